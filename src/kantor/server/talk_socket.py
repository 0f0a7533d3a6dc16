"""What one socket was sent of a table's talk."""

from __future__ import annotations

import msgspec

from kantor.server.clock import text_of_time
from kantor.server.table import Table
from kantor.server.talk import Talk, Word
from kantor.server.wire_talk import TalkMessage, WordInfo


class Hearing:
    """Compares what a person may hear with what the socket was sent, so that deleted words go too."""

    def __init__(self, talk: Talk, person: str | None) -> None:
        self._talk = talk
        self._person = person
        self._sent: set[int] = set()
        self._read: int | None = None

    def clear(self) -> None:
        """Send everything again."""
        self._sent.clear()
        self._read = None

    async def news(self, table: Table) -> bytes | None:
        """The message that brings the socket up to date, if there is anything new."""
        if self._person is None:
            return None
        room = await self._talk.room(table.id)
        if not room.version:
            return None
        heard = room.heard_by(self._person, table)
        now = {word.id for word in heard}
        read = await self._talk.last_read(table.id, self._person, fresh=self._read is None)
        if now == self._sent and read == self._read:
            return None
        fresh = tuple(self._info(word) for word in heard if word.id not in self._sent)
        message = TalkMessage(fresh, tuple(sorted(self._sent - now)), read)
        self._sent, self._read = now, read
        return msgspec.json.encode(message)

    def _info(self, word: Word) -> WordInfo:
        mine = word.person == self._person
        return WordInfo(word.id, word.seat, word.name, word.side, mine, text_of_time(word.at), word.text, word.preset)

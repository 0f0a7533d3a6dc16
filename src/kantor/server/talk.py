"""What people say at a table. It isn't in the table's log, so it can be deleted, and no record or archive shows it.

Before a match and after it everybody at the table hears everybody. While it runs, players are heard by all, as at any
table, but what spectators say is heard by spectators alone: nobody shall be advised. Whoever has no session hears
nothing, so that talk is for people and not for whoever collects pages.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections import OrderedDict
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kantor.server.auth import Person
from kantor.server.bus import Bus
from kantor.server.refusals import Refusal, no_such_table
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.talk_schema import silences, talks, words, words_read

Side = Literal["all", "players", "spectators"]

LONGEST = 300  # characters
SHOWN = 200  # words of a table, the latest
KEPT = 1_000
ROOMS = 1_000  # in memory
MARKS = 10_000
TRIES = 3
JOINS: Final = "\u200d"  # holds emoji together; all other signs that can't be seen are left out

# Sent as an id and shown in the reader's language: `say-<id>` in the client's texts.
PRESETS: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "your-turn",
    "back-later",
    "good-game",
    "again",
)


class Word(Struct, frozen=True):
    """Something that was said, as the database has it."""

    id: int
    person: str
    side: Side
    seat: int | None
    name: str
    text: str | None
    preset: str | None
    at: int


class Room(Struct, frozen=True):
    """The talk of a table at one moment, and who doesn't want to hear whom of those who spoke."""

    version: int = 0
    words: tuple[Word, ...] = ()
    silenced: frozenset[tuple[str, str]] = frozenset()

    def heard_by(self, person: str | None, table: Table) -> list[Word]:
        """What a person may and wants to hear."""
        if person is None:
            return []
        apart = table.row.state == "running" and bool(table.seats_of(person))
        return [
            word
            for word in self.words
            if (person, word.person) not in self.silenced and not (apart and word.side == "spectators")
        ]


class Talk:
    def __init__(self, tables: Tables, bus: Bus) -> None:
        self._tables = tables
        self._store = tables.store
        self._bus = bus
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._marks: OrderedDict[tuple[str, str], int] = OrderedDict()

    # Listening

    async def room(self, table: str) -> Room:
        """The talk of a table, read once for all who listen here."""
        known = self._rooms.get(table)
        if known is not None:
            self._rooms.move_to_end(table)
            return known
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # also when nobody waits
        try:
            return await asyncio.shield(task)
        finally:
            if task.done() and self._loading.get(table) is task:
                del self._loading[table]

    async def _load(self, table: str) -> Room:
        room = await self._read(table)
        # Where more was said meanwhile, whoever listens has been woken to read again.
        if self._loading.get(table) is asyncio.current_task():
            self._rooms[table] = room
            if len(self._rooms) > ROOMS:
                self._rooms.popitem(last=False)
        return room

    async def _read(self, table: str) -> Room:
        async with self._store.engine.connect() as connection:
            version = await connection.scalar(select(talks.c.version).where(talks.c.table_id == table))
            if version is None:
                return Room()
            latest = select(words).where(words.c.table_id == table).order_by(words.c.id.desc()).limit(SHOWN)
            found = tuple(_word(row) for row in reversed((await connection.execute(latest)).all()))
            # Read after the words: whoever was silenced before a word was said isn't heard with it.
            here = silences.c.table_id.is_(None) | (silences.c.table_id == table)
            authors = {word.person for word in found}
            query = select(silences.c.person, silences.c.other).where(silences.c.other.in_(authors), here)
            silenced = frozenset((row.person, row.other) for row in await connection.execute(query))
        return Room(version, found, silenced)

    async def last_read(self, table: str, person: str, fresh: bool = False) -> int:
        """The last word that a person has seen at a table, as far as this process knows or, `fresh`, as it is."""
        known = self._marks.get((table, person))
        if known is not None and not fresh:
            return known
        mine = words_read.c.table_id == table, words_read.c.person == person
        async with self._store.engine.connect() as connection:
            found = await connection.scalar(select(words_read.c.word).where(*mine)) or 0
        return self._remember(table, person, found)

    async def mark_read(self, table: str, person: str, word: int) -> None:
        mine = (words_read.c.table_id == table) & (words_read.c.person == person)

        def work(connection: Connection) -> None:
            last = connection.scalar(select(func.max(words.c.id)).where(words.c.table_id == table)) or 0
            seen = min(word, last)
            if not seen:
                return
            known = connection.scalar(select(words_read.c.word).where(mine))
            if known is None:
                connection.execute(insert(words_read).values(table_id=table, person=person, word=seen))
            elif seen > known:
                connection.execute(update(words_read).where(mine).values(word=seen))

        await self._store.write(work)
        await self.last_read(table, person, fresh=True)
        self._tables.wake(table)  # the person's other windows count anew

    def _remember(self, table: str, person: str, word: int) -> int:
        """The last word seen. Marks only grow: what was asked before somebody read on may be answered after it."""
        last = self._marks[table, person] = max(word, self._marks.get((table, person), 0))
        self._marks.move_to_end((table, person))
        if len(self._marks) > MARKS:
            self._marks.popitem(last=False)
        return last

    # Telling

    def changed(self, table: str) -> None:
        """The talk of a table was changed here, durably."""
        self.heard(table)
        self._bus.publish_talk(table)

    def heard(self, table: str) -> None:
        """The talk of a table was changed, here or by another process."""
        self._rooms.pop(table, None)
        self._loading.pop(table, None)
        self._tables.wake(table)

    async def compare(self) -> None:
        """Find out what nobody told of."""
        known = dict(self._rooms)
        if not known:
            return
        query = select(talks).where(talks.c.table_id.in_(list(known)))
        async with self._store.engine.connect() as connection:
            now = {row.table_id: row.version for row in await connection.execute(query)}
        for table, room in known.items():
            if now.get(table, 0) != room.version:
                self.heard(table)

    # Speaking

    async def say(self, table: Table, person: Person, text: str | None, preset: str | None, key: str | None) -> int:
        """Say something at a table; returns its number, the same for the same key."""
        values = _checked(text, preset) | _speaker(table, person)
        values |= {"table_id": table.id, "at": self._tables.clock.milliseconds(), "key": key}
        said: list[int] = []

        def work(connection: Connection) -> None:
            said.clear()
            number = connection.execute(insert(words).values(values)).inserted_primary_key
            assert number is not None
            said.append(int(number[0]))
            kept = select(words.c.id).where(words.c.table_id == table.id).order_by(words.c.id.desc()).limit(KEPT)
            if number[0] > KEPT:
                connection.execute(delete(words).where(words.c.table_id == table.id, words.c.id.not_in(kept)))
            renew(connection, table.id)

        for _ in range(TRIES):
            try:
                await self._store.write(work)
            except IntegrityError:
                # Said before by the same key, or somebody else has begun the talk in the same moment.
                known = await self._by_key(table.id, person.id, key)
                if known is not None:
                    return known
                continue
            self.changed(table.id)
            return said[-1]
        raise no_such_table()

    async def unsay(self, table: str, person: str, word: int) -> None:
        """Delete one's own words."""
        mine = words.c.id == word, words.c.table_id == table, words.c.person == person
        if not await self._delete(table, *mine):
            raise Refusal("no-such-word", 404)

    async def delete_word(self, word: int) -> None:
        """Delete anybody's words: for the one who runs the server."""
        async with self._store.engine.connect() as connection:
            table = await connection.scalar(select(words.c.table_id).where(words.c.id == word))
        if table is None or not await self._delete(table, words.c.id == word):
            raise Refusal("no-such-word", 404)

    async def delete_words_of(self, person: str) -> None:
        """Delete all that somebody has said."""
        for table in await self.tables_of(person):
            await self._delete(table, words.c.person == person, words.c.table_id == table)

    async def tables_of(self, person: str) -> list[str]:
        """Where somebody has said anything."""
        query = select(words.c.table_id).where(words.c.person == person).distinct()
        async with self._store.engine.connect() as connection:
            return [row.table_id for row in await connection.execute(query)]

    async def heard_word(self, table: str, person: str, word: int) -> Word:
        """Words that a person hears; others are unknown to them."""
        heard = (await self.room(table)).heard_by(person, await self._tables.table(table))
        found = next((one for one in heard if one.id == word), None)
        if found is None:
            raise Refusal("no-such-word", 404)
        return found

    async def _delete(self, table: str, *which: Any) -> int:
        gone: list[int] = []

        def work(connection: Connection) -> None:
            gone.append(connection.execute(delete(words).where(*which)).rowcount)
            renew(connection, table)

        await self._store.write(work)
        self.changed(table)
        return gone[-1]

    async def _by_key(self, table: str, person: str, key: str | None) -> int | None:
        query = select(words.c.id).where(words.c.table_id == table, words.c.person == person, words.c.key == key)
        async with self._store.engine.connect() as connection:
            found: int | None = await connection.scalar(query)
        return found


def renew(connection: Connection, *tables: str) -> None:
    """The talk of these tables has changed."""
    for table in tables:
        known = update(talks).where(talks.c.table_id == table).values(version=talks.c.version + 1)
        if connection.execute(known).rowcount == 0:
            connection.execute(insert(talks).values(table_id=table, version=1))


def _speaker(table: Table, person: Person) -> dict[str, Any]:
    """Who speaks, and who is meant to hear it."""
    seats = table.seats_of(person.id)
    seat = seats[0] if seats else None
    side: Side = "all" if table.row.state != "running" else "players" if seats else "spectators"
    name = person.name if seat is None else table.holders[seat].name or person.name
    return {"person": person.id, "side": side, "seat": seat, "name": name}


def _checked(text: str | None, preset: str | None) -> dict[str, str | None]:
    if (text is None) == (preset is None):
        raise Refusal("words", 400, most=LONGEST)
    if preset is not None:
        if preset not in PRESETS:
            raise Refusal("no-such-preset", 400)
        return {"text": None, "preset": preset}
    assert text is not None
    return {"text": tidy(text, LONGEST, lines=False), "preset": None}


def tidy(text: str, most: int, lines: bool) -> str:
    """What people wrote without signs that can't be seen, such as those that turn the direction of what follows."""
    seen = "".join(
        sign for sign in unicodedata.normalize("NFC", text) if sign.isprintable() or sign == JOINS or sign.isspace()
    )
    tidied = seen.strip().replace("\r\n", "\n") if lines else " ".join(seen.split())
    if len(tidied) > most or (not lines and not tidied.replace(JOINS, "")):
        raise Refusal("words", 400, most=most)
    return tidied


def _word(row: Row[Any]) -> Word:
    return Word(row.id, row.person, row.side, row.seat, row.name, row.text, row.preset, row.at)

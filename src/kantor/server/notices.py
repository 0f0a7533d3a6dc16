"""What has to be told to people outside: that it is their turn, that a match is over, that a seat of their table has
filled, that they are invited. And who can tell it.

A notice is told at least once. Its id is the same each time, so that whoever is told can leave out a second one.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from kantor.core.errors import BadSettings
from kantor.server.refusals import FOLDER
from kantor.server.store import Change
from kantor.server.table import Table

log = logging.getLogger("kantor.server")


class Notice(Struct, frozen=True):
    id: int
    table: str
    entry: int
    kind: Literal["turn", "over", "invite", "seats"]
    seat: int
    person: str  # an id: how to reach the person is looked up when it is told


class Later(Exception):
    """It is told later, as it should be."""


class Sender(Protocol):
    async def send(self, notice: Notice) -> None:
        """Tell the outside. When it returns, that is done; whatever it raises, it is tried again later."""


class LogSender:
    """Writes notices to the server's log."""

    async def send(self, notice: Notice) -> None:
        log.warning("notice %s", msgspec.json.encode(notice).decode())


class FileSender:
    """Appends notices to a file, a line of JSON each, on the disk before it counts as told."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._turn = asyncio.Lock()

    async def send(self, notice: Notice) -> None:
        async with self._turn:
            await asyncio.to_thread(self._append, msgspec.json.encode(notice) + b"\n")

    def _append(self, line: bytes) -> None:
        with self._path.open("ab") as file:
            # Whoever was killed in the middle of a line must not spoil the next one.
            if file.tell() and not _ends_a_line(self._path):
                line = b"\n" + line
            file.write(line)
            file.flush()
            os.fsync(file.fileno())


def _ends_a_line(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


def sender_of(setting: str) -> Sender | None:
    """`log`, or `file:` and a path; nothing: nobody is told, and nothing is written for it."""
    if not setting:
        return None
    if setting == "log":
        return LogSender()
    kind, _, path = setting.partition(":")
    if kind != "file" or not path:
        raise BadSettings("outbox", folder=FOLDER, got=setting[:60])
    return FileSender(Path(path))


def with_notices(table: Table, change: Change) -> Change:
    """The change with what it makes known to people: who comes to owe a decision, and that the match is over."""
    entry = change.entries[0].entry
    found = []
    if change.due is not None:
        found += [("turn", entry, seat) for seat in change.due if seat not in table.due]
    over = [at.entry for at in change.entries if at.kind == "over"]
    people = [(kind, at, seat, table.holders[seat].playing) for kind, at, seat in found]
    # Whoever a bot stands in for wants to know the end too.
    people += [("over", at, seat, holder.person) for at in over for seat, holder in enumerate(table.holders)]
    people += [("seats", entry, seat, person) for seat, person in _seats_filled(table, change)]
    rows = [{"kind": kind, "entry": at, "seat": seat, "person": person} for kind, at, seat, person in people if person]
    return msgspec.structs.replace(change, notices=tuple(rows))


def _seats_filled(table: Table, change: Change) -> Iterator[tuple[int, str]]:
    """Who has to know of a seat: the host and those who sit there, when another person sits down, or all is full."""
    first = change.entries[0]
    if first.kind != "join" or first.seat is None or table.row.state != "open":
        return
    others = [holder for at, holder in enumerate(table.holders) if at != first.seat]
    if "bot" in first.data and any(holder.empty for holder in others):
        return
    for person in sorted({table.row.host, *(holder.person for holder in others if holder.person)} - {first.person}):
        assert person is not None
        yield first.seat, person

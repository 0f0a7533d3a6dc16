"""A table without its match: who sits where, its settings, its state. Each entry makes the next outline of the last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from kantor.server.entries import Entry

State = Literal["open", "running", "over"]
Names = Mapping[tuple[int, str], str]  # by seat and person: how a person is called at a seat of this table


class SeatHolder(Struct, frozen=True):
    """Who has a seat: a person, a bot or nobody."""

    person: str | None = None
    bot: str | None = None
    name: str = ""

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None


NOBODY = SeatHolder()


class TableRow(Struct, frozen=True):
    """The columns of a table that follow from its entries."""

    id: str
    game: str
    players: int
    settings: dict[str, Any]
    catalogue: str
    title: str
    public: bool
    host: str
    state: State | Literal["closed"]
    created: str
    next: str | None = None


class Outline(Struct, frozen=True):
    row: TableRow
    holders: tuple[SeatHolder, ...]

    def after(self, entry: Entry, names: Names) -> Outline:
        """The outline that an entry leaves."""
        data = entry.data
        match entry.kind:
            case "settings":
                row = msgspec.structs.replace(self.row, **data)
                return Outline(row, (self.holders + (NOBODY,) * row.players)[: row.players])
            case "join":
                return self._with(entry, _holder(entry, names))
            case "leave":
                return self._with(entry, NOBODY)
            case "substitute":
                return self._with(entry, SeatHolder(bot=data["bot"], name=data["name"]))
            case "start":
                return self._row(state="running", catalogue=data["catalogue"])
            case "rules":
                return self._row(catalogue=data["catalogue"])
            case "over":
                return self._row(state="over")
            case "close":
                return self._row(state="closed")
            case "next":
                return self._row(next=data["table"])
            case _:
                return self

    def _row(self, **columns: Any) -> Outline:
        return Outline(msgspec.structs.replace(self.row, **columns), self.holders)

    def _with(self, entry: Entry, holder: SeatHolder) -> Outline:
        holders = list(self.holders)
        assert entry.seat is not None
        # Logs of version 0.1.0 don't tell when the number of players was changed.
        if entry.seat < len(holders):
            holders[entry.seat] = holder
        return Outline(self.row, tuple(holders))


def opened(table: str, entry: Entry) -> Outline:
    """The outline that the first entry of a table makes."""
    assert entry.kind == "open"
    assert entry.person is not None
    data = entry.data
    row = TableRow(
        id=table,
        game=data["game"],
        players=data["players"],
        settings=data["settings"],
        catalogue=data["catalogue"],
        title=data["title"],
        public=data["public"],
        host=entry.person,
        state="open",
        created=entry.at,
    )
    return Outline(row, (NOBODY,) * row.players)


def _holder(entry: Entry, names: Names) -> SeatHolder:
    if "bot" in entry.data:
        return SeatHolder(bot=entry.data["bot"], name=entry.data["name"])
    assert entry.seat is not None
    assert entry.person is not None
    return SeatHolder(person=entry.person, name=names.get((entry.seat, entry.person), ""))

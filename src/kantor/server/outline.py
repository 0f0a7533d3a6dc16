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
    """Who has a seat: a person, a bot or nobody; a person with a bot is away, and the bot plays meanwhile."""

    person: str | None = None
    bot: str | None = None
    name: str = ""

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def playing(self) -> str | None:
        """The person who plays here, unless a bot does."""
        return self.person if self.bot is None else None


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
    pace: dict[str, Any] = {}
    seeking: bool = False  # further players: shown before the other open tables
    hints: bool = False  # whether players may ask for hints when others than bots play
    hinted: bool = False  # somebody has asked for one


class Outline(Struct, frozen=True):
    row: TableRow
    holders: tuple[SeatHolder, ...]
    agreed: tuple[tuple[int, str], ...] = ()  # by seat: who wants a bot to play for somebody who is away

    def after(self, entry: Entry, names: Names) -> Outline:
        """The outline that an entry leaves."""
        data = entry.data
        match entry.kind:
            case "settings":
                row = msgspec.structs.replace(self.row, **data)
                return Outline(row, (self.holders + (NOBODY,) * row.players)[: row.players], self.agreed)
            case "host":
                return self._row(host=data["person"])
            case "start":
                return self._row(state="running", catalogue=data["catalogue"], seeking=False)
            case "rules":
                return self._row(catalogue=data["catalogue"])
            case "over":
                return self._row(state="over")
            case "close":
                return self._row(state="closed")
            case "next":
                return self._row(next=data["table"])
            case "hint":
                return self._row(hinted=True)
            case _:
                return self._seat_after(entry, names)

    def _seat_after(self, entry: Entry, names: Names) -> Outline:
        """Who has a seat after an entry."""
        data = entry.data
        match entry.kind:
            case "join":
                return self._with(entry, _holder(entry, names))
            case "leave":
                return self._with(entry, NOBODY)
            case "agree":
                assert entry.seat is not None
                assert entry.person is not None
                return msgspec.structs.replace(self, agreed=(*self.agreed, (entry.seat, entry.person)))
            case "substitute" if "name" not in data:
                return self._with(entry, msgspec.structs.replace(self._holder(entry), bot=data["bot"]))
            case "substitute":
                return self._with(entry, SeatHolder(bot=data["bot"], name=data["name"]))
            case "return":
                return self._with(entry, msgspec.structs.replace(self._holder(entry), bot=None))
            case "move" | "undo" if self.agreed and entry.by == "person":
                return self._with(entry, self._holder(entry))
            case "forget" if self._holder(entry).person == entry.person:
                return self._with(entry, msgspec.structs.replace(self._holder(entry), name=""))
            case _:
                return self

    def _row(self, **columns: Any) -> Outline:
        return msgspec.structs.replace(self, row=msgspec.structs.replace(self.row, **columns))

    def _holder(self, entry: Entry) -> SeatHolder:
        assert entry.seat is not None
        return self.holders[entry.seat]

    def _with(self, entry: Entry, holder: SeatHolder) -> Outline:
        holders = list(self.holders)
        assert entry.seat is not None
        # Logs of version 0.1.0 don't tell when the number of players was changed.
        if entry.seat < len(holders):
            holders[entry.seat] = holder
        # What was agreed about a seat ends when it changes, and when its person plays again.
        agreed = tuple(pair for pair in self.agreed if pair[0] != entry.seat)
        return Outline(self.row, tuple(holders), agreed)


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
        pace=data.get("pace", {}),
        seeking=data.get("seeking", False),
        hints=data.get("hints", False),
    )
    return Outline(row, (NOBODY,) * row.players)


def _holder(entry: Entry, names: Names) -> SeatHolder:
    if "bot" in entry.data:
        return SeatHolder(bot=entry.data["bot"], name=entry.data["name"])
    assert entry.seat is not None
    assert entry.person is not None
    return SeatHolder(person=entry.person, name=names.get((entry.seat, entry.person), ""))

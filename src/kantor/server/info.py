"""A table as one person may see it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from kantor.server.clock import text_of_time
from kantor.server.clocks import Clocks
from kantor.server.entries import Note
from kantor.server.outline import Outline
from kantor.server.pace import pace_of
from kantor.server.presence import Presence
from kantor.server.table import Table
from kantor.server.wire import DueInfo, ResultInfo, SeatInfo, TableInfo


def table_info(table: Table, person: str | None, presence: Presence) -> TableInfo:
    return outline_info(
        table.outline,
        person,
        presence,
        table.due,
        table.entry,
        tuple(table.notes),
        _result(table),
        table.stood_in,
        table.clocks,
        table.hints_asked,
    )


def _result(table: Table) -> ResultInfo | None:
    """Who did how well in a match that is over, by its archive where there is one."""
    if table.archived is not None:
        found = table.archived.result
        return None if found is None else msgspec.convert(found, ResultInfo)
    result = None if table.match is None else table.match.result
    return None if result is None else ResultInfo(result.totals, result.ranking)


def outline_info(
    outline: Outline,
    person: str | None,
    presence: Presence,
    due: Mapping[int, int],
    entry: int = 0,
    notes: tuple[Note, ...] = (),
    result: ResultInfo | None = None,
    stood_in: Mapping[int, int] = MappingProxyType({}),
    clocks: Clocks | None = None,
    hints: Mapping[int, int] = MappingProxyType({}),
) -> TableInfo:
    row, holders = outline.row, outline.holders
    assert row.state != "closed"
    seated = {holder.person for holder in holders if holder.person is not None}
    here = presence.people(row.id)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        state=row.state,
        public=row.public,
        players=row.players,
        settings=row.settings,
        catalogue=row.catalogue,
        hosting=row.host == person,
        entry=entry,
        created=row.created,
        next=row.next,
        watching=sum(visitor.person not in seated for visitor in presence.at(row.id)),
        seats=tuple(
            msgspec.structs.replace(
                _seat(outline, seat, person, here, presence, stood_in.get(seat, 0)),
                bank=_bank(clocks, seat),
                hints=hints.get(seat, 0),
            )
            for seat in range(len(holders))
        ),
        notes=notes,
        due=() if row.state == "over" else tuple(_due(seat, since, clocks) for seat, since in due.items()),
        result=result,
        pace=pace_of(row.pace),
        seeking=row.seeking,
        hints=row.hints,
        hinted=row.hinted,
    )


def _due(seat: int, since: int, clocks: Clocks | None) -> DueInfo:
    clock = None if clocks is None else clocks.players[seat]
    deadline = None if clock is None else clock.deadline
    return DueInfo(
        seat, text_of_time(since), None if deadline is None else text_of_time(deadline), bool(clock and clock.late)
    )


def _bank(clocks: Clocks | None, seat: int) -> int | None:
    return None if clocks is None else clocks.players[seat].bank // 1000


def _seat(
    outline: Outline, seat: int, person: str | None, here: set[str], presence: Presence, stood_in: int
) -> SeatInfo:
    row, holder = outline.row, outline.holders[seat]
    held = holder.person
    connected = held in here if held is not None else holder.bot is not None
    # After the end it doesn't matter who is there.
    left = presence.left_at(row.id, held) if held is not None and not connected and row.state != "over" else None
    return SeatInfo(
        seat=seat,
        kind="person" if held else "bot" if holder.bot else "empty",
        name=holder.name,
        bot=None if held else holder.bot,
        host=held is not None and held == row.host,
        yours=held is not None and held == person,
        connected=connected,
        away=None if left is None else text_of_time(left),
        substitute=holder.bot if held else None,
        stood_in=stood_in,
        agreed=sum(agreed == seat for agreed, _ in outline.agreed),
        you_agreed=person is not None and (seat, person) in outline.agreed,
    )

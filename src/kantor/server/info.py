"""A table as one person may see it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from kantor.server.clock import text_of_time
from kantor.server.entries import Note
from kantor.server.outline import Outline, SeatHolder, TableRow
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
    )


def _result(table: Table) -> ResultInfo | None:
    """Who did how well in a match that is over, by its archive where there is one."""
    if table.archived is not None:
        return msgspec.convert(table.archived.result, ResultInfo)
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
        seats=tuple(_seat(row, seat, holder, person, here) for seat, holder in enumerate(holders)),
        notes=notes,
        due=tuple(DueInfo(seat, text_of_time(since)) for seat, since in due.items()),
        result=result,
    )


def _seat(row: TableRow, seat: int, holder: SeatHolder, person: str | None, here: set[str]) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind="bot" if holder.bot else "person" if holder.person else "empty",
        name=holder.name,
        bot=holder.bot,
        host=holder.person is not None and holder.person == row.host,
        yours=holder.person is not None and holder.person == person,
        connected=holder.bot is not None or holder.person in here,
    )

"""A table as one person may see it."""

from __future__ import annotations

from kantor.server.entries import Note
from kantor.server.presence import Presence
from kantor.server.store import Chair, TableRow
from kantor.server.table import Table
from kantor.server.wire import SeatInfo, TableInfo


def table_info(table: Table, person: str | None, presence: Presence) -> TableInfo:
    return row_info(table.row, table.chairs, person, presence, table.entry, tuple(table.notes))


def row_info(
    row: TableRow,
    chairs: tuple[Chair, ...],
    person: str | None,
    presence: Presence,
    entry: int = 0,
    notes: tuple[Note, ...] = (),
) -> TableInfo:
    seated = {chair.person for chair in chairs}
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
        watching=sum(guest.person not in seated for guest in presence.at(row.id)),
        seats=tuple(_seat(row, seat, chair, person, here) for seat, chair in enumerate(chairs)),
        notes=notes,
    )


def _seat(row: TableRow, seat: int, chair: Chair, person: str | None, here: set[str]) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind="bot" if chair.bot else "person" if chair.person else "empty",
        name=chair.name,
        bot=chair.bot,
        host=chair.person is not None and chair.person == row.host,
        yours=chair.person is not None and chair.person == person,
        connected=chair.bot is not None or chair.person in here,
    )

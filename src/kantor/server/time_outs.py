"""What happens when a player's time is up, as the lobby chose it. Nobody has to watch: the deadlines lie in `due`."""

from __future__ import annotations

import logging

from sqlalchemy import select

from kantor.core.errors import KantorError
from kantor.server import schema
from kantor.server.absence import substitutes
from kantor.server.entries import Entry
from kantor.server.store import Change, StoredResult
from kantor.server.table import Table
from kantor.server.tables import Tables

MOST = 100
GRACE = 30_000  # milliseconds that somebody whose connection broke has to come back to a live table and move

log = logging.getLogger("kantor.server")


async def sweep_deadlines(tables: Tables) -> list[str]:
    """See to the tables where somebody's time is up; returns them."""
    due, now = schema.due, tables.clock.milliseconds()
    query = select(due.c.table_id).where(due.c.deadline <= now).order_by(due.c.deadline).limit(MOST)
    async with tables.store.engine.connect() as connection:
        found = list(dict.fromkeys([row.table_id for row in await connection.execute(query)]))
    for table in found:
        try:
            await tables.change(table, lambda at: timed_out(tables, at))
        except KantorError as error:
            log.warning("table %s: time is up, but: %s", table, error)
    return found


def timed_out(tables: Tables, at: Table) -> Change | int:
    """The entries for those whose time is up at a table."""
    clocks, now = at.clocks, tables.clock.milliseconds()
    if clocks is None or at.row.state != "running":
        return at.entry
    passed = [(seat, deadline) for seat, deadline in clocks.deadlines.items() if deadline <= now]
    late = [seat for seat, deadline in passed if not _grace(tables, at, seat, deadline)]
    if not late:
        return at.entry
    match clocks.pace.at_zero:
        case "end":
            over = at.next_entry("over", late[0], by="clock", data={"late": late[0]})
            return Change((over,), due={}, result=StoredResult(over.at))
        case "wait":
            return Change(tuple(at.next_entry("late", seat, by="clock", after=no) for no, seat in enumerate(late)))
        case _:
            entries: list[Entry] = []
            for person in dict.fromkeys(at.holders[seat].person for seat in late):
                assert person is not None
                entries += substitutes(at, person, len(entries))
            return Change(tuple(entries))


def _grace(tables: Tables, at: Table, seat: int, deadline: int) -> bool:
    """Whether somebody has only just lost the connection to a live table; who is back since has the rest of it to
    move. Going and coming again and again brings no more, and a server that has just begun had cut off everybody."""
    person, presence = at.holders[seat].person, tables.presence
    assert at.clocks is not None
    if at.clocks.pace.kind != "live" or person is None:
        return False
    left = max(presence.began, presence.left_at(at.id, person) or 0)
    return tables.clock.milliseconds() < min(left, max(presence.began, deadline)) + GRACE

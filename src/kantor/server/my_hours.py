"""When a person's clock runs: the daily window, and vacations. What is set counts for games that begin later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, select, update

from kantor.core.errors import KantorError
from kantor.server import schema
from kantor.server.clock import text_of_time
from kantor.server.hours import Hours, checked_hours
from kantor.server.outline import SeatHolder
from kantor.server.pace import pace_of
from kantor.server.refusals import Refusal
from kantor.server.store import Change, Store
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.wire import HoursInfo, MyHours

DAYS_A_YEAR = 30
DAY = 24 * 3600 * 1000

hours, seats = schema.hours, schema.seats


async def hours_of(store: Store, holders: Sequence[SeatHolder], now: int) -> Mapping[str, Mapping[str, Any]]:
    """By person: the window and the vacation of those who sit at a table, as the log keeps them."""
    people = [holder.person for holder in holders if holder.person is not None]
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(select(hours).where(hours.c.person.in_(people))))
    return {
        row.person: {
            "hours": msgspec.to_builtins(Hours(row.zone, row.opens, row.closes)),
            "vacations": [[now, row.vacation]] if row.vacation is not None and row.vacation > now else [],
        }
        for row in rows
    }


async def my_hours(tables: Tables, person: str) -> MyHours:
    row = await _row(tables.store, person)
    now = tables.clock.milliseconds()
    if row is None:
        return MyHours(HoursInfo(), None, DAYS_A_YEAR)
    until = row.vacation if row.vacation is not None and row.vacation > now else None
    left = DAYS_A_YEAR - (row.days_used if row.year == _year(now) else 0)
    return MyHours(
        HoursInfo(row.zone, row.opens, row.closes), None if until is None else text_of_time(until), max(0, left)
    )


async def set_hours(tables: Tables, person: str, wanted: HoursInfo) -> None:
    checked = checked_hours(Hours(wanted.zone, wanted.opens, wanted.closes))
    await _write(tables.store, person, zone=checked.zone, opens=checked.opens, closes=checked.closes)


async def take_vacation(tables: Tables, person: str, days: int) -> None:
    """The clocks of a person stand for some days, at every table over days where the person plays."""
    known = await my_hours(tables, person)
    now = tables.clock.milliseconds()
    if known.vacation is not None:
        raise Refusal("on-vacation")
    if days > known.days_left:
        raise Refusal("vacation-days", left=known.days_left)
    until = now + days * DAY
    used = DAYS_A_YEAR - known.days_left + days
    await _write(tables.store, person, vacation=until, year=_year(now), days_used=used)
    query = select(seats.c.table_id).join(schema.tables, schema.tables.c.id == seats.c.table_id).distinct()
    query = query.where(seats.c.person == person, schema.tables.c.state == "running")
    async with tables.store.engine.connect() as connection:
        found = [row.table_id for row in await connection.execute(query)]
    for table in found:
        try:
            await tables.change(table, lambda at: _away(at, person, until))
        except KantorError:
            continue  # it is over meanwhile


def _away(at: Table, person: str, until: int) -> Change | int:
    mine = [seat for seat, holder in enumerate(at.holders) if holder.playing == person]
    if pace_of(at.row.pace).kind != "days" or at.row.state != "running" or not mine:
        return at.entry
    data = {"until": until}
    entries = [
        at.next_entry("vacation", seat, person=person, data=data, after=after) for after, seat in enumerate(mine)
    ]
    return Change(tuple(entries))


async def _row(store: Store, person: str) -> Row[Any] | None:
    async with store.engine.connect() as connection:
        found: Row[Any] | None = (await connection.execute(select(hours).where(hours.c.person == person))).first()
    return found


async def _write(store: Store, person: str, **values: Any) -> None:
    def work(connection: Connection) -> None:
        if connection.execute(update(hours).where(hours.c.person == person).values(values)).rowcount == 0:
            row = {"zone": "UTC", "opens": 0, "closes": 1440, **values}
            connection.execute(insert(hours).values(person=person, **row))

    await store.write(work)


def _year(now: int) -> int:
    return datetime.fromtimestamp(now / 1000, UTC).year

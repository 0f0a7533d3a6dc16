"""People who are gone: the others seat a substitute by agreement, the person returns, the host's role is handed on."""

from __future__ import annotations

from kantor.server.auth import Person
from kantor.server.entries import Entry
from kantor.server.lobby import bot_name
from kantor.server.outline import SeatHolder
from kantor.server.pace import pace_of
from kantor.server.refusals import Refusal
from kantor.server.store import Change
from kantor.server.table import Table
from kantor.server.tables import Tables


async def agree(tables: Tables, table: str, person: Person, seat: int) -> Table:
    """Want a bot to play for somebody who is away. When all who are at the table want it, the bot sits down."""

    def action(at: Table) -> Change | int:
        _check_running(at)
        away = at.holder(seat).person
        if not at.seats_of(person.id):
            raise Refusal("not-at-table", 403)
        if away is None or away == person.id:
            raise Refusal("no-substitute", seat=seat)
        if at.holder(seat).bot is not None:
            raise Refusal("substitute-plays", seat=seat)
        if at.clocks is None or not at.clocks.players[seat].late:
            check_away(tables, at, away)
        agreed = {one for other, one in at.outline.agreed if other == seat} | {person.id}
        entries: list[Entry] = []
        if (seat, person.id) not in at.outline.agreed:
            entries.append(at.next_entry("agree", seat, person=person.id))
        here = tables.presence.people(at.id)
        needed = {holder.playing for holder in at.holders if holder.playing in here} - {away, None}
        if needed <= agreed:
            entries += substitutes(at, away, len(entries))
        return Change(tuple(entries)) if entries else at.entry

    return (await tables.change(table, action))[0]


def substitutes(at: Table, person: str, after: int = 0) -> list[Entry]:
    """The entries that seat a bot for a person, wherever the person plays at a table; the seats stay the person's."""
    seats = [seat for seat, holder in enumerate(at.holders) if holder.playing == person]
    data = {"bot": pace_of(at.row.pace).bot}
    return [
        at.next_entry("substitute", seat, by="clock", data=data, after=after + number)
        for number, seat in enumerate(seats)
    ]


async def come_back(tables: Tables, table: str, person: Person) -> Table:
    """Take over from the substitute, at all own seats."""

    def action(at: Table) -> Change | int:
        _check_running(at)
        if not at.seats_of(person.id):
            raise Refusal("not-at-table", 403)
        seats = [seat for seat in at.seats_of(person.id) if at.holders[seat].bot is not None]
        entries = [at.next_entry("return", seat, person=person.id, after=after) for after, seat in enumerate(seats)]
        return Change(tuple(entries)) if entries else at.entry

    return (await tables.change(table, action))[0]


async def take_host(tables: Tables, table: str, person: Person) -> Table:
    """Become the host of a table whose host is gone."""

    def action(at: Table) -> Change | int:
        if at.row.host == person.id:
            return at.entry
        if at.row.state == "over":
            raise Refusal("table-over")
        if not at.seats_of(person.id):
            raise Refusal("not-at-table", 403)
        check_away(tables, at, at.row.host)
        return Change((_host(at, person.id, person.id, 0),))

    return (await tables.change(table, action))[0]


async def leave(tables: Tables, table: str, person: Person) -> None:
    """Leave for good: seats are freed or go to bots, the host's role goes to the next person, an empty table closes."""

    def action(at: Table) -> Change | int:
        if at.row.state == "over":
            raise Refusal("table-over")
        return left_by(at, person.id) or at.entry

    await tables.change(table, action)


async def resign(tables: Tables, table: str, person: Person, seat: int) -> Table:
    """Give a seat up for good: a bot takes it over. Whoever hosted and has no other seat is host no more."""

    def action(at: Table) -> Change:
        at.check_seat(seat, person.id)
        _check_running(at)
        if at.seats_of(person.id) == [seat]:
            change = left_by(at, person.id)
            assert change is not None
            return change
        return Change(tuple(resigned(at, seat, person.id, bot_name(at.holders))))

    return (await tables.change(table, action))[0]


def left_by(at: Table, person: str) -> Change | None:
    """What it takes for a person to be gone from a table; None when nothing does."""
    mine = at.seats_of(person)
    entries: list[Entry] = []
    others = [holder.person for holder in at.holders if holder.person not in (None, person)]
    if at.row.host == person and not others and at.row.state == "open":
        return Change((at.next_entry("close", person=person),), due={})
    names: list[str] = []
    for seat in mine:
        if at.row.state == "open":
            entries.append(at.next_entry("leave", seat, person=person, after=len(entries)))
        elif at.row.state == "running":
            # Of several seats that are given up at once each bot needs a name of its own.
            names.append(bot_name([*at.holders, *(SeatHolder(name=name) for name in names)]))
            entries += resigned(at, seat, person, names[-1], len(entries))
    if at.row.host == person and others and others[0] is not None:
        entries.append(_host(at, person, others[0], len(entries)))
    return Change(tuple(entries)) if entries else None


def resigned(at: Table, seat: int, person: str, name: str, after: int = 0) -> list[Entry]:
    """A bot takes a seat over for good."""
    data = {"bot": pace_of(at.row.pace).bot, "name": name}
    return [
        at.next_entry("resign", seat, person=person, after=after),
        at.next_entry("substitute", seat, by="clock", data=data, after=after + 1),
    ]


def check_away(tables: Tables, at: Table, person: str) -> None:
    """Refuses when somebody is at the table, or has been until just now."""
    away = tables.presence.away_for(at.id, person) / 1000
    if away < tables.settings.away_seconds:
        if person in tables.presence.people(at.id):
            raise Refusal("not-away")
        raise Refusal("not-away-long", seconds=max(1, round(tables.settings.away_seconds - away)))


def _host(at: Table, giver: str, to: str, after: int) -> Entry:
    seat = next(seat for seat, holder in enumerate(at.holders) if holder.person == to)
    return at.next_entry("host", seat, person=giver, data={"person": to}, after=after)


def _check_running(at: Table) -> None:
    if at.row.state != "running":
        raise Refusal("not-started" if at.row.state == "open" else "table-over")

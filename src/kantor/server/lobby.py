"""What people do around a match: open a table, sit down, get up, start, resign, rematch."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from kantor.bots import BOTS
from kantor.core.errors import BadSettings
from kantor.server.auth import Person, checked_name, checked_title
from kantor.server.entries import Entry, now
from kantor.server.refusals import Refusal
from kantor.server.store import Change, SeatHolder, StoredTable, TableRow
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.wire import NewTable, Sitter, TableChanges

SUBSTITUTE = "greedy"
# Names of the Hanse's days, the same in every language: twice as many as a table has seats, for people may bear one.
BOT_NAMES = (
    "Tidemann",
    "Lutgard",
    "Godeke",
    "Wendela",
    "Hildebrand",
    "Aleke",
    "Sievert",
    "Geseke",
    "Wulfram",
    "Taleke",
    "Evert",
    "Windel",
)


async def open_table(tables: Tables, person: Person, wish: NewTable) -> Table:
    """A new table, with whoever is to sit there already, and begun if wanted."""
    game = tables.game(wish.game)
    setup = game.setup(wish.players, wish.settings)
    if len(wish.seats) > setup.players:
        raise Refusal("too-many-seats", 400, seats=len(wish.seats), players=setup.players)
    holders: list[SeatHolder] = []
    for sitter in wish.seats:
        holders.append(SeatHolder() if sitter is None else _holder(sitter, person, holders))
    holders += [SeatHolder()] * (setup.players - len(holders))
    if wish.start and any(holder.empty for holder in holders):
        raise Refusal("seats-empty", empty=sum(holder.empty for holder in holders))
    row = TableRow(
        id=new_id(),
        game=game.key,
        players=setup.players,
        settings=dict(setup.settings),
        catalogue=game.catalogue(setup).fingerprint,
        title=checked_title(wish.title),
        public=wish.public,
        host=person.id,
        state="open",
        created=now(),
    )
    return await _create(tables, person, row, holders, wish.start)


async def _create(tables: Tables, person: Person, row: TableRow, holders: Sequence[SeatHolder], start: bool) -> Table:
    if await tables.store.unfinished(person.id) >= tables.settings.tables_per_person:
        raise Refusal("too-many-tables", most=tables.settings.tables_per_person)
    taken = [(seat, holder) for seat, holder in enumerate(holders) if not holder.empty]
    entries = tuple(_join(number, seat, holder, person) for number, (seat, holder) in enumerate(taken, 1))
    change = Change(entries, holders=tuple(holders))
    if start:
        # The table is born running: one transaction, as if it had been started at once.
        table = Table(StoredTable(row, tuple(holders), entries, None), tables.game(row.game), tables.matches)
        begun = table.start(person.id)
        row = msgspec.structs.replace(row, **begun.columns)
        change = Change(entries + begun.entries, holders=tuple(holders), position=begun.position)
    await tables.store.create(row, change)
    table = await tables.table(row.id)
    tables.on_change(table)
    return table


async def change_table(tables: Tables, table: str, person: Person, wish: TableChanges) -> Table:
    """New settings, players, title: by the host, while the table is open."""

    def action(at: Table) -> Change:
        at.check_host(person.id)
        at.check_open()
        players = at.row.players if wish.players is UNSET else wish.players
        chosen: Mapping[str, Any] = at.row.settings if wish.settings is UNSET else wish.settings
        if wish.players is not UNSET and wish.settings is UNSET:
            chosen = _still_fitting(at, wish.players)
        setup = at.game.setup(players, chosen)
        for seat, holder in enumerate(at.holders[setup.players :], setup.players):
            if not holder.empty:
                raise Refusal("seats-beyond", seat=seat)
        columns = {
            "players": setup.players,
            "settings": msgspec.json.encode(setup.settings).decode(),
            "catalogue": at.game.catalogue(setup).fingerprint,
            "title": at.row.title if wish.title is UNSET else checked_title(wish.title),
            "public": at.row.public if wish.public is UNSET else wish.public,
        }
        holders = (at.holders + (SeatHolder(),) * setup.players)[: setup.players]
        return Change(columns=columns, holders=holders)

    return await tables.change(table, action)


def _still_fitting(at: Table, players: int) -> dict[str, Any]:
    """The settings that another number of players leaves as they are; the others fall back to their default."""
    found = {}
    for setting in at.game.settings:
        value = at.row.settings[setting.key]
        given = tuple(value) if isinstance(value, list) else value
        was_default = given == setting.default_with(at.row.players)
        if not was_default and type(players) is int and setting.accepts(given, players):
            found[setting.key] = value
    return found


async def close_table(tables: Tables, table: str, person: Person) -> None:
    at = await tables.table(table)
    at.check_host(person.id)
    at.check_open()
    await tables.drop(at)


async def sit_down(tables: Tables, table: str, person: Person, seat: int, sitter: Sitter) -> Table:
    def action(at: Table) -> Change:
        at.holder(seat)
        at.check_open()
        if sitter.sitter == "bot":
            at.check_host(person.id)
        if not at.holders[seat].empty:
            raise Refusal("seat-taken", seat=seat)
        holder = _holder(sitter, person, at.holders)
        return Change((_join(at.entry + 1, seat, holder, person),), holders=_with(at, seat, holder))

    return await tables.change(table, action)


async def get_up(tables: Tables, table: str, person: Person, seat: int) -> Table:
    """Free a seat before the match: one's own, or as the host any."""

    def action(at: Table) -> Change:
        holder = at.holder(seat)
        at.check_open()
        if holder.empty:
            raise Refusal("seat-empty", seat=seat)
        if holder.person != person.id:
            at.check_host(person.id)
        entry = at.next_entry("leave", seat, person=person.id, data={"name": holder.name})
        return Change((entry,), holders=_with(at, seat, SeatHolder()))

    return await tables.change(table, action)


async def start(tables: Tables, table: str, person: Person) -> Table:
    def action(at: Table) -> Change:
        at.check_host(person.id)
        at.check_open()
        return at.start(person.id)

    return await tables.change(table, action)


async def resign(tables: Tables, table: str, person: Person, seat: int) -> Table:
    """Leave for good: a bot takes the seat over."""

    def action(at: Table) -> Change:
        at.check_seat(seat, person.id)
        if at.row.state != "running":
            raise Refusal("not-started" if at.row.state == "open" else "table-over")
        bot = SUBSTITUTE if SUBSTITUTE in BOTS else next(iter(BOTS))
        holder = SeatHolder(bot=bot, name=bot_name(at.holders))
        entries = (
            at.next_entry("resign", seat, person=person.id, data={"name": at.holders[seat].name}),
            at.next_entry("substitute", seat, by="clock", data={"name": holder.name, "bot": bot}, after=1),
        )
        return Change(entries, holders=_with(at, seat, holder))

    return await tables.change(table, action)


async def rematch(tables: Tables, table: str, person: Person) -> Table:
    """The same once more: whoever asks first hosts the new table, the others are put on their old seats."""
    old = await tables.table(table)
    if old.row.state != "over":
        raise Refusal("not-over")
    if old.row.next is None:
        if not old.seats_of(person.id):
            raise Refusal("not-the-host", 403)
        holders = [holder if holder.bot or holder.person == person.id else SeatHolder() for holder in old.holders]
        row = msgspec.structs.replace(old.row, id=new_id(), host=person.id, state="open", created=now(), next=None)
        new = await _create(tables, person, row, holders, start=False)

        def linked(at: Table) -> Change:
            return Change(columns={"next": new.id} if at.row.next is None else {})

        old = await tables.change(table, linked)
    assert old.row.next is not None
    new = await tables.table(old.row.next)
    for seat in old.seats_of(person.id):
        if new.row.state == "open" and seat < len(new.holders) and new.holders[seat].empty:
            name = old.holders[seat].name
            new = await sit_down(tables, new.id, person, seat, Sitter("me", name=name))
    return new


def new_id() -> str:
    """An id that nobody can guess, because the link is the invitation."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def bot_name(holders: Sequence[SeatHolder]) -> str:
    """What kind of bot it is stands beside the name."""
    taken = {holder.name for holder in holders}
    return next(name for name in BOT_NAMES if name not in taken)


def _holder(sitter: Sitter, person: Person, others: Sequence[SeatHolder]) -> SeatHolder:
    if sitter.sitter == "me":
        return SeatHolder(person=person.id, name=checked_name(sitter.name or person.name))
    if sitter.bot is None or sitter.bot not in BOTS:
        raise BadSettings("no-such-bot", name=str(sitter.bot)[:60], known=", ".join(BOTS))
    return SeatHolder(bot=sitter.bot, name=bot_name(others))


def _join(number: int, seat: int, holder: SeatHolder, person: Person) -> Entry:
    data = {"name": holder.name} | ({"bot": holder.bot} if holder.bot else {})
    return Entry(number, "join", "person", now(), seat, person.id, data)


def _with(at: Table, seat: int, holder: SeatHolder) -> tuple[SeatHolder, ...]:
    holders = list(at.holders)
    holders[seat] = holder
    return tuple(holders)

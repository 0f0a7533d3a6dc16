"""What people do around a match: open a table, sit down, get up, start, resign, play again."""

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
from kantor.server.house import House
from kantor.server.refusals import Refusal
from kantor.server.store import Chair, Change, Kept, TableRow
from kantor.server.table import Table
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


async def open_table(house: House, person: Person, wish: NewTable) -> Table:
    """A new table, with whoever is to sit there already, and begun if wanted."""
    game = house.game(wish.game)
    setup = game.setup(wish.players, wish.settings)
    if len(wish.seats) > setup.players:
        raise Refusal("too-many-seats", 400, seats=len(wish.seats), players=setup.players)
    chairs: list[Chair] = []
    for sitter in wish.seats:
        chairs.append(Chair() if sitter is None else _chair(sitter, person, chairs))
    chairs += [Chair()] * (setup.players - len(chairs))
    if wish.start and any(chair.empty for chair in chairs):
        raise Refusal("seats-empty", empty=sum(chair.empty for chair in chairs))
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
    return await _create(house, person, row, chairs, wish.start)


async def _create(house: House, person: Person, row: TableRow, chairs: Sequence[Chair], start: bool) -> Table:
    if await house.store.unfinished(person.id) >= house.settings.tables_per_person:
        raise Refusal("too-many-tables", most=house.settings.tables_per_person)
    taken = [(seat, chair) for seat, chair in enumerate(chairs) if not chair.empty]
    entries = tuple(_join(number, seat, chair, person) for number, (seat, chair) in enumerate(taken, 1))
    change = Change(entries, chairs=tuple(chairs))
    if start:
        # The table is born running: one transaction, as if it had been started at once.
        table = Table(Kept(row, tuple(chairs), entries, None), house.game(row.game), house.matches)
        begun = table.start(person.id)
        row = msgspec.structs.replace(row, **begun.columns)
        change = Change(entries + begun.entries, chairs=tuple(chairs), position=begun.position)
    await house.store.create(row, change)
    table = await house.table(row.id)
    house.on_change(table)
    return table


async def change_table(house: House, table: str, person: Person, wish: TableChanges) -> Table:
    """New settings, players, title: by the host, while the table is open."""

    def action(at: Table) -> Change:
        at.check_host(person.id)
        at.check_open()
        players = at.row.players if wish.players is UNSET else wish.players
        chosen: Mapping[str, Any] = at.row.settings if wish.settings is UNSET else wish.settings
        if wish.players is not UNSET and wish.settings is UNSET:
            chosen = _still_fitting(at, wish.players)
        setup = at.game.setup(players, chosen)
        for seat, chair in enumerate(at.chairs[setup.players :], setup.players):
            if not chair.empty:
                raise Refusal("seats-beyond", seat=seat)
        columns = {
            "players": setup.players,
            "settings": msgspec.json.encode(setup.settings).decode(),
            "catalogue": at.game.catalogue(setup).fingerprint,
            "title": at.row.title if wish.title is UNSET else checked_title(wish.title),
            "public": at.row.public if wish.public is UNSET else wish.public,
        }
        chairs = (at.chairs + (Chair(),) * setup.players)[: setup.players]
        return Change(columns=columns, chairs=chairs)

    return await house.change(table, action)


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


async def close_table(house: House, table: str, person: Person) -> None:
    at = await house.table(table)
    at.check_host(person.id)
    at.check_open()
    await house.drop(at)


async def sit_down(house: House, table: str, person: Person, seat: int, sitter: Sitter) -> Table:
    def action(at: Table) -> Change:
        at.chair(seat)
        at.check_open()
        if sitter.sitter == "bot":
            at.check_host(person.id)
        if not at.chairs[seat].empty:
            raise Refusal("seat-taken", seat=seat)
        chair = _chair(sitter, person, at.chairs)
        return Change((_join(at.entry + 1, seat, chair, person),), chairs=_with(at, seat, chair))

    return await house.change(table, action)


async def get_up(house: House, table: str, person: Person, seat: int) -> Table:
    """Free a seat before the match: one's own, or as the host any."""

    def action(at: Table) -> Change:
        chair = at.chair(seat)
        at.check_open()
        if chair.empty:
            raise Refusal("seat-empty", seat=seat)
        if chair.person != person.id:
            at.check_host(person.id)
        entry = at.next_entry("leave", seat, person=person.id, data={"name": chair.name})
        return Change((entry,), chairs=_with(at, seat, Chair()))

    return await house.change(table, action)


async def start(house: House, table: str, person: Person) -> Table:
    def action(at: Table) -> Change:
        at.check_host(person.id)
        at.check_open()
        return at.start(person.id)

    return await house.change(table, action)


async def resign(house: House, table: str, person: Person, seat: int) -> Table:
    """Leave for good: a bot takes the seat over."""

    def action(at: Table) -> Change:
        at.check_seat(seat, person.id)
        if at.row.state != "running":
            raise Refusal("not-started" if at.row.state == "open" else "table-over")
        bot = SUBSTITUTE if SUBSTITUTE in BOTS else next(iter(BOTS))
        chair = Chair(bot=bot, name=bot_name(at.chairs))
        entries = (
            at.next_entry("resign", seat, person=person.id, data={"name": at.chairs[seat].name}),
            at.next_entry("substitute", seat, by="clock", data={"name": chair.name, "bot": bot}, after=1),
        )
        return Change(entries, chairs=_with(at, seat, chair))

    return await house.change(table, action)


async def again(house: House, table: str, person: Person) -> Table:
    """The same once more: whoever asks first hosts the new table, the others are put on their old seats."""
    old = await house.table(table)
    if old.row.state != "over":
        raise Refusal("not-over")
    if old.row.next is None:
        if not old.seats_of(person.id):
            raise Refusal("not-the-host", 403)
        chairs = [chair if chair.bot or chair.person == person.id else Chair() for chair in old.chairs]
        row = msgspec.structs.replace(old.row, id=new_id(), host=person.id, state="open", created=now(), next=None)
        new = await _create(house, person, row, chairs, start=False)

        def linked(at: Table) -> Change:
            return Change(columns={"next": new.id} if at.row.next is None else {})

        old = await house.change(table, linked)
    assert old.row.next is not None
    new = await house.table(old.row.next)
    for seat in old.seats_of(person.id):
        if new.row.state == "open" and seat < len(new.chairs) and new.chairs[seat].empty:
            name = old.chairs[seat].name
            new = await sit_down(house, new.id, person, seat, Sitter("me", name=name))
    return new


def new_id() -> str:
    """An id that nobody can guess, because the link is the invitation."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def bot_name(chairs: Sequence[Chair]) -> str:
    """What kind of bot it is stands beside the name."""
    taken = {chair.name for chair in chairs}
    return next(name for name in BOT_NAMES if name not in taken)


def _chair(sitter: Sitter, person: Person, others: Sequence[Chair]) -> Chair:
    if sitter.sitter == "me":
        return Chair(person=person.id, name=checked_name(sitter.name or person.name))
    if sitter.bot is None or sitter.bot not in BOTS:
        raise BadSettings("no-such-bot", name=str(sitter.bot)[:60], known=", ".join(BOTS))
    return Chair(bot=sitter.bot, name=bot_name(others))


def _join(number: int, seat: int, chair: Chair, person: Person) -> Entry:
    data = {"name": chair.name} | ({"bot": chair.bot} if chair.bot else {})
    return Entry(number, "join", "person", now(), seat, person.id, data)


def _with(at: Table, seat: int, chair: Chair) -> tuple[Chair, ...]:
    chairs = list(at.chairs)
    chairs[seat] = chair
    return tuple(chairs)

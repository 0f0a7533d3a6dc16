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
from kantor.server.entries import Entry
from kantor.server.my_hours import hours_of
from kantor.server.outline import NOBODY, SeatHolder
from kantor.server.pace import checked_pace
from kantor.server.refusals import Refusal
from kantor.server.store import Change, Names, StoredTable
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.wire import NewTable, Sitter, TableChanges

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
        holders.append(NOBODY if sitter is None else _holder(sitter, person, holders))
    holders += [NOBODY] * (setup.players - len(holders))
    if wish.start and any(holder.empty for holder in holders):
        raise Refusal("seats-empty", empty=sum(holder.empty for holder in holders))
    opening = {
        "game": game.key,
        "players": setup.players,
        "settings": dict(setup.settings),
        "catalogue": game.catalogue(setup).fingerprint,
        "title": checked_title(wish.title),
        "public": wish.public or wish.seeking,
        "pace": checked_pace(wish.pace),
        "seeking": wish.seeking,
        "hints": wish.hints,
    }
    return await _create(tables, person, opening, holders, wish.start)


async def _create(
    tables: Tables, person: Person, opening: dict[str, Any], holders: Sequence[SeatHolder], start: bool
) -> Table:
    if await tables.store.unfinished(person.id) >= tables.settings.tables_per_person:
        raise Refusal("too-many-tables", most=tables.settings.tables_per_person)
    now = tables.clock.now()
    entries = [Entry(0, "open", "person", now, None, person.id, opening)]
    names: Names = {}
    for seat, holder in enumerate(holders):
        if not holder.empty:
            entries.append(Entry(len(entries), "join", "person", now, seat, person.id, _bot(holder)))
        if holder.person is not None:
            names[seat, holder.person] = holder.name
    ident = new_id()
    change = Change(tuple(entries), names=names)
    if start:
        # The table is born running: one transaction, as if it had been started at once.
        fresh = tables.built(StoredTable(ident, change.entries, names))
        hours = await hours_of(tables.store, fresh.holders, tables.clock.milliseconds())
        begun = tables.noticed(fresh, fresh.timed(fresh.start(person.id, hours)))
        change = msgspec.structs.replace(begun, entries=change.entries + begun.entries, names=names)
    table = await tables.create(ident, change)
    tables.on_change(table)
    if change.notices:
        tables.on_notices()
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
        data = {
            "players": setup.players,
            "settings": dict(setup.settings),
            "catalogue": at.game.catalogue(setup).fingerprint,
            "title": at.row.title if wish.title is UNSET else checked_title(wish.title),
            "pace": at.row.pace if wish.pace is UNSET else checked_pace(wish.pace),
            **_shown(at, wish),
            "hints": at.row.hints if wish.hints is UNSET else wish.hints,
        }
        return Change((at.next_entry("settings", person=person.id, data=data),))

    return (await tables.change(table, action))[0]


def _shown(at: Table, wish: TableChanges) -> dict[str, bool]:
    """Whether a table is in the list, and before the others because it seeks players: then it has to be in the list."""
    public = at.row.public if wish.public is UNSET else wish.public
    seeking = at.row.seeking if wish.seeking is UNSET else wish.seeking
    if wish.seeking is UNSET:
        seeking = seeking and public
    return {"public": public or seeking, "seeking": seeking}


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
    def action(at: Table) -> Change:
        at.check_host(person.id)
        # A running match may go when nobody else would lose it.
        if at.row.state != "running" or any(holder.person not in (None, person.id) for holder in at.holders):
            at.check_open()
        return Change((at.next_entry("close", person=person.id),), due={})

    await tables.change(table, action)


async def sit_down(tables: Tables, table: str, person: Person, seat: int, sitter: Sitter) -> Table:
    def action(at: Table) -> Change:
        at.holder(seat)
        at.check_open()
        if sitter.sitter == "bot":
            at.check_host(person.id)
        if not at.holders[seat].empty:
            raise Refusal("seat-taken", seat=seat)
        holder = _holder(sitter, person, at.holders)
        entry = at.next_entry("join", seat, person=person.id, data=_bot(holder))
        return Change((entry,), names={} if holder.person is None else {(seat, holder.person): holder.name})

    return (await tables.change(table, action))[0]


async def get_up(tables: Tables, table: str, person: Person, seat: int) -> Table:
    """Free a seat before the match: one's own, or as the host any."""

    def action(at: Table) -> Change:
        holder = at.holder(seat)
        at.check_open()
        if holder.empty:
            raise Refusal("seat-empty", seat=seat)
        if holder.person != person.id:
            at.check_host(person.id)
        return Change((at.next_entry("leave", seat, person=person.id),))

    return (await tables.change(table, action))[0]


async def start(tables: Tables, table: str, person: Person) -> Table:
    known = await tables.fresh(table)
    hours = await hours_of(tables.store, known.holders, tables.clock.milliseconds())

    def action(at: Table) -> Change:
        at.check_host(person.id)
        at.check_open()
        return at.start(person.id, hours)

    return (await tables.change(table, action))[0]


async def rematch(tables: Tables, table: str, person: Person) -> Table:
    """The same once more: whoever asks first hosts the new table, the others are put on their old seats."""
    old = await tables.fresh(table)
    if old.row.state != "over":
        raise Refusal("not-over")
    if old.row.next is None:
        old = await _link(tables, old, person)
    assert old.row.next is not None
    new = await tables.table(old.row.next)
    for seat in old.seats_of(person.id):
        if new.row.state == "open" and seat < len(new.holders) and new.holders[seat].empty:
            name = old.holders[seat].name or None
            new = await sit_down(tables, new.id, person, seat, Sitter("me", name=name))
    return new


async def _link(tables: Tables, old: Table, person: Person) -> Table:
    """Open the next table, unless somebody else was first with another one."""
    if not old.seats_of(person.id):
        raise Refusal("not-the-host", 403)
    holders = [_again(holder, person.id) for holder in old.holders]
    names = ("game", "players", "settings", "catalogue", "title", "public", "pace", "hints")
    new = await _create(tables, person, {name: getattr(old.row, name) for name in names}, holders, start=False)

    def action(at: Table) -> Change | int:
        if at.row.next is not None:
            return at.entry
        return Change((at.next_entry("next", by="clock", data={"table": new.id}),))

    old, _ = await tables.change(old.id, action)
    if old.row.next != new.id:
        await close_table(tables, new.id, person)
    return old


def _again(holder: SeatHolder, person: str) -> SeatHolder:
    """Who sits where at once in a rematch: the bots, and whoever asks for it."""
    if holder.person is None:
        return holder
    return SeatHolder(person=person, name=holder.name) if holder.person == person else NOBODY


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


def _bot(holder: SeatHolder) -> dict[str, Any]:
    """What a join says of a bot; of a person it says nothing but the id."""
    return {"bot": holder.bot, "name": holder.name} if holder.bot else {}

"""What a person shows of the own games: results by game, and the latest matches. Nothing unless its owner wants it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from kantor.server import schema
from kantor.server.accounts import Accounts
from kantor.server.my_games import Search, my_games
from kantor.server.refusals import Refusal
from kantor.server.silences import block_of
from kantor.server.tables import Tables
from kantor.server.wire import GameRecord, ProfileInfo

LATEST = 10

tables, seats, results = schema.tables, schema.seats, schema.results


async def profile(at: Tables, accounts: Accounts, person: str, viewer: str | None) -> ProfileInfo:
    people = schema.people
    async with at.store.engine.connect() as connection:
        row = (await connection.execute(select(people).where(people.c.id == person))).first()
    account = await accounts.of(person)
    own = viewer == person
    if row is None or not row.name or (account is None and not own):
        raise Refusal("no-such-profile", 404)
    shows = account.shows if account is not None else ()
    records = await _records(at, person) if own or "results" in shows else ()
    games: tuple[Any, ...] = ()
    if own or "games" in shows:
        latest = (await my_games(at, person, "over", Search())).games
        public = latest if own else await _public(at, latest)
        games = tuple(public)[:LATEST]
    blocked = None if viewer is None or own else await block_of(at.store, viewer, person)
    return ProfileInfo(person, row.name, row.created, own, tuple(shows), tuple(records), games, blocked)


async def _public(at: Tables, games: Iterable[Any]) -> list[Any]:
    """Those of the games whose table was open to all: a link is an invitation, and not everybody's."""
    ids = [game.table for game in games]
    query = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.public)
    async with at.store.engine.connect() as connection:
        shown = {row.id for row in await connection.execute(query)}
    return [game for game in games if game.table in shown]


async def _records(at: Tables, person: str) -> list[GameRecord]:
    """By game: how many matches were played to the end, and how many won. Those with hints among people don't count."""
    query = select(tables.c.game, seats.c.seat, results.c.ranking)
    query = query.join(seats, seats.c.table_id == tables.c.id).join(results, results.c.table_id == tables.c.id)
    # A seat that a substitute played to the end is nobody's result.
    query = query.where(seats.c.person == person, seats.c.bot.is_(None), tables.c.state == "over")
    query = query.where(results.c.ranking.is_not(None), ~tables.c.hinted)
    async with at.store.engine.connect() as connection:
        rows = list(await connection.execute(query))
    games = sorted({row.game for row in rows})
    return [_record(game, [row for row in rows if row.game == game]) for game in games]


def _record(game: str, rows: Sequence[Any]) -> GameRecord:
    rankings = [(row.seat, msgspec.json.decode(row.ranking)) for row in rows]
    finished = [(seat, ranking) for seat, ranking in rankings if ranking]
    return GameRecord(game, len(finished), sum(seat in ranking[0] for seat, ranking in finished))

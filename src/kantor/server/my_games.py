"""The games of a person: those that wait for a move, those that run, and those that are over, newest first."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, Select, and_, delete, exists, func, insert, literal, select

from kantor.core.errors import KantorError
from kantor.server import schema
from kantor.server.clock import text_of_time
from kantor.server.refusals import Refusal
from kantor.server.store import Store, StoredResult, write_result
from kantor.server.table import Table
from kantor.server.tables import Tables
from kantor.server.wire import MyGame, MyGames, MySeat, ResultInfo

MOST = 30  # of a list at a time
FILLED = 50  # results of an older version that are looked up at a time

Wanted = Literal["waiting", "running", "over"]

tables, seats, due, results, hidden = schema.tables, schema.seats, schema.due, schema.results, schema.hidden
ENDED = func.coalesce(results.c.ended, tables.c.created)


class Search(msgspec.Struct, frozen=True):
    """Which games to list: of one game, with an opponent whose name has this in it, after a place in the list."""

    game: str | None = None
    opponent: str | None = None
    after: str | None = None
    most: int = MOST


async def my_games(at: Tables, person: str, wanted: Wanted, search: Search, leave_out: str | None = None) -> MyGames:
    """One of the three lists, and the table that has waited longest for this person but for the one to leave out."""
    waiting = await _waiting(at.store, person)
    first = next((table for table in waiting if table != leave_out), None)
    if wanted == "over":
        await _fill_results(at, person)
    query = _mine(person, wanted, search)
    if wanted == "over":
        query = query.order_by(ENDED.desc(), tables.c.id).limit(search.most + 1)
    async with at.store.engine.connect() as connection:
        rows = list(await connection.execute(query))
    more = None
    if wanted == "over" and len(rows) > search.most:
        rows = rows[: search.most]
        more = f"{rows[-1].ended_at}~{rows[-1].id}"
    games = await _described(at.store, person, rows)
    if wanted != "over":
        # Where one is waited for comes first, the longest wait before the others.
        place = {table: number for number, table in enumerate(waiting)}
        games.sort(key=lambda game: (place.get(game.table, len(place)), game.since))
    if wanted == "waiting":
        games = [game for game in games if game.table in waiting]
    return MyGames(tuple(games), first, more, len(waiting))


async def hide(store: Store, person: str, table: str, hides: bool) -> None:
    """Take a finished game out of the own list, or put it back."""
    mine = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
    query = select(tables.c.state).where(tables.c.id == table, mine)
    async with store.engine.connect() as connection:
        state = await connection.scalar(query)
    if state is None or state == "closed":
        raise Refusal("no-such-table", 404)
    if state != "over":
        raise Refusal("not-over")

    def work(connection: Connection) -> None:
        connection.execute(delete(hidden).where(hidden.c.person == person, hidden.c.table_id == table))
        if hides:
            connection.execute(insert(hidden).values(person=person, table_id=table))

    await store.write(work)


async def _waiting(store: Store, person: str) -> list[str]:
    """The tables that wait for a decision of this person, the longest wait first."""
    at_seat = and_(seats.c.table_id == due.c.table_id, seats.c.seat == due.c.seat)
    query = select(due.c.table_id, func.min(due.c.since).label("since")).join(seats, at_seat)
    query = query.join(tables, tables.c.id == due.c.table_id)
    query = query.where(seats.c.person == person, seats.c.bot.is_(None), tables.c.state == "running")
    query = query.group_by(due.c.table_id).order_by("since", due.c.table_id)
    async with store.engine.connect() as connection:
        return [row.table_id for row in await connection.execute(query)]


def _mine(person: str, wanted: Wanted, search: Search) -> Select[Any]:
    state = "over" if wanted == "over" else "running"
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
    query = select(tables, ENDED.label("ended_at"), results.c.totals, results.c.ranking)
    query = query.outerjoin(results, results.c.table_id == tables.c.id).where(tables.c.state == state, sits)
    if state == "over":
        query = query.where(~exists().where(hidden.c.table_id == tables.c.id, hidden.c.person == person))
    if search.game:
        query = query.where(tables.c.game == search.game)
    if search.opponent:
        others = seats.alias()
        called = func.lower(others.c.name).contains(search.opponent.lower(), autoescape=True)
        not_me = (others.c.person != person) | others.c.person.is_(None)
        query = query.where(exists().where(others.c.table_id == tables.c.id, not_me, called))
    if search.after:
        ended, _, table = search.after.partition("~")
        place = literal(ended)
        query = query.where((place > ENDED) | ((place == ENDED) & (tables.c.id > table)))
    return query


async def _described(store: Store, person: str, rows: list[Row[Any]]) -> list[MyGame]:
    ids = [row.id for row in rows]
    async with store.engine.connect() as connection:
        sitting = list(await connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)))
        owed = list(await connection.execute(select(due).where(due.c.table_id.in_(ids))))
    return [
        _game(
            row,
            person,
            [seat for seat in sitting if seat.table_id == row.id],
            [decision for decision in owed if decision.table_id == row.id],
        )
        for row in rows
    ]


def _game(row: Row[Any], person: str, sitting: list[Row[Any]], owed: list[Row[Any]]) -> MyGame:
    mine = {seat.seat for seat in sitting if seat.person == person and seat.bot is None}
    own = [decision for decision in owed if decision.seat in mine]
    deadlines = [decision.deadline for decision in own or owed if decision.deadline is not None]
    since = [decision.since for decision in own or owed]
    totals = None if row.totals is None else msgspec.json.decode(row.totals)
    result = None if totals is None else ResultInfo(tuple(totals), tuple(map(tuple, msgspec.json.decode(row.ranking))))
    return MyGame(
        table=row.id,
        game=row.game,
        title=row.title,
        seats=tuple(_seat(seat, person) for seat in sitting),
        waiting=bool(own),
        due=tuple(sorted(decision.seat for decision in owed)),
        since=text_of_time(min(since)) if since else row.ended_at,
        deadline=text_of_time(min(deadlines)) if deadlines else None,
        result=result,
        hinted=bool(row.hinted),
    )


def _seat(row: Row[Any], person: str) -> MySeat:
    kind: Literal["person", "bot", "empty"] = "person" if row.person else "bot" if row.bot else "empty"
    return MySeat(row.seat, kind, row.name, row.bot, row.person is not None and row.person == person)


async def _fill_results(at: Tables, person: str) -> None:
    """Matches that ended under an older version have their result in the archive alone."""
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
    unknown = ~exists().where(results.c.table_id == tables.c.id)
    query = select(tables.c.id).where(tables.c.state == "over", sits, unknown).limit(FILLED)
    async with at.store.engine.connect() as connection:
        found = [row.id for row in await connection.execute(query)]
    for ident in found:
        try:
            table = await at.table(ident)
        except KantorError:
            continue  # it can't be opened by these rules; it is listed without a result
        await at.store.write(partial(write_result, table=ident, result=_result_of(table)))


def _result_of(table: Table) -> StoredResult:
    ended = next((note.at for note in reversed(table.notes) if note.kind == "over"), table.row.created)
    if table.archived is not None:
        found = msgspec.convert(table.archived.result, ResultInfo)
        return StoredResult(ended, found.totals, found.ranking)
    result = None if table.match is None else table.match.result
    return StoredResult(ended) if result is None else StoredResult(ended, result.totals, result.ranking)

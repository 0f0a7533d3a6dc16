"""My games, and when my clock runs."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import Parameter

from kantor.server.context import Context
from kantor.server.my_games import MOST, Search, Wanted, hide, my_games
from kantor.server.my_hours import my_hours, set_hours, take_vacation
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS, WRITES
from kantor.server.wire import HoursInfo, MyGames, MyHours, Vacation

Text = Annotated[str | None, Parameter(max_length=100)]


@get("/api/me/games", responses=READS)
async def games(
    request: Request[Any, Any, Any],
    context: Context,
    wanted: Annotated[Wanted, Parameter(query="state")] = "running",
    game: Text = None,
    opponent: Annotated[str | None, Parameter(query="with", max_length=100)] = None,
    after: Text = None,
    at: Text = None,
    most: Annotated[int, Parameter(ge=1, le=MOST)] = MOST,
) -> MyGames:
    """My games: `waiting` for me (a part of `running`), or `over`. `at` is a table that `next` shall not name."""
    person = await context.people.who(request)
    if person is None:
        return MyGames((), None, None, 0)
    if any("\0" in text for text in (game, opponent, after) if text):
        raise Refusal("bad-input", 400, why="\\0")
    return await my_games(context.tables, person.id, wanted, Search(game, opponent, after, most), at)


@put("/api/me/hidden/{table:str}", responses=WRITES, status_code=204)
async def hide_game(request: Request[Any, Any, Any], context: Context, table: str) -> None:
    """Take a finished game out of my list."""
    person = await context.people.must(request)
    await hide(context.tables.store, person.id, table, True)


@delete("/api/me/hidden/{table:str}", responses=WRITES, status_code=204)
async def show_game(request: Request[Any, Any, Any], context: Context, table: str) -> None:
    """Put a hidden game back into my list."""
    person = await context.people.must(request)
    await hide(context.tables.store, person.id, table, False)


@get("/api/me/hours", responses=READS)
async def hours(request: Request[Any, Any, Any], context: Context) -> MyHours:
    """When my clock runs at tables over days."""
    person = await context.people.must(request)
    return await my_hours(context.tables, person.id)


@put("/api/me/hours", responses=WRITES)
async def change_hours(request: Request[Any, Any, Any], context: Context, data: HoursInfo) -> MyHours:
    """Another window; it counts for games that begin later."""
    person = await context.people.must(request)
    await set_hours(context.tables, person.id, data)
    return await my_hours(context.tables, person.id)


@post("/api/me/vacation", responses=WRITES, status_code=200)
async def vacation(request: Request[Any, Any, Any], context: Context, data: Vacation) -> MyHours:
    """My clocks stand for some days, from now on."""
    person = await context.people.must(request)
    await take_vacation(context.tables, person.id, data.days)
    return await my_hours(context.tables, person.id)

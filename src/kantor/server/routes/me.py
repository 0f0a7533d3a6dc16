"""My games."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, put
from litestar.params import Parameter

from kantor.server.context import Context
from kantor.server.my_games import MOST, Search, Wanted, hide, my_games
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS, WRITES
from kantor.server.wire import MyGames

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

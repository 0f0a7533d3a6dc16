"""The games, their moves and their rules."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader

from kantor.bots.levels import LEVELS
from kantor.core.ahead import questions
from kantor.core.errors import KantorError
from kantor.core.game import Game
from kantor.core.lessons import lesson_setups
from kantor.core.setup import Setting
from kantor.server.archives import catalogue_info, unpacked
from kantor.server.context import Context
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS
from kantor.server.routes.lessons import lesson_list
from kantor.server.wire import CatalogueInfo, GameInfo, GameList, SettingInfo

FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


@get("/api/games", responses=READS)
async def games(context: Context) -> GameList:
    """All games with their settings, and the bots there are."""
    found = tuple(
        GameInfo(
            key=game.key,
            version=game.version,
            titles=dict(game.titles),
            seats=tuple(game.seats),
            settings=tuple(_setting(setting) for setting in game.settings),
            lessons=lesson_list(game),
            ahead=questions(game),
        )
        for game in context.tables.games.values()
    )
    return GameList(found, tuple(LEVELS))


@get("/api/games/{game:str}/catalogues/{fingerprint:str}", responses=READS)
async def catalogue(context: Context, game: str, fingerprint: str) -> Response[CatalogueInfo]:
    """Every move of a match by index. What a fingerprint stands for never changes."""
    found = _game(context, game)
    row = await context.tables.store.with_catalogue(found.key, fingerprint)
    setup = lesson_setups(found).get(fingerprint) if row is None else found.setup(row.players, row.settings)
    if setup is None:
        raise Refusal("no-such-catalogue", 404)
    moves = found.catalogue(setup)
    if moves.fingerprint == fingerprint:
        info = catalogue_info(found.key, moves)
    else:
        # The rules have changed since; a match that was played by those moves may have an archive.
        packed = await context.tables.store.archive_with_catalogue(found.key, fingerprint)
        if packed is None:
            raise Refusal("no-such-catalogue", 404)
        info = unpacked(packed).catalogue
    return Response(info, headers={"cache-control": FOR_EVER.to_header()})


@get("/api/games/{game:str}/rules", media_type=MediaType.TEXT, responses=READS)
async def rules(context: Context, game: str) -> Response[str]:
    """The rules page, in Markdown."""
    return Response(_game(context, game).rules(), media_type="text/markdown; charset=utf-8")


def _game(context: Context, key: str) -> Game[Any]:
    try:
        return context.tables.game(key)
    except KantorError as error:
        raise Refusal("no-such-game", 404, **error.args_of_message) from error


def _setting(setting: Setting) -> SettingInfo:
    return SettingInfo(
        key=setting.key,
        kind=setting.kind,
        label=setting.label,
        values=setting.values,
        default=setting.default,
        default_for={str(players): value for players, value in setting.default_for.items()},
    )

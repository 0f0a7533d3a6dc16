"""The application put together: the store, the tables, the routes and the middleware before them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from kantor import GAMES, __version__
from kantor.core.errors import KantorError
from kantor.core.game import Game
from kantor.server.connections import quiet_about_files
from kantor.server.context import Context
from kantor.server.database import file_of
from kantor.server.limits import Limits
from kantor.server.link_preview import titles
from kantor.server.middleware import Middleware
from kantor.server.pages import Pages
from kantor.server.refusals import Refusal, Refused, database_away, refused, status_of
from kantor.server.routes import accounts, ahead, hints, lessons, me, notices, replays, rulebooks, sessions, site
from kantor.server.routes import admin as admin_routes
from kantor.server.routes import games as game_routes
from kantor.server.routes import invitations as invitation_routes
from kantor.server.routes import tables as table_routes
from kantor.server.routes import talk as talk_routes
from kantor.server.services import Services
from kantor.server.settings import Settings
from kantor.server.shared_limits import SharedLimits
from kantor.server.sockets import table_socket

log = logging.getLogger("kantor.server")

ROUTES = (
    site.health,
    site.plain_health,
    site.ready,
    site.numbers,
    site.news,
    *admin_routes.ROUTES,
    game_routes.games,
    game_routes.catalogue,
    game_routes.rules,
    rulebooks.rulebook_page,
    sessions.my_session,
    sessions.begin_session,
    sessions.end_session,
    table_routes.tables,
    table_routes.open_table,
    table_routes.table,
    table_routes.change_table,
    table_routes.close_table,
    table_routes.sit_down,
    table_routes.get_up,
    table_routes.start,
    table_routes.resign,
    table_routes.substitute,
    table_routes.come_back,
    table_routes.take_host,
    table_routes.leave,
    table_routes.rematch,
    table_routes.again,
    replays.replay,
    replays.record,
    me.games,
    me.hide_game,
    me.show_game,
    me.hours,
    me.change_hours,
    me.vacation,
    notices.notices,
    notices.set_notices,
    notices.add_device,
    notices.drop_device,
    notices.set_quiet,
    notices.set_loud,
    notices.unsubscribe,
    accounts.my_account,
    accounts.claim,
    accounts.sign_in,
    accounts.sign_in_options,
    accounts.sign_out_elsewhere,
    accounts.sign_out_one,
    accounts.set_password,
    accounts.send_link,
    accounts.passkey_options,
    accounts.add_passkey,
    accounts.drop_passkey,
    accounts.hand_over,
    accounts.set_shows,
    accounts.export,
    accounts.delete_account,
    accounts.someone,
    lessons.lesson_state,
    lessons.lesson_preview,
    hints.hint,
    *talk_routes.ROUTES,
    *invitation_routes.ROUTES,
    ahead.ahead,
    ahead.set_ahead,
    table_socket,
)


def build(
    settings: Settings,
    games: Mapping[str, Game[Any]] = GAMES,
    pages: ASGIApp | None = None,
    shared: SharedLimits | None = None,
) -> Middleware:
    """The ASGI application for these games. `shared` are the limits of a host with several workers."""
    services = Services(settings, games)
    limits = Limits.of(settings) if shared is None else shared.opened(settings)
    context = Context(services, settings, limits)
    services.costs.by(limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(quiet_about_files)
        async with services.running():
            context.database_file = file_of(services.store.engine)
            yield

    application = Litestar(
        route_handlers=ROUTES,
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            KantorError: _refuse,
            SQLAlchemyError: _database_away,
            HTTPException: _refuse_http,
            RecursionError: _too_deep,
            UnicodeError: _no_text,
            Exception: _own_fault,
        },
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=500, exclude_opt_key=replays.PACKED
        ),
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Kantor", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    application.state.context = context
    page = pages or Pages(title_of=titles(services.tables))
    return Middleware(application, page, settings, limits, services.site)


def _refuse(request: Request[Any, Any, Any], error: KantorError) -> Response[Refused]:
    seconds = error.args_of_message.get("seconds")
    headers = None if seconds is None else {"retry-after": str(seconds)}
    return Response(refused(error), status_code=status_of(error), headers=headers)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    match error.status_code:
        case 404:
            refusal = Refusal("not-found", 404)
        case 405:
            refusal = Refusal("wrong-method", 405)
        case 413:
            refusal = Refusal("too-large", 413, most=request.app.request_max_body_size or 0)
        case status:
            refusal = Refusal("bad-input", status, why=_why(error))
    return Response(refused(refusal, _where(error)), status_code=refusal.status, headers=error.headers)


def _database_away(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Refused]:
    log.error("%s %s: the database failed", request.method, request.url.path, exc_info=error)
    return Response(refused(database_away()), status_code=503)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Refused]:
    """JSON within JSON without end."""
    return Response(refused(Refusal("bad-input", 400, why="nested too deeply")), status_code=400)


def _no_text(request: Request[Any, Any, Any], error: UnicodeError) -> Response[Refused]:
    return Response(refused(Refusal("bad-input", 400, why="no valid UTF-8")), status_code=400)


def _own_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(refused(Refusal("own-fault", 500)), status_code=500)


def _why(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", error.detail))[:200]
    return str(error.detail)[:200]


def _where(error: HTTPException) -> str | None:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict) and "key" in extra[0]:
        return f"$.{extra[0]['key']}"[:100]
    return None

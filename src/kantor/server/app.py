"""The application put together: the store, the tables, the routes and the middleware before them."""

from __future__ import annotations

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
from sqlalchemy.ext.asyncio import AsyncEngine

from kantor import GAMES, __version__
from kantor.core.errors import KantorError
from kantor.core.game import Game
from kantor.server import database
from kantor.server.auth import People
from kantor.server.bot_runner import BotRunner
from kantor.server.bus import Bus, Listener
from kantor.server.context import Context
from kantor.server.due import Leases, Sweeper
from kantor.server.follower import Follower
from kantor.server.middleware import Middleware
from kantor.server.pages import Pages
from kantor.server.refusals import Refusal, Refused, database_away, refused, status_of
from kantor.server.routes import games as game_routes
from kantor.server.routes import replays, sessions
from kantor.server.routes import tables as table_routes
from kantor.server.settings import Settings
from kantor.server.sockets import table_socket
from kantor.server.store import Store
from kantor.server.tables import Tables
from kantor.server.workers import Workers

log = logging.getLogger("kantor.server")

ROUTES = (
    game_routes.health,
    game_routes.games,
    game_routes.catalogue,
    game_routes.rules,
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
    table_routes.rematch,
    table_routes.again,
    replays.replay,
    replays.record,
    table_socket,
)


def build(settings: Settings, games: Mapping[str, Game[Any]] = GAMES, pages: ASGIApp | None = None) -> Middleware:
    """The ASGI application for these games."""
    engine = database.connect(settings.database_url)
    store = Store(engine)
    bus = bus_of(engine)
    tables = Tables(games, settings, store, bus)
    workers = Workers(games, settings.bot_workers, settings.bot_seconds)
    bots = BotRunner(tables, workers)
    people = People(store, bus)
    follower = Follower(tables, settings.poll_seconds)
    patience = settings.bot_seconds + settings.pause[1] + settings.sweep_seconds
    sweeper = Sweeper(tables, Leases(store, tables.clock), settings.sweep_seconds, patience)
    tables.presence.on_change = tables.wake
    tables.presence.on_own_change = bus.publish_present
    bus.listener = Listener(
        head=follower.heard,
        present=tables.presence.told,
        left=tables.presence.left,
        session_ended=people.ended,
        compare=follower.compare,
        everybody=tables.presence.everybody,
    )
    context = Context(tables, people, settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        await database.migrate(engine)
        follower.start()
        await bus.start()
        sweeper.start()
        try:
            yield
        finally:
            tables.begin_closing()
            await sweeper.close()
            await bus.close()
            await follower.close()
            await bots.close()
            await tables.close()
            workers.close()
            await store.close()

    application = Litestar(
        route_handlers=ROUTES,
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            KantorError: _refuse,
            SQLAlchemyError: _database_away,
            HTTPException: _refuse_http,
            Exception: _own_fault,
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=500),
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Kantor", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    return Middleware(application, pages or Pages(), settings)


def bus_of(engine: AsyncEngine) -> Bus:
    if engine.dialect.name != "postgresql":
        return Bus()
    from kantor.server.postgres_bus import PostgresBus  # noqa: PLC0415  its driver is not installed by default

    return PostgresBus(engine)


def _refuse(request: Request[Any, Any, Any], error: KantorError) -> Response[Refused]:
    return Response(refused(error), status_code=status_of(error))


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

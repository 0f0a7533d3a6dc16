"""For whoever runs the server: is it up, does it take people in, what does it count. And what the admins say to all."""

from __future__ import annotations

import asyncio
import hmac
import time
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from kantor import __version__
from kantor.server import metrics, schema
from kantor.server.addresses import is_loopback
from kantor.server.context import Context
from kantor.server.database import file_of
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS
from kantor.server.wire import Health, Readiness, SiteNotice

PATIENCE: Final = 3.0  # seconds that the database may take to answer
COUNTED_AGAIN: Final = 5.0  # seconds after which the database is counted again

NOT_READY: Final = ResponseSpec(Readiness, description="Not just now.", generate_examples=False)

_counted = 0.0


@get("/api/health")
async def health() -> Health:
    """The server is up."""
    return Health("ok", __version__)


@get("/health")
async def plain_health() -> Health:
    """The same, where machines look for it."""
    return Health("ok", __version__)


@get("/ready", responses={503: NOT_READY})
async def ready(context: Context) -> Response[Readiness]:
    """Whether to send people here: 503 while the database is out of reach, or before a deploy."""
    reached = await _reached(context)
    state = "no-database" if not reached else "draining" if context.site.draining else "ready"
    return Response(Readiness(state), status_code=200 if state == "ready" else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def numbers(request: Request[Any, Any, Any], context: Context) -> Response[bytes]:
    """The numbers that Prometheus reads: for this machine alone, or for whoever brings the token."""
    _allowed(request, context.settings.metrics_token)
    await _count(context)
    return Response(metrics.written(), media_type=metrics.CONTENT_TYPE)


@get("/api/house", responses=READS)
async def news(context: Context) -> SiteNotice:
    """What the admins say to all, and whether it is about to be replaced."""
    return SiteNotice(context.site.message, context.site.draining)


def _allowed(request: Request[Any, Any, Any], token: str) -> None:
    headers = dict(request.scope["headers"])
    if not token:
        if not is_loopback(request.scope, headers):
            raise Refusal("metrics-here", 403)
        return
    given = headers.get(b"authorization", b"").removeprefix(b"Bearer ")
    if not hmac.compare_digest(given, token.encode()):
        raise Refusal("metrics-token", 401)


async def _reached(context: Context) -> bool:
    engine = context.tables.store.engine
    try:
        # What is deleted under an open connection still answers, and everything written to it is lost; whoever connects
        # anew makes an empty file in its place.
        if await asyncio.to_thread(file_of, engine) != context.database_file:
            return False
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            await connection.execute(text("SELECT version_num FROM alembic_version"))
    except (SQLAlchemyError, OSError, TimeoutError):
        return False
    return True


async def _count(context: Context) -> None:
    """Count what lies in the database, unless that was done a moment ago."""
    global _counted  # noqa: PLW0603  the numbers are the process's too
    metrics.AWAKE.set(len(context.tables.in_memory()))
    if time.monotonic() < _counted + COUNTED_AGAIN:
        return
    tables, outbox, people = schema.tables, schema.outbox, schema.people
    waits = outbox.c.due.is_not(None).label("waits")
    try:
        async with asyncio.timeout(PATIENCE), context.tables.store.engine.connect() as connection:
            states = await connection.execute(select(tables.c.state, func.count()).group_by(tables.c.state))
            notices = await connection.execute(select(waits, func.count()).group_by(waits))
            count = await connection.scalar(select(func.count()).select_from(people))
    except (SQLAlchemyError, OSError, TimeoutError):
        return  # the other numbers are wanted most just then
    _counted = time.monotonic()
    by_state = {row.state: row[1] for row in states}
    for state in ("open", "running", "over", "closed"):
        metrics.TABLES.labels(state).set(by_state.get(state, 0))
    by_wait = {bool(row.waits): row[1] for row in notices}
    metrics.OUTBOX.labels("waiting").set(by_wait.get(True, 0))
    metrics.OUTBOX.labels("given-up").set(by_wait.get(False, 0))
    metrics.PEOPLE.set(count or 0)

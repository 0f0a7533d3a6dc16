"""Who I am."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post

from kantor.server.auth import cookie
from kantor.server.context import Context
from kantor.server.routes.common import NOTHING, READS, WRITES
from kantor.server.wire import Guest, Session


@get("/api/session", responses=READS, cache_control=None)
async def my_session(request: Request[Any, Any, Any], context: Context) -> Session:
    """My name, or null without a session."""
    person = await context.people.who(request)
    return Session(None if person is None else person.name)


@post("/api/session", responses=WRITES)
async def begin_session(request: Request[Any, Any, Any], context: Context, data: Guest) -> Response[Session]:
    """Become a guest by a nickname, or change it."""
    person, session = await context.people.welcome(request, data.name)
    return Response(Session(person.name), status_code=201, cookies=[] if session is None else [session])


@delete("/api/session", responses=WRITES | NOTHING)
async def end_session(request: Request[Any, Any, Any], context: Context) -> Response[None]:
    """Forget me in this browser."""
    await context.people.forget(request)
    return Response(None, status_code=204, cookies=[cookie("", request, max_age=0)])

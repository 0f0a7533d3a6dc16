"""How I want to be told."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put

from kantor.server.context import Context
from kantor.server.routes.common import READS, WRITES
from kantor.server.wire import NoticeSettings, NoticeWish

AnyRequest = Request[Any, Any, Any]


@get("/api/me/notices", responses=READS)
async def notices(request: AnyRequest, context: Context) -> NoticeSettings:
    """By what I am told that it is my turn."""
    person = await context.people.must(request)
    return await context.channels.settings(person.id)


@put("/api/me/notices", responses=WRITES)
async def set_notices(request: AnyRequest, context: Context, data: NoticeWish) -> NoticeSettings:
    """Set or drop a channel."""
    person = await context.people.must(request)
    await context.channels.change(person.id, data)
    return await context.channels.settings(person.id)


@put("/api/me/quiet/{table:str}", responses=WRITES, status_code=204)
async def set_quiet(request: AnyRequest, context: Context, table: str) -> None:
    """Tell me nothing of a table."""
    person = await context.people.must(request)
    await context.channels.set_quiet(person.id, table, True)


@delete("/api/me/quiet/{table:str}", responses=WRITES, status_code=204)
async def set_loud(request: AnyRequest, context: Context, table: str) -> None:
    """Tell me of a table again."""
    person = await context.people.must(request)
    await context.channels.set_quiet(person.id, table, False)


@post("/api/unsubscribe/{token:str}", responses=WRITES, status_code=200)
async def unsubscribe(context: Context, token: str) -> None:
    """End a channel by the token in its messages; mail programs ask for it by one click."""
    await context.channels.unsubscribe(token)

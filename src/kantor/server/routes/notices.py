"""How I want to be told."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import Parameter

from kantor.server.auth import session_of
from kantor.server.context import Context
from kantor.server.routes.common import READS, WRITES
from kantor.server.wire_notices import NewDevice, NoticeSettings, NoticeWish

AnyRequest = Request[Any, Any, Any]
DeviceNumber = Annotated[int, Parameter(ge=1, le=2**53)]


@get("/api/me/notices", responses=READS)
async def notices(request: AnyRequest, context: Context) -> NoticeSettings:
    """By what I am told that it is my turn."""
    person = await context.people.must(request)
    return await context.channels.settings(person.id, session_of(request))


@put("/api/me/notices", responses=WRITES)
async def set_notices(request: AnyRequest, context: Context, data: NoticeWish) -> NoticeSettings:
    """Set or drop a channel."""
    person = await context.people.must(request)
    await context.channels.change(person.id, data)
    return await context.channels.settings(person.id, session_of(request))


@put("/api/me/push", responses=WRITES)
async def add_device(request: AnyRequest, context: Context, data: NewDevice) -> NoticeSettings:
    """Let this browser have push messages."""
    person = await context.people.must(request)
    await context.channels.add_device(person.id, session_of(request), data)
    return await context.channels.settings(person.id, session_of(request))


@delete("/api/me/push/{device:int}", responses=WRITES, status_code=200)
async def drop_device(request: AnyRequest, context: Context, device: DeviceNumber) -> NoticeSettings:
    """Send a browser no more push messages."""
    person = await context.people.must(request)
    await context.channels.drop_device(person.id, device)
    return await context.channels.settings(person.id, session_of(request))


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

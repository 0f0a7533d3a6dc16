"""The admin page's part of the protocol. Whoever isn't signed in by a link of `kantor admin link` gets nothing."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter

from kantor.server.admin import SESSION_LIVES, AdminSession
from kantor.server.context import Context
from kantor.server.refusals import Refusal
from kantor.server.routes.common import FOR_ADMINS, NOTHING
from kantor.server.wire_admin import AdminBans, AdminLink, AdminPeople, AdminSite, AdminTables, NewBan, NewMessage

COOKIE = "kantor_admin"

AnyRequest = Request[Any, Any, Any]


async def signed_in(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    context: Context = connection.app.state.context
    await context.admin.check(connection.cookies.get(COOKIE, "")[:100])


GUARDS = [signed_in]


@post("/api/admin/session", responses=FOR_ADMINS | NOTHING, status_code=204)
async def sign_in(request: AnyRequest, context: Context, data: AdminLink) -> Response[None]:
    """Come in by the token of a link, which counts once."""
    token = await context.admin.sign_in(data.token)
    return Response(None, status_code=204, cookies=[_cookie(token, request, SESSION_LIVES // 1000)])


@delete("/api/admin/session", responses=FOR_ADMINS | NOTHING, guards=GUARDS)
async def sign_out(request: AnyRequest, context: Context) -> Response[None]:
    await context.admin.sign_out(request.cookies.get(COOKIE, ""))
    return Response(None, status_code=204, cookies=[_cookie("", request, 0)])


@get("/api/admin/house", responses=FOR_ADMINS, guards=GUARDS)
async def site(context: Context) -> AdminSite:
    """The message to all, and whether a drain was ordered."""
    message, draining = await context.admin.said()
    return AdminSite(message, draining)


@post("/api/admin/house", responses=FOR_ADMINS, guards=GUARDS, status_code=200)
async def say(context: Context, data: NewMessage) -> AdminSite:
    """Say something to all, or begin or end a drain."""
    if data.message is not None:
        await context.admin.say(data.message)
    if data.draining is not None:
        await context.admin.drain(data.draining)
    await context.site.refresh()
    message, draining = await context.admin.said()
    return AdminSite(message, draining)


@get("/api/admin/tables", responses=FOR_ADMINS, guards=GUARDS)
async def tables(
    context: Context, wanted: Annotated[str | None, Parameter(query="state", max_length=16)] = None
) -> AdminTables:
    """The newest tables, also those that aren't public."""
    return AdminTables(await context.admin.tables(wanted))


@delete("/api/admin/tables/{table:str}", responses=FOR_ADMINS, guards=GUARDS)
async def close_table(context: Context, table: str) -> None:
    """Close a table for good, whatever its state."""
    await context.admin.close_table(table)


@get("/api/admin/people", responses=FOR_ADMINS, guards=GUARDS)
async def people(context: Context, search: Annotated[str, Parameter(max_length=64)] = "") -> AdminPeople:
    """The newest people, or those of a name."""
    return AdminPeople(await context.admin.people(search))


@get("/api/admin/people/{person:str}/sessions", responses=FOR_ADMINS, guards=GUARDS)
async def sessions(context: Context, person: str) -> tuple[AdminSession, ...]:
    return await context.admin.sessions(person)


@delete("/api/admin/people/{person:str}/sessions", responses=FOR_ADMINS, guards=GUARDS)
async def end_sessions(context: Context, person: str) -> None:
    """Sign a person out everywhere."""
    await context.admin.end_sessions(person)
    await context.site.refresh()


@get("/api/admin/bans", responses=FOR_ADMINS, guards=GUARDS)
async def bans(context: Context) -> AdminBans:
    return AdminBans(await context.admin.bans())


@post("/api/admin/bans", responses=FOR_ADMINS, guards=GUARDS)
async def ban(context: Context, data: NewBan) -> AdminBans:
    """Ban a person by id, or an address."""
    await context.admin.ban(data.kind, data.value, data.reason, data.days)
    await context.site.refresh()
    return AdminBans(await context.admin.bans())


@delete("/api/admin/bans/{ban:str}", responses=FOR_ADMINS, guards=GUARDS)
async def unban(context: Context, ban: str) -> None:
    if not (ban.isascii() and ban.isdecimal() and len(ban) < 12):
        raise Refusal("no-such-ban", 404, ban=ban[:20])
    await context.admin.unban(int(ban))
    await context.site.refresh()


def _cookie(token: str, request: AnyRequest, max_age: int) -> Cookie:
    secure = request.scope["scheme"] == "https"
    return Cookie(COOKIE, value=token, max_age=max_age, httponly=True, samesite="strict", secure=secure, path="/")


ROUTES = (
    sign_in,
    sign_out,
    site,
    say,
    tables,
    close_table,
    people,
    sessions,
    end_sessions,
    bans,
    ban,
    unban,
)

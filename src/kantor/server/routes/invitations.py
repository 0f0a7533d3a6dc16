"""Invitations, friends, and short codes of tables."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put

from kantor.server.clients import client
from kantor.server.context import Context
from kantor.server.friends import befriend, friends_of, unfriend
from kantor.server.info import table_info
from kantor.server.invitations import (
    accept,
    check_at_table,
    decline,
    invitations_at,
    invite,
    my_invitations,
    withdraw,
)
from kantor.server.routes.common import READS, WRITES
from kantor.server.routes.talk import number
from kantor.server.table_codes import give_code, table_with
from kantor.server.wire import TableInfo
from kantor.server.wire_talk import (
    CodedTable,
    Friends,
    InvitationWish,
    MyInvitations,
    NewFriend,
    TableCode,
    TableInvitations,
)

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/invitations", responses=READS)
async def asked(request: AnyRequest, context: Context, table: str) -> TableInvitations:
    """Who was asked to a table where I sit."""
    person = await context.people.must(request)
    return await invitations_at(context.tables, table, person.id)


@post("/api/tables/{table:str}/invitations", responses=WRITES)
async def ask(request: AnyRequest, context: Context, table: str, data: InvitationWish) -> TableInvitations:
    """Ask a person to an open table."""
    person = await context.people.must(request)
    context.limits.invitations.take(person.id)
    return await invite(context.tables, person, table, data)


@delete("/api/tables/{table:str}/invitations/{invitation:str}", responses=WRITES, status_code=200)
async def take_back(request: AnyRequest, context: Context, table: str, invitation: str) -> TableInvitations:
    """Take an invitation back."""
    person = await context.people.must(request)
    return await withdraw(context.tables, person.id, table, number(invitation))


@get("/api/me/invitations", responses=READS)
async def mine(request: AnyRequest, context: Context) -> MyInvitations:
    """To which tables I was asked."""
    person = await context.people.who(request)
    return MyInvitations(()) if person is None else await my_invitations(context.tables.store, person.id)


@post("/api/me/invitations/{invitation:str}", responses=WRITES, status_code=200)
async def accept_one(request: AnyRequest, context: Context, invitation: str) -> TableInfo:
    """Sit down where I was asked to."""
    person = await context.people.must(request)
    table = await accept(context.tables, person, number(invitation))
    return table_info(table, person.id, context.tables.presence)


@delete("/api/me/invitations/{invitation:str}", responses=WRITES)
async def decline_one(request: AnyRequest, context: Context, invitation: str) -> None:
    """Decline an invitation."""
    person = await context.people.must(request)
    await decline(context.tables.store, person.id, number(invitation))


@get("/api/me/friends", responses=READS)
async def friends(request: AnyRequest, context: Context) -> Friends:
    """My friends, and those I have played with."""
    person = await context.people.must(request)
    return await friends_of(context.tables.store, person.id)


@put("/api/me/friends", responses=WRITES)
async def add_friend(request: AnyRequest, context: Context, data: NewFriend) -> Friends:
    """Call somebody a friend."""
    person = await context.people.must(request)
    return await befriend(context.tables, person.id, data)


@delete("/api/me/friends/{friend:str}", responses=WRITES, status_code=200)
async def drop_friend(request: AnyRequest, context: Context, friend: str) -> Friends:
    """Call somebody a friend no longer."""
    person = await context.people.must(request)
    return await unfriend(context.tables.store, person.id, number(friend))


@post("/api/tables/{table:str}/code", responses=WRITES, status_code=200)
async def code(request: AnyRequest, context: Context, table: str) -> TableCode:
    """The short code of an open table, for those who sit there or host it."""
    person = await context.people.must(request)
    found = await context.tables.fresh(table)
    check_at_table(found, person.id)
    return TableCode(await give_code(context.tables, found))


@get("/api/codes/{code:str}", responses=READS)
async def by_code(context: Context, code: str) -> CodedTable:
    """The open table with a code. Tries are counted, so that nobody finds tables by guessing."""
    context.limits.codes.take(client.get())
    return CodedTable(await table_with(context.tables.store, code[:40]))


ROUTES = (
    asked,
    ask,
    take_back,
    mine,
    accept_one,
    decline_one,
    friends,
    add_friend,
    drop_friend,
    code,
    by_code,
)

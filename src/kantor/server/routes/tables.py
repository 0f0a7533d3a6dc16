"""Tables: open, look, change, sit, start, resign, rematch."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, patch, post, put
from litestar.params import Parameter

from kantor.server import absence, lobby
from kantor.server.auth import Person
from kantor.server.clients import client
from kantor.server.context import Context
from kantor.server.info import outline_info, table_info
from kantor.server.outline import State
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS, WRITES
from kantor.server.table import Table
from kantor.server.wire import NewTable, Sitter, TableChanges, TableInfo, TableList

MOST = 50

AnyRequest = Request[Any, Any, Any]


def _info(context: Context, table: Table, person: Person | None) -> TableInfo:
    return table_info(table, None if person is None else person.id, context.tables.presence)


@get("/api/tables", responses=READS)
async def tables(
    request: AnyRequest,
    context: Context,
    wanted: Annotated[State | None, Parameter(query="state")] = None,
    mine: bool = False,
) -> TableList:
    """The newest tables: public ones, or with `mine` those where I sit or host."""
    person = await context.people.who(request)
    if mine and person is None:
        return TableList(())
    own = None if person is None else person.id
    store, presence = context.tables.store, context.tables.presence
    found = await store.listed(wanted, own if mine else None, MOST)
    due = await store.due_at([outline.row.id for outline in found if outline.row.state == "running"])
    return TableList(tuple(outline_info(outline, own, presence, due.get(outline.row.id, {})) for outline in found))


@post("/api/tables", responses=WRITES)
async def open_table(request: AnyRequest, context: Context, data: NewTable) -> TableInfo:
    """Open a table; with `seats` and `start` the match begins at once."""
    person = await context.people.must(request)
    _check_new_table(context)
    return _info(context, await lobby.open_table(context.tables, person, data), person)


@get("/api/tables/{table:str}", responses=READS)
async def table(request: AnyRequest, context: Context, table: str) -> TableInfo:
    """One table; whoever has its id may look."""
    return _info(context, await context.tables.fresh(table), await context.people.who(request))


@patch("/api/tables/{table:str}", responses=WRITES)
async def change_table(request: AnyRequest, context: Context, table: str, data: TableChanges) -> TableInfo:
    """Change title, settings, players: the host, while the table is open."""
    person = await context.people.must(request)
    return _info(context, await lobby.change_table(context.tables, table, person, data), person)


@delete("/api/tables/{table:str}", responses=WRITES)
async def close_table(request: AnyRequest, context: Context, table: str) -> None:
    """Close a table for good: the host, while it is open."""
    await lobby.close_table(context.tables, table, await context.people.must(request))


@put("/api/tables/{table:str}/seats/{seat:str}", responses=WRITES)
async def sit_down(request: AnyRequest, context: Context, table: str, seat: str, data: Sitter) -> TableInfo:
    """Sit down on an empty seat, or as the host seat a bot."""
    person = await context.people.must(request)
    return _info(context, await lobby.sit_down(context.tables, table, person, _number(seat), data), person)


@delete("/api/tables/{table:str}/seats/{seat:str}", responses=WRITES, status_code=200)
async def get_up(request: AnyRequest, context: Context, table: str, seat: str) -> TableInfo:
    """Free a seat before the match."""
    person = await context.people.must(request)
    return _info(context, await lobby.get_up(context.tables, table, person, _number(seat)), person)


@post("/api/tables/{table:str}/start", responses=WRITES, status_code=200)
async def start(request: AnyRequest, context: Context, table: str) -> TableInfo:
    """Begin the match: the host, when all seats are taken."""
    person = await context.people.must(request)
    return _info(context, await lobby.start(context.tables, table, person), person)


@post("/api/tables/{table:str}/seats/{seat:str}/resign", responses=WRITES, status_code=200)
async def resign(request: AnyRequest, context: Context, table: str, seat: str) -> TableInfo:
    """Leave a running match for good: a bot takes over."""
    person = await context.people.must(request)
    return _info(context, await absence.resign(context.tables, table, person, _number(seat)), person)


@post("/api/tables/{table:str}/seats/{seat:str}/substitute", responses=WRITES, status_code=200)
async def substitute(request: AnyRequest, context: Context, table: str, seat: str) -> TableInfo:
    """Want a bot to play for somebody who is away; it sits down when all who are here want it."""
    person = await context.people.must(request)
    return _info(context, await absence.agree(context.tables, table, person, _number(seat)), person)


@post("/api/tables/{table:str}/return", responses=WRITES, status_code=200)
async def come_back(request: AnyRequest, context: Context, table: str) -> TableInfo:
    """Take my seats over from their substitutes."""
    person = await context.people.must(request)
    return _info(context, await absence.come_back(context.tables, table, person), person)


@post("/api/tables/{table:str}/host", responses=WRITES, status_code=200)
async def take_host(request: AnyRequest, context: Context, table: str) -> TableInfo:
    """Become the host of a table whose host is gone."""
    person = await context.people.must(request)
    return _info(context, await absence.take_host(context.tables, table, person), person)


@post("/api/tables/{table:str}/leave", responses=WRITES, status_code=204)
async def leave(request: AnyRequest, context: Context, table: str) -> None:
    """Leave for good; the host's role goes to the next person."""
    await absence.leave(context.tables, table, await context.people.must(request))


@post("/api/tables/{table:str}/rematch", responses=WRITES)
async def rematch(request: AnyRequest, context: Context, table: str) -> TableInfo:
    """The same match once more, at a new table."""
    person = await context.people.must(request)
    _check_new_table(context)
    return _info(context, await lobby.rematch(context.tables, table, person), person)


@post("/api/tables/{table:str}/again", responses=WRITES)
async def again(request: AnyRequest, context: Context, table: str) -> TableInfo:
    """The older word for `rematch`."""
    person = await context.people.must(request)
    _check_new_table(context)
    return _info(context, await lobby.rematch(context.tables, table, person), person)


def _check_new_table(context: Context) -> None:
    context.site.check_new_table()
    context.limits.tables.take(client.get())


def _number(seat: str) -> int:
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
        raise Refusal("not-a-seat", 404, seat=seat[:20])
    return int(seat)

"""Tables: open, look, change, sit, start, resign, again."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, patch, post, put
from litestar.params import Parameter

from kantor.server import lobby
from kantor.server.auth import Person
from kantor.server.front import Front
from kantor.server.info import row_info, table_info
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS, WRITES
from kantor.server.store import State
from kantor.server.table import Table
from kantor.server.wire import NewTable, Sitter, TableChanges, TableInfo, TableList

MOST = 50

AnyRequest = Request[Any, Any, Any]


def _info(front: Front, table: Table, person: Person | None) -> TableInfo:
    return table_info(table, None if person is None else person.id, front.house.presence)


@get("/api/tables", responses=READS)
async def tables(
    request: AnyRequest,
    front: Front,
    wanted: Annotated[State | None, Parameter(query="state")] = None,
    mine: bool = False,
) -> TableList:
    """The newest tables: public ones, or with `mine` those where I sit or host."""
    person = await front.people.who(request)
    if mine and person is None:
        return TableList(())
    own = None if person is None else person.id
    found = await front.house.store.listed(wanted, own if mine else None, MOST)
    return TableList(tuple(row_info(row, chairs, own, front.house.presence) for row, chairs in found))


@post("/api/tables", responses=WRITES)
async def open_table(request: AnyRequest, front: Front, data: NewTable) -> TableInfo:
    """Open a table; with `seats` and `start` the match begins at once."""
    person = await front.people.must(request)
    return _info(front, await lobby.open_table(front.house, person, data), person)


@get("/api/tables/{table:str}", responses=READS)
async def table(request: AnyRequest, front: Front, table: str) -> TableInfo:
    """One table; whoever has its id may look."""
    return _info(front, await front.house.table(table), await front.people.who(request))


@patch("/api/tables/{table:str}", responses=WRITES)
async def change_table(request: AnyRequest, front: Front, table: str, data: TableChanges) -> TableInfo:
    """Change title, settings, players: the host, while the table is open."""
    person = await front.people.must(request)
    return _info(front, await lobby.change_table(front.house, table, person, data), person)


@delete("/api/tables/{table:str}", responses=WRITES)
async def close_table(request: AnyRequest, front: Front, table: str) -> None:
    """Close a table for good: the host, while it is open."""
    await lobby.close_table(front.house, table, await front.people.must(request))


@put("/api/tables/{table:str}/seats/{seat:str}", responses=WRITES)
async def sit_down(request: AnyRequest, front: Front, table: str, seat: str, data: Sitter) -> TableInfo:
    """Sit down on an empty seat, or as the host seat a bot."""
    person = await front.people.must(request)
    return _info(front, await lobby.sit_down(front.house, table, person, _number(seat), data), person)


@delete("/api/tables/{table:str}/seats/{seat:str}", responses=WRITES, status_code=200)
async def get_up(request: AnyRequest, front: Front, table: str, seat: str) -> TableInfo:
    """Free a seat before the match."""
    person = await front.people.must(request)
    return _info(front, await lobby.get_up(front.house, table, person, _number(seat)), person)


@post("/api/tables/{table:str}/start", responses=WRITES, status_code=200)
async def start(request: AnyRequest, front: Front, table: str) -> TableInfo:
    """Begin the match: the host, when all seats are taken."""
    person = await front.people.must(request)
    return _info(front, await lobby.start(front.house, table, person), person)


@post("/api/tables/{table:str}/seats/{seat:str}/resign", responses=WRITES, status_code=200)
async def resign(request: AnyRequest, front: Front, table: str, seat: str) -> TableInfo:
    """Leave a running match for good: a bot takes over."""
    person = await front.people.must(request)
    return _info(front, await lobby.resign(front.house, table, person, _number(seat)), person)


@post("/api/tables/{table:str}/again", responses=WRITES)
async def again(request: AnyRequest, front: Front, table: str) -> TableInfo:
    """The same once more, at a new table."""
    person = await front.people.must(request)
    return _info(front, await lobby.again(front.house, table, person), person)


def _number(seat: str) -> int:
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
        raise Refusal("not-a-seat", 404, seat=seat[:20])
    return int(seat)

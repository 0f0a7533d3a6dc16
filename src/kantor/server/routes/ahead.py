"""Answers given in advance: seen and set by the one whose seat it is."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, put

from kantor.server.context import Context
from kantor.server.routes.common import READS, WRITES
from kantor.server.wire_ahead import AheadInfo, AheadWish

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/seats/{seat:int}/ahead", responses=READS)
async def ahead(request: AnyRequest, context: Context, table: str, seat: int) -> AheadInfo:
    """What I may be asked at a seat of mine, and what I have answered."""
    person = await context.people.must(request)
    return await context.ahead.of(table, seat, person.id)


@put("/api/tables/{table:str}/seats/{seat:int}/ahead/{question:str}", responses=WRITES, status_code=200)
async def set_ahead(
    request: AnyRequest, context: Context, table: str, seat: int, question: str, data: AheadWish
) -> AheadInfo:
    """Answer a question before it comes, the most wanted move first; no answers clear it."""
    person = await context.people.must(request)
    return await context.ahead.set(table, seat, person.id, question, data.answers)

"""Hints: what a bot would do in the player's place. With others at the table they are told who asks."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from msgspec import Struct

from kantor.bots.hints import Hint
from kantor.server.advisor import advice_told, advice_wanted
from kantor.server.clients import client
from kantor.server.context import Context
from kantor.server.messages import Number
from kantor.server.routes.common import WRITES
from kantor.server.store import Change
from kantor.server.wire_learning import HintInfo, HintList, HintReason


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The decision that is thought about."""

    decision: Number


@post("/api/tables/{table:str}/seats/{seat:int}/hint", responses=WRITES, status_code=200)
async def hint(request: Request[Any, Any, Any], context: Context, table: str, seat: int, data: HintWish) -> HintList:
    """Up to three moves with win chances and reasons, the best first."""
    person = await context.people.must(request)
    if await context.tables.ask(table, lambda at: isinstance(advice_told(at, seat, person.id, data.decision), Change)):
        await context.tables.change(table, lambda at: advice_told(at, seat, person.id, data.decision))
    question = await context.tables.ask(table, lambda at: advice_wanted(at, seat, person.id, data.decision))
    found = await context.advisor.hints(question, client.get())
    return HintList(data.decision, tuple(_info(one) for one in found))


def _info(one: Hint) -> HintInfo:
    brings = tuple(HintReason(reason.part, reason.seat, reason.points) for reason in one.brings)
    return HintInfo(one.move, one.chance, one.behind, brings)

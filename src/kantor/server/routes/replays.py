"""A match looked at again, and its record."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter

from kantor.core.json_data import json_data
from kantor.core.match import Match
from kantor.core.position import CHANCE
from kantor.core.replay import replay_steps, turns
from kantor.server.context import Context
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS
from kantor.server.table import Table
from kantor.server.wire import FrameInfo, Replay

MOST_FRAMES = 200


@get("/api/tables/{table:str}/replay", responses=READS)
async def replay(
    request: Request[Any, Any, Any],
    context: Context,
    table: str,
    seat: int | None = None,
    first: Annotated[int, Parameter(query="from")] = 0,
    last: Annotated[int | None, Parameter(query="to")] = None,
) -> Replay:
    """Frames `from` to `to` as a seat saw them: of a running match one's own, of a finished one any."""
    if first < 0 or (last is not None and last < first):
        raise Refusal("bad-range", 400)
    person = await context.people.who(request)

    def allowed(at: Table) -> Table:
        if seat is not None and at.shown is not None:
            at.holder(seat)
            if at.row.state != "over":
                at.check_seat(seat, None if person is None else person.id)
        return at

    at = await context.tables.ask(table, allowed)
    if at.archived is not None:
        found = at.archived
        end = min(found.ply if last is None else last, first + MOST_FRAMES - 1)
        shown = await asyncio.to_thread(found.frames, seat, first, end)
        return Replay(at.id, seat, found.ply, at.entry, True, found.turns, shown)
    match = at.playing
    entry, over, moves = at.entry, match.result is not None, match.recorded()
    end = min(match.ply if last is None else last, first + MOST_FRAMES - 1)
    # Playing a match again takes a while: in a thread, from its moves, because the match itself goes on.
    again = await asyncio.to_thread(context.tables.matches.read, moves)
    shown = await asyncio.to_thread(_frames, again, seat, first, end)
    return Replay(at.id, seat, again.ply, entry, over, tuple(turns(again)), shown)


def _frames(match: Match, seat: int | None, first: int, last: int) -> tuple[FrameInfo, ...]:
    return tuple(
        FrameInfo(
            ply=step.ply,
            actor=None if step.actor in (None, CHANCE) else step.actor,
            events=tuple(json_data(event) for event in step.events),
            view=step.view,
        )
        for step in replay_steps(match, seat, first, last)
    )


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=READS)
async def record(context: Context, table: str) -> Response[str]:
    """The whole record, for everybody, once the match is over."""
    at = await context.tables.fresh(table)
    if at.row.state != "over":
        raise Refusal("match-running", 403)
    text = await context.tables.record(at)
    name = f"{at.row.game}-{at.id}.kantor"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

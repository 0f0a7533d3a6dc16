"""A match looked at again, and its record."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kantor.server.clients import client
from kantor.server.context import Context
from kantor.server.refusals import Refusal
from kantor.server.replays import Wish
from kantor.server.routes.common import READS
from kantor.server.table import Table
from kantor.server.wire import Replay

MOST_FRAMES = 200
PACKED = "packed"  # the option of routes whose answers are packed already
FRAMES = ResponseSpec(Replay, description="The frames.", generate_examples=False)


@get("/api/tables/{table:str}/replay", responses={200: FRAMES, **READS}, opt={PACKED: True})
async def replay(
    request: Request[Any, Any, Any],
    context: Context,
    table: str,
    seat: int | None = None,
    first: Annotated[int, Parameter(query="from")] = 0,
    last: Annotated[int | None, Parameter(query="to")] = None,
) -> Response[bytes]:
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
    found = at.archived
    if found is not None:
        ply, over, record, archive = found.ply, True, None, found.packed
    else:
        match = at.playing
        ply, over, record, archive = match.ply, match.result is not None, match.recorded(), None
    end = min(ply if last is None else last, first + MOST_FRAMES - 1)
    wish = Wish(at.id, at.entry, seat, first, end, over, record, archive)
    packed = await context.replays.packed(wish, client.get())
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=MediaType.JSON)


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

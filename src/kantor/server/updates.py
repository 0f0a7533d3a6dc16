"""What a socket was last sent of a seat, and the message that brings it up to date."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from kantor.server.patch import patch
from kantor.server.seat_log import SeatLog
from kantor.server.table import Table


class Shown(Struct):
    """The last sight of a seat that a socket got."""

    entry: int
    count: int
    view: dict[str, Any]
    seat_log: SeatLog


def update(table: Table, seat: int | None, shown: Shown | None) -> tuple[bytes, Shown]:
    """The message for a seat, and what has then been shown. Without `shown` everything is sent anew."""
    match = table.playing
    seat_log = table.seat_log(seat)
    view = match.view(seat)
    # A table that was loaded again has new seat logs.
    kept = seat_log.kept(shown.count, shown.entry) if shown is not None and shown.seat_log is seat_log else 0
    seen: dict[str, Any] = {"view": view} if shown is None else {"patch": patch(shown.view, view)}
    over = match.result is not None
    message = {
        "type": "sight",
        "seat": seat,
        "entry": table.entry,
        "ply": match.ply,
        "decision": None if seat is None else table.decision(seat),
        "undoable": 0 if seat is None or over else match.undoable(seat),
        "over": over,
        **seen,
        "kept": kept,
        "events": [msgspec.Raw(text) for text in seat_log.events[kept:]],
    }
    return msgspec.json.encode(message), Shown(table.entry, len(seat_log.events), view, seat_log)

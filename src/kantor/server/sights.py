"""What one socket has been shown of a seat, and the message that brings it up to date."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from kantor.server.patch import patch
from kantor.server.table import Table
from kantor.server.tale import Tale


class Shown(Struct):
    """The last sight of a seat that a socket got."""

    entry: int
    count: int
    view: dict[str, Any]
    tale: Tale


def sight(table: Table, seat: int | None, shown: Shown | None) -> tuple[bytes, Shown]:
    """The message for a seat, and what has then been shown. Without `shown` everything is told anew."""
    match = table.playing
    tale = table.tale(seat)
    view = match.view(seat)
    # A table that was put together anew tells its tale anew.
    kept = tale.kept(shown.count, shown.entry) if shown is not None and shown.tale is tale else 0
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
        "events": [msgspec.Raw(text) for text in tale.events[kept:]],
    }
    return msgspec.json.encode(message), Shown(table.entry, len(tale.events), view, tale)

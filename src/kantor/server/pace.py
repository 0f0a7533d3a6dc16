"""The pace of a table: without a clock, live with a time bank, or over days; and what happens when time is up."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kantor.bots import BOTS
from kantor.core.errors import BadSettings
from kantor.server.refusals import Refusal

Seconds = Annotated[int, Meta(ge=0, le=100 * 24 * 3600)]

SUBSTITUTE = "trader"
LEAST = {"live": 10, "days": 3600}  # seconds in a bank
MOST = {"live": 6 * 3600, "days": 60 * 24 * 3600}


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """`bank` is the time that each player begins with, `increment` comes with every turn, up to `most`; in seconds.

    At zero a bot of the level `bot` stands in, or the others may wait, or the match ends without a winner.
    """

    kind: Literal["free", "live", "days"] = "free"
    bank: Seconds = 0
    increment: Seconds = 0
    most: Seconds = 0
    at_zero: Literal["bot", "wait", "end"] = "bot"
    bot: Annotated[str, Meta(max_length=64)] = SUBSTITUTE

    @property
    def timed(self) -> bool:
        return self.kind != "free"


def checked_pace(pace: Pace) -> dict[str, Any]:
    """A pace as it is kept; refuses one that can't be played by."""
    if pace.bot not in BOTS:
        raise BadSettings("no-such-bot", name=pace.bot[:60], known=", ".join(BOTS))
    if pace.timed:
        low, high = LEAST[pace.kind], MOST[pace.kind]
        if not low <= pace.bank <= pace.most <= high or pace.increment > pace.most:
            raise Refusal("pace", 400)
    found: dict[str, Any] = msgspec.to_builtins(pace)
    return found


def pace_of(data: dict[str, Any]) -> Pace:
    return msgspec.convert(data, Pace)

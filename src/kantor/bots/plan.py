"""How searches go about a game: found by measuring, kept in `learned/search.json` of the game's folder."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from kantor.core.game import Game


class Plan(Struct, frozen=True):
    """`search` is `beam` where a turn is long, else `tree`.

    `scale` says how many points ahead make a win e times as likely with the whole game to come, `last_scale` at its end
    (0: as many), where nothing was learned. `temperature` says how many points one step ahead make the tree try a move
    e times as often, counted by the plain evaluation or, with `by_judgement`, by that of the leaves. `explore` is what
    that first look counts for beside the win chances found, `reduced` how far behind a move that was never tried is
    expected to be. Of the other seats' moves the tree tries so many `replies` that look best, 0 for all. `unit` is how
    many points a beginner overlooks, `misjudged` what the noise of a level that searches counts for: in parts of a win,
    where whole turns are planned in parts of `scale` points. `answers` are the whole turns of which the beam looks at
    what the others make of them. What is learned looks at the whole observation with `planes`, else at the parts of
    standings alone: that takes fewer games.
    """

    search: Literal["tree", "beam"] = "tree"
    scale: float = 4.0
    last_scale: float = 0.0
    temperature: float = 1.0
    by_judgement: bool = False
    explore: float = 1.2
    reduced: float = 0.15
    replies: int = 0
    unit: float = 2.0
    misjudged: float = 1.0
    beginnings: int = 6
    answers: int = 4
    planes: bool = True


@cache
def plan_of(game: Game[Any]) -> Plan:
    path = game.folder / "learned" / "search.json"
    return msgspec.json.decode(path.read_bytes(), type=Plan) if path.exists() else Plan()

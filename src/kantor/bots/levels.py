"""The five levels, the weakest first, and what a name such as `master@100` or `trader@200sims` means."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

TURN = 3  # a whole turn may take so many times as long as a decision


class Level(Struct, frozen=True):
    """How a bot of a level plays.

    Without `search` it looks to the end of its own action only. `noise` is what it misjudges: in the plan's units of
    points where it looks, in parts of a win where it searches. It thinks for so many `milliseconds` of processor time
    a decision, or so many `simulations`, whichever comes first; 0 sets no limit. `width` is how many turns it plans
    side by side where turns are long; it follows so many `more` beginnings and compares so many more ends than the
    plan of the game says. With `answers` it considers what the others make of the best of them, with `foresight` as
    turns that they plan, and its own next turn after that.
    """

    name: str
    search: bool
    noise: float
    milliseconds: float
    simulations: int = 0
    width: int = 4
    more: int = 0
    answers: bool = True
    foresight: bool = False


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("novice", search=False, noise=1.5, milliseconds=50),
            Level("apprentice", search=False, noise=0.4, milliseconds=100),
            Level("trader", search=True, noise=0.06, milliseconds=200, simulations=60, width=1, answers=False),
            Level("merchant", search=True, noise=0.02, milliseconds=500, simulations=400, width=2),
            Level("master", search=True, noise=0.0, milliseconds=1500, width=6, more=2, foresight=True),
        )
    }
)
LIMIT = re.compile(r"(?P<level>[a-z]+)@(?P<number>[1-9]\d{0,6})(?P<simulations>sims)?")
SHARED = re.compile(r"(?P<level>.+)x(?P<jobs>[2-9]|[1-9]\d)")


def level_of(name: str) -> Level | None:
    """A level by name, perhaps with another limit: milliseconds, or simulations and nothing else."""
    if name in LEVELS:
        return LEVELS[name]
    found = LIMIT.fullmatch(name)
    if found is None or found["level"] not in LEVELS:
        return None
    level, number = LEVELS[found["level"]], int(found["number"])
    if found["simulations"]:
        return replace(level, milliseconds=0, simulations=number)
    return replace(level, milliseconds=number)


def shared_level(name: str) -> tuple[Level, int] | None:
    """A level with a limit that thinks in several processes, such as `master@1000x4`."""
    found = SHARED.fullmatch(name)
    level = level_of(found["level"]) if found is not None and "@" in found["level"] else None
    return None if found is None or level is None else (level, int(found["jobs"]))

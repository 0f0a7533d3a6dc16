"""The bots by name, and anybody's own by `module:Class`."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from types import MappingProxyType

from kantor.bots.beam_bot import BeamBot
from kantor.bots.bot import Bot
from kantor.bots.greedy import GreedyBot
from kantor.bots.levels import LEVELS, level_of, shared_level
from kantor.bots.random import RandomBot
from kantor.bots.searcher import Searcher
from kantor.bots.team import Team
from kantor.core.errors import BadSettings

# The weakest first.
BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {
        "random": RandomBot,
        "greedy": GreedyBot,
        **{name: partial(Searcher, level) for name, level in LEVELS.items()},
    }
)
# Bots to measure others against, which nobody meets at a table.
YARDSTICKS: Mapping[str, Callable[[], Bot]] = MappingProxyType({"beam": BeamBot})
PEER = re.compile(r"openspiel@(?P<milliseconds>[1-9]\d{0,6})")


def find_bot(name: str) -> Callable[[], Bot]:
    """What makes a bot of this name: one of BOTS or YARDSTICKS, a level with a limit, or a class without arguments.

    A level's limit is written `master@100` (milliseconds) or `master@200sims`, a class `module:Class`. `master@1000x4`
    thinks in four processes. OpenSpiel's own search is `openspiel@200`, where OpenSpiel is installed.
    """
    if name in BOTS:
        return BOTS[name]
    if name in YARDSTICKS:
        return YARDSTICKS[name]
    level = level_of(name)
    if level is not None:
        return partial(Searcher, level)
    shared = shared_level(name)
    if shared is not None:
        return partial(Team, *shared)
    peer = PEER.fullmatch(name)
    if peer is not None:
        return partial(_imported("kantor.rl.peer:OpenSpielBot"), float(peer["milliseconds"]))
    return _imported(name)


def _imported(name: str) -> Callable[..., Bot]:
    module, colon, attribute = name.partition(":")
    if not colon:
        raise BadSettings("no-such-bot", name=name[:60], known=", ".join((*BOTS, *YARDSTICKS)))
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadSettings("bot-not-importable", name=name[:60], why=str(error)[:200]) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSettings("not-a-bot", name=name[:60])
    return found

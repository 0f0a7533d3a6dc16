"""The bots by name, and anybody's own by `module:Class`."""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType

from kantor.bots.bot import Bot
from kantor.bots.greedy import GreedyBot
from kantor.bots.random import RandomBot
from kantor.core.errors import BadSettings

# The weakest first; where only one is offered, it is the last.
BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType({"random": RandomBot, "greedy": GreedyBot})


def find_bot(name: str) -> Callable[[], Bot]:
    """What makes a bot of this name: one of BOTS, or a class without arguments as `module:Class`."""
    if name in BOTS:
        return BOTS[name]
    module, colon, attribute = name.partition(":")
    if not colon:
        raise BadSettings("no-such-bot", name=name[:60], known=", ".join(BOTS))
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadSettings("bot-not-importable", name=name[:60], why=str(error)[:200]) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSettings("not-a-bot", name=name[:60])
    return found

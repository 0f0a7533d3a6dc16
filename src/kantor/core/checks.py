"""Checks of names, seeds and numbers of events."""

import secrets
import unicodedata

from kantor.core.catalogue import shortened
from kantor.core.dice import Dice, SystemDice
from kantor.core.errors import BadRecord, BadSettings

LONGEST_NAME = 200


def check_names(names: object, players: int) -> None:
    """None, or one for each seat, each printable in one line."""
    if not isinstance(names, list | tuple) or len(names) not in (0, players) or not all(map(_is_name, names)):
        raise BadSettings("names", players=players)


def _is_name(name: object) -> bool:
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        return False
    return not any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in name)


def check_since(since: object) -> None:
    if type(since) is not int or since < 0:
        raise BadRecord("no-such-event", since=shortened(since))


def dice_of(seed: object) -> Dice:
    """The dice of a seed, or unpredictable ones without a seed."""
    if seed is None:
        return SystemDice(secrets.randbits(62))
    if type(seed) is not int or not -(2**63) <= seed < 2**63:
        raise BadSettings("seed", got=shortened(seed))
    return Dice(seed)

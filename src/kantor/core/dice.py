"""Where chance comes from: a seeded stream for simulations and tests, the system's randomness for served tables."""

import secrets

from librt.random import Random
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A stream of numbers that a seed determines, the same in compiled and uncompiled code."""

    def __init__(self, seed: i64 = 0) -> None:
        self._random = Random(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return self._random.randrange(n)


class SystemDice(Dice):
    """Unpredictable numbers from the operating system."""

    def below(self, n: i64) -> i64:
        return secrets.randbelow(int(n))

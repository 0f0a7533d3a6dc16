"""Values that nobody should give, for every door to refuse."""

import math
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from kantor import KantorError

T = TypeVar("T")

LONG = 10**5000  # Python refuses to write such a number
WITHIN_ITSELF: list[Any] = []
WITHIN_ITSELF.append(WITHIN_ITSELF)

NO_NUMBERS: list[Any] = [None, True, "0", "zero", b"0", 0.0, math.nan, math.inf, [], {}, (), LONG, -LONG, object()]
NO_TEXTS: list[Any] = [None, True, 0, b"pass", ["pass"], {"move": "pass"}, LONG, math.nan, WITHIN_ITSELF]
STRANGE_TEXTS = [
    "",
    " ",
    "\n",
    "\x00",
    "\x1b[31mpass",
    "pass\u202e",
    "\ud800",
    "ż" * 100_000,
    "9" * 10_000,
    "{" * 100_000,
    "[" * 100_000,
    '{"a":' * 100_000,
    "NaN",
    "1e999",
    "null",
    "*",
    "../../etc",
    "%s{0}{ $text }",
]


def each(name: str, *values: Any) -> pytest.MarkDecorator:
    """A test for each of the values, which can't all be written into the test's name."""
    return pytest.mark.parametrize(name, values, ids=[f"{type(value).__name__}{at}" for at, value in enumerate(values)])


def attempt(call: Callable[[], T]) -> T | None:
    """What comes of it, or nothing when it is refused; any other error gets through."""
    try:
        return call()
    except KantorError as error:
        refusal = error
    assert refusal.say("en").isprintable()
    assert refusal.say("pl").isprintable()
    return None

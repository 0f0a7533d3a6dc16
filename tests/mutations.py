"""Valid texts and data made wrong in small ways, for the readers to be fuzzed with."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

NUMBERS = st.one_of(st.integers(-3, 12), st.sampled_from([-(2**63), 2**63, 2**64, 10**30, 0.5, 1e300]))
WORDS = st.sampled_from(
    ["", "grain", "ship", "office", "planning", "selling", "bid", "ask", "deal", "seat", "do", "x", "\x00"]
)
LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, WORDS, st.text(max_size=5))
JSON = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(WORDS, inner, max_size=3)),
    max_leaves=6,
)
PIECES = st.one_of(
    st.text(max_size=4),
    st.sampled_from(
        ["\n", " ", "0 ", "* ", "{", "}", '"', ",", "null", "99", "-1", "\r\n", "\t", "\x00", "\u2028", "1e999"]
    ),
)


def texts(valid: list[str]) -> st.SearchStrategy[str]:
    """A valid text with a few stretches of it taken out, doubled, moved or replaced."""
    return st.one_of(st.sampled_from(valid).flatmap(_cut), st.sampled_from(valid).flatmap(_shuffled_lines))


def _cut(text: str) -> st.SearchStrategy[str]:
    places = st.integers(0, len(text))
    return st.lists(st.tuples(places, st.integers(0, 12), PIECES), min_size=1, max_size=3).map(
        lambda cuts: _with_cuts(text, cuts)
    )


def _with_cuts(text: str, cuts: list[tuple[int, int, str]]) -> str:
    for start, length, piece in cuts:
        text = text[:start] + piece + text[start + length :]
    return text


def _shuffled_lines(text: str) -> st.SearchStrategy[str]:
    lines = text.splitlines()
    places = st.integers(0, len(lines) - 1)
    return st.lists(st.tuples(places, places, st.sampled_from(["drop", "double", "swap"])), min_size=1, max_size=3).map(
        lambda changes: _with_changes(lines[:], changes)
    )


def _with_changes(lines: list[str], changes: list[tuple[int, int, str]]) -> str:
    for first, second, change in changes:
        at, to = first % len(lines), second % len(lines)
        if change == "drop" and len(lines) > 1:
            del lines[at]
        elif change == "double":
            lines.insert(to, lines[at])
        else:
            lines[at], lines[to] = lines[to], lines[at]
    return "\n".join(lines) + "\n"


def data(valid: list[Any]) -> st.SearchStrategy[Any]:
    """Valid JSON data in which a few values are replaced, added or taken away."""
    return st.sampled_from(valid).flatmap(
        lambda value: st.lists(
            st.tuples(st.sampled_from(paths(value)), st.sampled_from(["put", "drop", "add", "step"]), JSON),
            min_size=1,
            max_size=3,
        ).map(lambda changes: _with_values(value, changes))
    )


def paths(value: Any, so_far: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [so_far] if so_far else []
    for key, part in inner:
        found += paths(part, (*so_far, key))
    return found


def _with_values(value: Any, changes: list[tuple[tuple[Any, ...], str, Any]]) -> Any:
    result = copy.deepcopy(value)
    for path, change, new in changes:
        try:
            _change(result, path, change, new)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took that place away
    return result


def _change(result: Any, path: tuple[Any, ...], change: str, new: Any) -> None:
    *way, last = path
    holder = result
    for key in way:
        holder = holder[key]
    if change == "drop":
        del holder[last]
    elif change == "step" and type(holder[last]) is int:
        holder[last] += 1 if new else -1
    elif change == "add" and isinstance(holder, list):
        holder.insert(last, new)
    elif change == "add":
        holder[str(new)[:5]] = holder[last]
    else:
        holder[last] = new

"""Positions for tests, written as short as they can be."""

from collections.abc import Sequence
from typing import Any

import pytest

from kantor import IllegalMove, Match

MARKET = ["grain", "wood", "porcelain", "fish", "spice", "cloth"]
EMPTY_HANDED: dict[str, Any] = {"cards": {"ship": 2}, "tokens": {"grain": 1, "wood": 1}}


def seat(**fields: Any) -> dict[str, Any]:
    """A player with two ships, grain and wood aboard, unless said otherwise."""
    return {**EMPTY_HANDED, **fields}


def table(
    *seats: dict[str, Any], agenda: list[dict[str, Any]], market: Sequence[str | None] = MARKET, **fields: Any
) -> Match:
    """A match that goes on from here; the first player is seat 0."""
    position = {
        "players": len(seats),
        "market": list(market),
        "seats": list(seats),
        "agenda": agenda,
        "first_player": 0,
    }
    return Match.at("merchants", {**position, **fields}, seed=1)


def planning(who: int = 0, **fields: Any) -> list[dict[str, Any]]:
    return [{"do": "planning", "seat": who, **fields}]


def trading(who: int = 0) -> list[dict[str, Any]]:
    return [{"do": "trading", "seat": who}]


def coins(match: Match) -> list[int]:
    return [player["coins"] for player in match.view(None)["table"]["players"]]


def player(match: Match, who: int) -> dict[str, Any]:
    """A seat as it sees itself."""
    found: dict[str, Any] = match.view(who)["table"]["players"][who]
    return found


def some(counts: dict[str, int]) -> dict[str, int]:
    return {ident: count for ident, count in counts.items() if count}


def asked(match: Match, who: int) -> str:
    """What a seat is asked, in English."""
    prompt = match.view(who)["prompt"]
    return match.game.texts("en").say(f"prompt-{prompt['id']}", **prompt["args"])


def refused(match: Match, who: int, move: str) -> str | None:
    """Play a move that must be refused; returns the rule that forbids it. The match must stay as it was."""
    before = match.position(), match.record()
    with pytest.raises(IllegalMove) as refusal:
        match.play(who, move)
    assert (match.position(), match.record()) == before
    return refusal.value.rule

"""The ways in which Kupcy i Żeglarze ends: always with the last card, but drawn in different ways."""

from itertools import takewhile

from kantor.core.match import Match

WAYS = {
    "draw": "The last card is the second of two drawn instead of playing cards.",
    "office": "An office gives the last card.",
    "one-card-left": "One card is left, and a draw takes it.",
}


def way_of(match: Match) -> str:
    """What the last lines of the record tell."""
    lines = match.record().splitlines()
    cards = len(list(takewhile(lambda line: line.startswith("* card"), reversed(lines))))
    if lines[-cards - 1].endswith(" take"):
        return "office"
    return "draw" if cards == 2 else "one-card-left"

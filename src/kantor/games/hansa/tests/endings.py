"""The three ways in which Hansa Teutonica ends."""

from kantor.core.match import Match
from kantor.games.hansa.events import Finished

WAYS = {
    "points": "Somebody has 20 points.",
    "cities": "The tenth city is full.",
    "tokens": "A bonus token must be drawn and none is left.",
}


def way_of(match: Match) -> str:
    """What the last event tells."""
    last = match.events()[-1]
    assert isinstance(last, Finished)
    return last.reason

"""The three ends: 20 points, ten full cities, no token to draw. The action is completed, nothing follows it.

Rulebook: "Koniec gry".
"""

from typing import Final

from mypy_extensions import i64

from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa.state import State

ENOUGH: Final = 20

NONE: Final = -1
POINTS: Final = 0
CITIES: Final = 1
TOKENS: Final = 2


def end_if_due(at: State, no_token: bool, sink: Sink | None) -> None:
    """Asked when an action that can end the game is complete."""
    reason: i64 = TOKENS if no_token else NONE
    if at.full >= at.board.full_limit:
        reason = CITIES
    for seat in range(at.players):
        if at.points[seat] >= ENOUGH:
            reason = POINTS
    if reason != NONE:
        end(at, reason, sink)


def end(at: State, reason: i64, sink: Sink | None) -> None:
    at.agenda.clear()
    if sink is not None:
        sink.emit(build_event.finished(at, reason))

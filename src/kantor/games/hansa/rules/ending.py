"""The three ends: 20 points, a full track of full cities, no token to draw. The action is completed, nothing follows it.

Rulebook: "Koniec gry".
"""

from typing import Final

from kantor.core.sink import Sink
from kantor.games.hansa import report
from kantor.games.hansa.state import Table

ENOUGH: Final = 20


def end_if_due(at: Table, no_token: bool, sink: Sink | None) -> None:
    """Asked when an action that can end the game is complete."""
    reason = ""
    if no_token:
        reason = "tokens"
    if at.full >= at.board.full_limit:
        reason = "cities"
    for seat in range(at.players):
        if at.points[seat] >= ENOUGH:
            reason = "points"
    if reason != "":
        end(at, reason, sink)


def end(at: Table, reason: str, sink: Sink | None) -> None:
    at.agenda.clear()
    if sink is not None:
        sink.emit(report.finished(at, reason))

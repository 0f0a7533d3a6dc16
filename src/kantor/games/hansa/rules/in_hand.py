"""What decisions about pieces in hand share: their fields, and what their prompts tell."""

from typing import Final

from mypy_extensions import i64

from kantor.core.decision import yes
from kantor.core.forms import count, flag
from kantor.core.position import options_of
from kantor.games.hansa.data import SEAT
from kantor.games.hansa.state import LOOSE_WIDTH, MOVED, Rule, State

MOVES: Final = (SEAT, count("left"), flag("changed", default=False))


class Lifting(Rule):
    """Pieces are lifted, then put down."""

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        held = 0
        for index in range(at.loose_count):
            if at.loose[index * LOOSE_WIDTH + 2] != MOVED:
                held += 1
        lifts = any(at.moves.is_lift(move) for move in options_of(at, seat))
        return {"left": int(at.agenda.first()), "held": held, "lift": yes(lifts)}

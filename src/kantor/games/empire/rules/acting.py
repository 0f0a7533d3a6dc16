"""A part of a card being carried out: one army, step or city after the other. All of it may be left undone.

Rulebook: "Akcje i/lub". Each action is such a decision, in its own module; what they share is here.
"""

from typing import Annotated, Any, Final

from msgspec import Meta
from mypy_extensions import i64

from kantor.core.counts import wrong
from kantor.core.forms import FIRST, SECOND, Field, count
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire import move_numbers as moves
from kantor.games.empire.data import ACTION_IDS, SEAT
from kantor.games.empire.rules import progress
from kantor.games.empire.state import ACTING, AND, CITY, DESTROY, MOVE_LAND, MOVE_SEA, PLACE, Rule, State

ACTIONS: Final[tuple[int, ...]] = (
    ACTING + PLACE,
    ACTING + MOVE_LAND,
    ACTING + MOVE_SEA,
    ACTING + CITY,
    ACTING + DESTROY,
)
PART: Final = Field("part", Annotated[int, Meta(ge=1, le=2)], FIRST, default=1)
CARD: Final = Field("card", str, FIRST)


def card_number(at: State, card: str) -> int:
    if card not in at.box.card_ids:
        raise wrong("agenda", f"names a card that isn't in play: {card[:20]}")
    return at.box.card_ids.index(card)


class Acting(Rule):
    """A `part` of a `card`, `left` times more. On the agenda the two are one number, card * 2 + part."""

    def __init__(self, action: i64) -> None:
        fields = (SEAT, CARD, count("left", SECOND), PART)
        super().__init__(ACTING + action, "acting", fields, ACTION_IDS[action], midway=True, upon=ACTIONS)

    def written(self, at: State, seat: i64, first: i64, second: i64) -> dict[str, Any]:
        card = at.box.card_ids[first // 2]
        return {"seat": int(seat), "card": card, "left": int(second), "part": int(first % 2 + 1)}

    def numbers(self, at: State, frame: dict[str, Any]) -> tuple[int, int, int, int]:
        place = card_number(at, frame["card"]) * 2 + frame["part"] - 1
        return int(ACTING + at.box.part_action[place]), frame["seat"], place, frame["left"]

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"left": int(at.agenda.second())}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        """Two parts belong to one card with `and`, the lower one untouched; something of the upper is possible."""
        if at.agenda.depth > 2:
            return "these decisions can't be pending together"
        if at.card_at[first // 2] != seat or not 1 <= second <= at.box.part_n[first]:
            return "the action is that of a card just taken, and not more of it"
        if first != at.agenda.first():
            return None
        if not progress.possible(at, seat, at.box.part_action[first]):
            return "nothing of that action can be carried out"
        other = int(first) ^ 1
        below = (int(ACTING + at.box.part_action[other]), int(seat), other, int(at.box.part_n[other]))
        if at.agenda.depth == 2 and (at.box.card_op[first // 2] != AND or at.agenda.listed()[0] != below):
            return "only both parts of one card can be pending"
        return None


def leave(at: State, seat: i64, sink: Sink | None) -> None:
    """Leave the rest of a part undone, or the whole action while parts are being chosen."""
    if sink is not None:
        sink.emit(events.Skipped(int(seat)))
    at.agenda.pop()
    progress.go_on(at, seat, sink)


def why_no_other(move: i64) -> str | None:
    """Why not a move that doesn't belong to the action."""
    if move == moves.DONE:
        return None
    if moves.is_take(move):
        return "one-card"
    return "part-settled" if moves.is_part(move) else "action-of-the-card"

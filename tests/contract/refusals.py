"""Whether a refusal tells the true reason: for each rule that a refusal names, when that rule forbids a move.

A game says in `REASONS` of its `tests/reasons.py`, for each rule id, a test of the refused move that is written from
the rulebook and reads the position's JSON, not the rules' own helpers. Where that can't be, a sentence says why.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from kantor.core.game import Game
from tests.contract.cases import names_in_tests


class Refused(NamedTuple):
    """A move that a seat isn't offered, as JSON, and the position in which it isn't."""

    position: dict[str, Any]
    seat: int
    move: dict[str, Any]

    @property
    def kind(self) -> str:
        return str(self.move["move"])

    @property
    def frame(self) -> dict[str, Any]:
        """What is to be decided."""
        found: dict[str, Any] = self.position["agenda"][-1]
        return found

    @property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.position["seats"][self.seat]
        return found

    @property
    def settings(self) -> dict[str, Any]:
        found: dict[str, Any] = self.position["settings"]
        return found

    def during(self, *tasks: str) -> bool:
        return self.frame["do"] in tasks

    def of(self, *kinds: str) -> bool:
        return self.kind in kinds


Reason = Callable[[Refused], bool] | str


@cache
def reasons(game: Game[Any]) -> dict[str, Reason]:
    found: dict[str, Reason] = names_in_tests(game, "reasons")["REASONS"]
    return found


def is_true(game: Game[Any], rule: str, refused: Refused) -> bool:
    """Does this rule forbid the move? A rule without a reason is a mistake."""
    assert rule in reasons(game), f"{rule} of {game.key} has no reason in tests/reasons.py"
    reason = reasons(game)[rule]
    return True if isinstance(reason, str) else reason(refused)

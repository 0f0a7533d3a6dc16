"""A position of Ballast: its state, its rules, and what a seat knows, is worth and observes."""

from typing import Any, Final

from mypy_extensions import i64

from kantor.core.cells import Given
from kantor.core.decision import Decision
from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.planes import Plane, clockwise, number
from kantor.core.result import Result
from tests.ballast.moves import STONE
from tests.ballast.rules import scoring
from tests.ballast.rules.loading import Loading, Turn
from tests.ballast.rules.set_up import Deal
from tests.ballast.state import NONE, WEIGHTS, State

RULES: Final[list[Decision[State]]] = [Deal(), Turn(), Loading()]  # in the order of their numbers
WEIGHT_NAMES: Final = tuple(f"weight {stone + 1}" for stone in range(WEIGHTS))


class BallastPosition(State):
    def decision(self, number: i64) -> Decision[Any]:
        return RULES[number]

    def is_chance(self, move: i64) -> bool:
        return move >= STONE

    def copy(self) -> "BallastPosition":
        return BallastPosition(self.players, Given(), self)

    def shows(self, owner: i64, seat: i64 | None) -> bool:
        """A secret stone is seen by its owner, and by all at the end."""
        return owner == seat or self.agenda.depth == 0

    def forget(self, seat: i64, dice: Dice) -> None:
        hidden = [at for at in range(self.players) if not self.shows(at, seat) and self.secret[at] != NONE]
        for other in hidden:
            self.pile[self.secret[other]] += 1
        for other in hidden:
            left = dice.below(sum(self.pile))
            self.secret[other] = next(stone for stone in range(WEIGHTS) if left < sum(self.pile[: stone + 1]))
            self.pile[self.secret[other]] -= 1

    def result(self) -> Result:
        return scoring.result(self)

    def evaluate(self, seat: i64) -> float:
        best = max(scoring.score(self, other, NONE) for other in range(self.players) if other != seat)
        return float(scoring.score(self, seat, self.secret[seat]) - best)

    def observe(self, seat: i64, out: Observation) -> None:
        actor = self.actor()
        out.one_hot((actor - seat) % self.players if actor >= 0 else -1, self.players)
        out.add(sum(self.pile))
        for owner in ((seat + turn) % self.players for turn in range(self.players)):
            out.one_hot(self.secret[owner] if self.shows(owner, seat) else -1, WEIGHTS)
            for stone in range(WEIGHTS):
                out.add(self.loaded[owner * WEIGHTS + stone])
            out.add(self.sailed[owner])


def planes(players: int) -> tuple[Plane, ...]:
    """The numbers of an observation, in the order of `observe`."""
    found = [Plane("to move", clockwise(players), "1 for the captain to move"), number("pile", "stones left")]
    for who in clockwise(players):
        found.append(Plane(f"{who}: secret", WEIGHT_NAMES, "1 for the secret stone, where the observer knows it"))
        found.append(Plane(f"{who}: loaded", WEIGHT_NAMES, "open stones"))
        found.append(number(f"{who}: sailed", "1 for a captain who has sailed"))
    return tuple(found)

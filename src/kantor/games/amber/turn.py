"""A position of the game: its state, and the rules that each pending decision belongs to."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import Given
from kantor.core.decision import A_SEAT, Decision
from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY
from kantor.core.result import Result
from kantor.core.sink import Sink
from kantor.games.amber import evaluate, knowledge, observe, outlook, parts, scoring
from kantor.games.amber.rules.bridge import Swap
from kantor.games.amber.rules.drawing import Choosing, Drawing, Refill
from kantor.games.amber.rules.ending import Referee
from kantor.games.amber.rules.exchange import Exchange
from kantor.games.amber.rules.playing import Turn
from kantor.games.amber.rules.set_up import Castles, Deal, Display, FirstPlayer
from kantor.games.amber.state import Rule, State

# In the order of their numbers.
RULES: Final[vec[Rule]] = vec[Rule](
    [
        FirstPlayer(),
        Deal(),
        Display(),
        Drawing(),
        Refill(),
        Referee(),
        Castles(),
        Turn(),
        Swap(),
        Exchange(),
        Choosing(),
    ]
)
DECIDERS: Final[vec[i64]] = vec[i64]([rule.decider for rule in RULES])
NOTHING: Final = Given()


class AmberPosition(State):
    """A position of Amber with its rules."""

    def decision(self, number: i64) -> Decision[Any]:
        return RULES[number]

    def actor(self) -> i64:
        if self.agenda.depth == 0:
            return NOBODY
        kind = self.agenda.kind()
        if DECIDERS[kind] == A_SEAT:
            return self.agenda.seat()
        return CHANCE if DECIDERS[kind] == CHANCE else RULES[kind].actor(self)

    def options(self, seat: i64, out: Options) -> None:
        RULES[self.agenda.kind()].options(self, seat, out)

    def chance(self, out: Options) -> None:
        RULES[self.agenda.kind()].options(self, CHANCE, out)

    def play(self, seat: i64, move: i64, sink: Sink | None = None) -> None:
        RULES[self.agenda.kind()].play(self, seat, move, sink)

    def is_chance(self, move: i64) -> bool:
        return self.moves.is_chance(move)

    def copy(self) -> "AmberPosition":
        return AmberPosition(self.players, self.box, self.tiles, self.layout, self.moves, NOTHING, self)

    def forget(self, seat: i64, dice: Dice) -> None:
        knowledge.forget(self, seat, dice)

    def observe(self, seat: i64, out: Observation) -> None:
        observe.observe(self, seat, out)

    def evaluate(self, seat: i64) -> float:
        return evaluate.lead(self, seat)

    def judge(self, seat: i64) -> float:
        return outlook.lead(self, seat)

    def judge_all(self, out: vec[float]) -> None:
        outlook.leads(self, out)

    def parts(self, seat: i64, asks: i64, out: vec[float], start: i64) -> None:
        parts.write(self, seat, asks, out, start)

    def time_left(self) -> float:
        return parts.time_left(self)

    def final_order(self, seat: i64) -> i64:
        return scoring.order(self, seat)

    def result(self) -> Result:
        return scoring.result(self)

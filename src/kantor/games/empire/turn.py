"""A position of the game: its state, and the rules that each pending decision belongs to."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import Given
from kantor.core.decision import A_SEAT, Decision
from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY, lead_of_parts
from kantor.core.result import Result
from kantor.core.sink import Sink
from kantor.games.empire import evaluate, knowledge, observe, parts, scoring
from kantor.games.empire.rules.actions import Choosing
from kantor.games.empire.rules.bidding import Bidding, BidLot
from kantor.games.empire.rules.build_city import BuildCity
from kantor.games.empire.rules.card_row import Row, Taking
from kantor.games.empire.rules.destroy_army import DestroyArmy
from kantor.games.empire.rules.game_end import Jokers
from kantor.games.empire.rules.move_armies import MoveArmies
from kantor.games.empire.rules.neutral_armies import Neutral, NeutralLot
from kantor.games.empire.rules.place_armies import PlaceArmies
from kantor.games.empire.rules.set_up import Tokens
from kantor.games.empire.state import MOVE_LAND, MOVE_SEA, Rule, State

# In the order of their numbers.
RULES: Final[vec[Rule]] = vec[Rule](
    [
        Tokens(),
        Row(),
        NeutralLot(),
        BidLot(),
        Bidding(),
        Neutral(),
        Taking(),
        Choosing(),
        Jokers(),
        PlaceArmies(),
        MoveArmies(MOVE_LAND),
        MoveArmies(MOVE_SEA),
        BuildCity(),
        DestroyArmy(),
    ]
)
DECIDERS: Final[vec[i64]] = vec[i64]([rule.decider for rule in RULES])
NOTHING: Final = Given()


class EmpirePosition(State):
    """A position of Eight-Minute Empire with its rules."""

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

    def copy(self) -> "EmpirePosition":
        return EmpirePosition(self.players, self.box, self.moves, NOTHING, self)

    def forget(self, seat: i64, dice: Dice) -> None:
        knowledge.forget(self, seat, dice)

    def observe(self, seat: i64, out: Observation) -> None:
        observe.observe(self, seat, out)

    def evaluate(self, seat: i64) -> float:
        return evaluate.lead(self, seat)

    def judge(self, seat: i64) -> float:
        return lead_of_parts(self, seat, parts.COUNT)

    def parts(self, seat: i64, asks: i64, out: vec[float], start: i64) -> None:
        parts.write(self, seat, asks, out, start)

    def time_left(self) -> float:
        turns: i64 = 0
        for seat in range(self.players):
            turns += self.taken[seat]
        played = self.game * self.box.goal * self.players + turns
        return 1.0 - float(played) / float(self.box.games * self.box.goal * self.players)

    def final_order(self, seat: i64) -> i64:
        return scoring.order(self, seat)

    def result(self) -> Result:
        return scoring.result(self)

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
from kantor.games.hansa import evaluate, knowledge, observe, parts, scoring
from kantor.games.hansa.judgement import BEAM, GREEDY
from kantor.games.hansa.rules import actions
from kantor.games.hansa.rules.actions import Turn
from kantor.games.hansa.rules.displace import Pay
from kantor.games.hansa.rules.displacement import Displaced
from kantor.games.hansa.rules.income import IncomeFavour
from kantor.games.hansa.rules.moving import Moving
from kantor.games.hansa.rules.neutral import NeutralRoutes
from kantor.games.hansa.rules.new_tokens import DrawToken, PlaceToken
from kantor.games.hansa.rules.permanent_bonus import BonusMove, BonusOffice, BonusPlace, BonusPrivilege, BonusReuse
from kantor.games.hansa.rules.set_up import DealMissions, FirstPlayer, GoldenTokens, OfferFavours
from kantor.games.hansa.rules.three_traders import MovingOthers, Removing
from kantor.games.hansa.state import TURN, Rule, State

# In the order of their numbers.
RULES: Final[vec[Rule]] = vec[Rule](
    [
        FirstPlayer(),
        GoldenTokens(),
        DealMissions(),
        OfferFavours(),
        Turn(),
        Pay(),
        Displaced(),
        Moving(),
        MovingOthers(),
        Removing(),
        IncomeFavour(),
        NeutralRoutes(),
        DrawToken(),
        PlaceToken(),
        BonusMove(),
        BonusPrivilege(),
        BonusOffice(),
        BonusReuse(),
        BonusPlace(),
    ]
)
DECIDERS: Final[vec[i64]] = vec[i64]([rule.decider for rule in RULES])
NOTHING: Final = Given()


class HansaPosition(State):
    """A position of Hansa Teutonica with its rules."""

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
        if self.agenda.depth == 1 and self.agenda.kind() == TURN:
            actions.end_turn_if_over(self, sink)

    def why_not(self, seat: i64, move: i64) -> str | None:
        out = Options()
        self.options(seat, out)
        return None if out.has(move) else super().why_not(seat, move)

    def is_chance(self, move: i64) -> bool:
        return self.moves.is_chance(move)

    def midway(self) -> bool:
        """Inside an action or the answer to one: anything but a turn with nothing pending."""
        return self.agenda.depth > 0 and self.agenda.kind() != TURN

    def copy(self) -> "HansaPosition":
        return HansaPosition(self.players, self.board, self.box, self.moves, NOTHING, self)

    def branch(self) -> "HansaPosition":
        return HansaPosition(self.players, self.board, self.box, self.moves, NOTHING, self, True)

    def forget(self, seat: i64, dice: Dice) -> None:
        knowledge.forget(self, seat, dice)

    def evaluate(self, seat: i64) -> float:
        return evaluate.lead(self, seat, GREEDY)

    def judge(self, seat: i64) -> float:
        return evaluate.lead(self, seat, self.box.judgement)

    def observe(self, seat: i64, out: Observation) -> None:
        observe.observe(self, seat, out)

    def yardstick(self, seat: i64) -> float:
        return evaluate.lead(self, seat, BEAM)

    def parts(self, seat: i64, asks: i64, out: vec[float], start: i64) -> None:
        parts.write(self, seat, asks, out, start)

    def time_left(self) -> float:
        return float(evaluate.time_left(self)) / 100.0

    def final_order(self, seat: i64) -> i64:
        return scoring.order(self, seat)

    def result(self) -> Result:
        return scoring.result(self)

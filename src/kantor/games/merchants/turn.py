"""Who decides what, when: each pending decision of the agenda belongs to one rule."""

from mypy_extensions import i64

from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY
from kantor.core.result import Result
from kantor.core.sink import Sink
from kantor.games.merchants import evaluate, knowledge, observe, scoring
from kantor.games.merchants.rules import drawing, exchange, loading, planning, purchase, selling, set_up, trading
from kantor.games.merchants.state import (
    BUY,
    CARD,
    DEAL,
    DONE,
    DRAW,
    DRAWING,
    EXCHANGE,
    FIRST,
    FIRST_PLAYER,
    GOODS,
    LOAD,
    LOAD_SHIP,
    LOADING,
    MARKET,
    OFFICES,
    PASS,
    PILES,
    PLANNING,
    PUT,
    SELL,
    SELLING,
    TAKE,
    TRADING,
    Table,
)


class MerchantsPosition(Table):
    """A position of Kupcy i Żeglarze with its rules."""

    def actor(self) -> i64:
        if self.agenda.depth == 0:
            return NOBODY
        kind = self.agenda.kind()
        if kind <= DEAL or kind == DRAWING:
            return CHANCE
        return self.agenda.seat()

    def options(self, seat: i64, out: Options) -> None:
        kind = self.agenda.kind()
        if kind == PLANNING:
            planning.options(self, seat, out)
        elif kind == TRADING:
            trading.options(self, seat, out)
        elif kind == SELLING:
            selling.options(self, seat, out)
        elif kind == OFFICES:
            drawing.options(self, seat, out)
        else:
            loading.options(self, seat, out)

    def chance(self, out: Options) -> None:
        if self.agenda.kind() == FIRST_PLAYER:
            set_up.first_player_outcomes(self, out)
        else:
            set_up.card_outcomes(self, out)

    def play(self, seat: i64, move: i64, sink: Sink | None = None) -> None:
        if move < EXCHANGE:
            loading.load(self, seat, move - LOAD, sink)
        elif move < BUY:
            exchange.exchange(self, seat, (move - EXCHANGE) // GOODS, (move - EXCHANGE) % GOODS, sink)
        elif move < PASS:
            purchase.buy(self, seat, move - BUY, sink)
        elif move == PASS:
            planning.pass_on(self, seat, sink)
        elif move < SELL:
            selling.put(self, seat, (move - PUT) // PILES, (move - PUT) % PILES, sink)
        elif move == SELL:
            selling.sell(self, seat, sink)
        elif move == DRAW:
            drawing.draw_two(self, seat)
        elif move == TAKE:
            drawing.take(self, seat)
        elif move == DONE:
            drawing.decline(self, seat, sink)
        elif move < FIRST:
            self.turn_up(move - CARD, sink)
        else:
            set_up.choose_first_player(self, move - FIRST, sink)

    def turn_up(self, good: i64, sink: Sink | None) -> None:
        """The top card of the draw pile goes where it is due."""
        kind = self.agenda.kind()
        if kind == MARKET:
            set_up.fill_market(self, good, sink)
        elif kind == DEAL:
            set_up.deal(self, good, sink)
        else:
            drawing.draw_card(self, good, sink)

    def why_not(self, seat: i64, move: i64) -> str | None:
        if move >= CARD:
            return "chance-decides"
        kind = self.agenda.kind()
        if kind == LOADING or kind == LOAD_SHIP:
            return loading.why_not(self, seat, move)
        if kind == PLANNING:
            return planning.why_not(self, seat, move)
        if kind == TRADING:
            return trading.why_not(self, seat, move)
        if kind == SELLING:
            return selling.why_not(self, seat, move)
        return drawing.why_not(self, seat, move)

    def midway(self) -> bool:
        """Between the first card put down and the sale, or with a bought ship still empty."""
        if self.agenda.depth == 0:
            return False
        kind = self.agenda.kind()
        return kind == SELLING or kind == LOAD_SHIP

    def copy(self) -> "MerchantsPosition":
        return MerchantsPosition(
            self.players,
            self.box,
            self.agenda.copy(),
            self.first_player,
            self.purses[:],
            self.hands[:],
            self.aboard[:],
            self.cards[:],
            self.market[:],
            self.covered[:],
            self.tokens[:],
            self.stock[:],
            self.deck[:],
            self.deck_left,
        )

    def resample(self, seat: i64, dice: Dice) -> "MerchantsPosition":
        other = self.copy()
        knowledge.resample(other, seat, dice)
        return other

    def evaluate(self, seat: i64) -> float:
        return evaluate.lead(self, seat)

    def observe(self, seat: i64, out: Observation) -> None:
        observe.observe(self, seat, out)

    def result(self) -> Result:
        return scoring.result(self)

"""Who decides what, when: each pending decision of the agenda belongs to one rule."""

from mypy_extensions import i64

from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY
from kantor.core.result import Result
from kantor.core.sink import Sink
from kantor.games.amber import evaluate, knowledge, observe, scoring
from kantor.games.amber.rules import bridge, drawing, ending, exchange, laying, playing, set_up, shovel, swamp
from kantor.games.amber.state import (
    CHOOSING,
    DEAL,
    DISPLAY,
    DRAWING,
    EXCHANGE,
    FIRST_PLAYER,
    REFEREE,
    SQUARES,
    SWAP,
    TURN,
    Table,
)


class AmberPosition(Table):
    """A position of Amber with its rules."""

    def actor(self) -> i64:
        if self.agenda.depth == 0:
            return NOBODY
        return CHANCE if self.agenda.kind() <= REFEREE else self.agenda.seat()

    def options(self, seat: i64, out: Options) -> None:
        kind = self.agenda.kind()
        if kind == TURN:
            playing.options(self, seat, out)
        elif kind == SWAP:
            bridge.options(self, seat, out)
        elif kind == CHOOSING:
            drawing.options(self, seat, out)
        elif kind == EXCHANGE:
            exchange.options(self, seat, out)
        else:
            set_up.castle_options(self, seat, out)

    def chance(self, out: Options) -> None:
        kind = self.agenda.kind()
        if kind == FIRST_PLAYER:
            set_up.first_player_outcomes(self, out)
        elif kind == REFEREE:
            ending.outcomes(self, out)
        else:
            drawing.outcomes(self, out)

    def play(self, seat: i64, move: i64, sink: Sink | None = None) -> None:
        moves = self.moves
        if move < moves.swamp:
            laying.lay(self, seat, move // SQUARES, move % SQUARES, sink)
        elif move < moves.shovel:
            swamp.lay(self, seat, move - moves.swamp, sink)
        elif move < moves.swap:
            shovel.dig(self, seat, move - moves.shovel, sink)
        elif move < moves.keep:
            bridge.swap(self, seat, (move - moves.swap) // SQUARES, (move - moves.swap) % SQUARES, sink)
        elif move == moves.keep:
            bridge.keep(self, seat, sink)
        elif move == moves.give_up:
            exchange.give_up(self, seat, sink)
        elif move < moves.castle:
            exchange.discard(self, seat, move - moves.discard, sink)
        elif move < moves.tile:
            set_up.choose_castle(self, seat, move - moves.castle, sink)
        elif move < moves.special:
            self.decide_by_chance(move, sink)
        elif move < moves.take:
            shovel.dig_specially(self, seat, move - moves.special, sink)
        elif move < moves.draw:
            drawing.take(self, seat, move - moves.take, sink)
        else:
            drawing.draw(self, seat)

    def decide_by_chance(self, move: i64, sink: Sink | None) -> None:
        if move < self.moves.first:
            self.turn_up(move - self.moves.tile, sink)
        elif move < self.moves.go_on:
            set_up.choose_first_player(self, move - self.moves.first, sink)
        elif move == self.moves.go_on:
            ending.go_on(self)
        else:
            ending.finish(self, sink)

    def turn_up(self, kind: i64, sink: Sink | None) -> None:
        """The top tile of the stack goes where it is due."""
        due = self.agenda.kind()
        if due == DRAWING:
            drawing.draw_tile(self, kind, sink)
        elif due == DEAL:
            set_up.deal(self, kind, sink)
        elif due == DISPLAY:
            set_up.turn_up(self, kind, sink)
        else:
            drawing.refill(self, kind, sink)

    def why_not(self, seat: i64, move: i64) -> str | None:
        if self.moves.tile <= move < self.moves.special:
            return "chance-decides"
        kind = self.agenda.kind()
        if kind == TURN:
            return playing.why_not(self, seat, move)
        if kind == SWAP:
            return bridge.why_not(self, seat, move)
        if kind == CHOOSING:
            return drawing.why_not(self, seat, move)
        if kind == EXCHANGE:
            return exchange.why_not(self, seat, move)
        return set_up.why_not(self, seat, move)

    def midway(self) -> bool:
        """Between laying a road and the swap that it may bring."""
        return self.agenda.depth > 0 and self.agenda.kind() == SWAP

    def copy(self) -> "AmberPosition":
        return AmberPosition(
            self.players,
            self.box,
            self.tiles,
            self.layout,
            self.moves,
            self.agenda.copy(),
            self.first_player,
            self.winner,
            self.instant,
            self.board[:],
            self.reach[:],
            self.castle_of[:],
            self.owner_of[:],
            self.hands[:],
            self.known[:],
            self.sizes[:],
            self.purses[:],
            self.specials[:],
            self.fates[:],
            self.coin_box,
            self.deck[:],
            self.deck_left,
            self.display[:],
            self.display_left,
            self.boxed[:],
        )

    def resample(self, seat: i64, dice: Dice) -> "AmberPosition":
        other = self.copy()
        knowledge.resample(other, seat, dice)
        return other

    def observe(self, seat: i64, out: Observation) -> None:
        observe.observe(self, seat, out)

    def evaluate(self, seat: i64) -> float:
        return evaluate.lead(self, seat)

    def result(self) -> Result:
        return scoring.result(self)

"""Who decides what, when: each pending decision of the agenda belongs to one rule."""

from mypy_extensions import i64

from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY
from kantor.core.result import Result
from kantor.core.sink import Sink
from kantor.games.empire import evaluate, knowledge, observe, scoring
from kantor.games.empire.rules import (
    actions,
    bidding,
    build_city,
    card_row,
    destroy_army,
    game_end,
    move_armies,
    neutral_armies,
    place_armies,
    set_up,
)
from kantor.games.empire.state import (
    ACTING,
    BID,
    BID_LOT,
    BIDDING,
    CHOOSING,
    DONE,
    JOKER,
    JOKERS,
    NEUTRAL,
    NONE,
    PART,
    ROW,
    TAKE,
    TAKING,
    TOKENS,
    Table,
)


class EmpirePosition(Table):
    """A position of Eight-Minute Empire with its rules."""

    def actor(self) -> i64:
        if self.agenda.depth == 0:
            return NOBODY
        kind = self.agenda.kind()
        if kind <= BID_LOT:
            return CHANCE
        if kind == BIDDING:
            seat: i64 = 0
            while self.bids[seat] != NONE:
                seat += 1
            return seat
        return self.agenda.seat()

    def actors(self) -> list[int]:
        """All who haven't bid yet bid at once."""
        actor = self.actor()
        if actor >= 0 and self.agenda.kind() == BIDDING:
            return [seat for seat in range(self.players) if self.bids[seat] == NONE]
        return [] if actor == NOBODY else [int(actor)]

    def options(self, seat: i64, out: Options) -> None:
        kind = self.agenda.kind()
        if kind >= ACTING:
            actions.options(self, seat, out)
        elif kind == TAKING:
            card_row.options(self, seat, out)
        elif kind == CHOOSING:
            actions.part_options(self, seat, out)
        elif kind == BIDDING:
            bidding.options(self, seat, out)
        elif kind == NEUTRAL:
            neutral_armies.options(self, seat, out)
        else:
            game_end.options(self, seat, out)

    def chance(self, out: Options) -> None:
        kind = self.agenda.kind()
        if kind == ROW:
            card_row.outcomes(self, out)
        elif kind == TOKENS:
            set_up.token_outcomes(self, out)
        elif kind == BID_LOT:
            bidding.lot_outcomes(self, out)
        else:
            neutral_armies.lot_outcomes(self, out)

    def play(self, seat: i64, move: i64, sink: Sink | None = None) -> None:
        offsets = self.box.offsets
        if move < PART:
            card_row.take(self, seat, move - TAKE, sink)
        elif move < DONE:
            actions.choose_part(self, seat, move - PART, sink)
        elif move == DONE:
            self.be_done(seat, sink)
        elif move < BID:
            game_end.assign(self, seat, move - JOKER, sink)
        elif move < offsets.place:
            bidding.bid(self, seat, move - BID, sink)
        elif move < offsets.step:
            place_armies.place(self, seat, move - offsets.place, sink)
        elif move < offsets.city:
            move_armies.make_step(self, seat, move - offsets.step, sink)
        elif move < offsets.destroy:
            build_city.build(self, seat, move - offsets.city, sink)
        elif move < offsets.neutral:
            destroy_army.destroy(self, seat, move - offsets.destroy, sink)
        elif move < offsets.first:
            neutral_armies.put(self, seat, move - offsets.neutral, sink)
        else:
            self.let_chance_decide(move, sink)

    def be_done(self, seat: i64, sink: Sink | None) -> None:
        if self.agenda.kind() == JOKERS:
            game_end.accept(self, seat, sink)
        else:
            actions.leave(self, seat, sink)

    def let_chance_decide(self, move: i64, sink: Sink | None) -> None:
        offsets = self.box.offsets
        if move >= offsets.card:
            card_row.turn_up(self, move - offsets.card, sink)
        elif move >= offsets.token:
            set_up.place_token(self, move - offsets.token, sink)
        elif self.agenda.kind() == BID_LOT:
            bidding.win(self, move - offsets.first, bidding.BY_LOT, sink)
        else:
            neutral_armies.choose_first(self, move - offsets.first, sink)

    def why_not(self, seat: i64, move: i64) -> str | None:
        if move >= self.box.offsets.first:
            return "chance-decides"
        kind = self.agenda.kind()
        if kind >= ACTING:
            return actions.why_not(self, seat, move)
        if kind == TAKING:
            return card_row.why_not(self, seat, move)
        if kind == CHOOSING:
            return actions.why_no_part(self, seat, move)
        if kind == BIDDING:
            return bidding.why_not(self, seat, move)
        if kind == NEUTRAL:
            return neutral_armies.why_not(self, seat, move)
        return game_end.why_not(self, seat, move)

    def midway(self) -> bool:
        """Between taking a card and the end of its action."""
        if self.agenda.depth == 0:
            return False
        kind = self.agenda.kind()
        return kind >= ACTING or kind == CHOOSING

    def copy(self) -> "EmpirePosition":
        return EmpirePosition(
            self.players,
            self.box,
            self.agenda.copy(),
            self.game,
            self.first_player,
            self.coins[:],
            self.bids[:],
            self.armies[:],
            self.cities[:],
            self.supply[:],
            self.city_supply[:],
            self.row[:],
            self.card_at[:],
            self.taken[:],
            self.symbols[:],
            self.jokers[:],
            self.tokens[:],
            self.past[:],
        )

    def resample(self, seat: i64, dice: Dice) -> "EmpirePosition":
        other = self.copy()
        knowledge.resample(other, seat, dice)
        return other

    def observe(self, seat: i64, out: Observation) -> None:
        observe.observe(self, seat, out)

    def evaluate(self, seat: i64) -> float:
        return evaluate.lead(self, seat)

    def result(self) -> Result:
        return scoring.result(self)

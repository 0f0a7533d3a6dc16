"""Who decides what, when: each pending decision of the agenda belongs to one rule."""

from typing import Final

from mypy_extensions import i64

from kantor.core.cells import Given
from kantor.core.dice import Dice
from kantor.core.observation import Observation
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY
from kantor.core.result import Result
from kantor.core.sink import Sink
from kantor.games.hansa import evaluate, knowledge, observe, scoring
from kantor.games.hansa import numbering as move_kinds
from kantor.games.hansa.rules import (
    actions,
    displace,
    displaced,
    establish_route,
    favours,
    green_cities,
    income,
    lifting,
    moving,
    neutral,
    new_tokens,
    permanent_bonus,
    place,
    refusals,
    set_up,
    three_traders,
    tokens,
)
from kantor.games.hansa.state import (
    BONUS_MOVE,
    DISPLACED,
    DRAW_TOKEN,
    GOLDEN,
    INCOME_FAVOUR,
    MOVING,
    MOVING_OTHERS,
    NEUTRAL_ROUTES,
    PAY,
    PLACE_TOKEN,
    PLUS_3_ACTIONS,
    REMOVING,
    TURN,
    Table,
)

NOTHING: Final = Given()


class HansaPosition(Table):
    """A position of Hansa Teutonica with its rules."""

    def actors(self) -> list[int]:
        actor = self.actor()
        return [] if actor == NOBODY else [int(actor)]

    def actor(self) -> i64:
        if self.agenda.depth == 0:
            return NOBODY
        kind = self.agenda.kind()
        if kind < TURN or kind == DRAW_TOKEN:
            return CHANCE
        return self.agenda.seat()

    def options(self, seat: i64, out: Options) -> None:
        kind = self.agenda.kind()
        if kind == TURN:
            actions.options(self, seat, out)
        elif kind == DISPLACED:
            displaced.options(self, seat, out)
        elif kind == MOVING:
            moving.options(self, seat, out)
        elif kind == PAY:
            displace.pay_options(self, seat, out)
        elif kind == PLACE_TOKEN:
            new_tokens.options(self, seat, out)
        elif kind == MOVING_OTHERS:
            three_traders.move_options(self, seat, out)
        elif kind == REMOVING:
            three_traders.remove_options(self, seat, out)
        elif kind == INCOME_FAVOUR:
            income.favour_options(self, seat, out)
        elif kind == NEUTRAL_ROUTES:
            neutral.options(self, seat, out)
        elif kind >= BONUS_MOVE:
            permanent_bonus.options(self, seat, out)

    def chance(self, out: Options) -> None:
        if self.agenda.kind() == DRAW_TOKEN:
            new_tokens.outcomes(self, out)
        else:
            set_up.outcomes(self, out)

    def play(self, seat: i64, move: i64, sink: Sink | None = None) -> None:
        kind = self.moves.kinds[move]
        if kind < move_kinds.ESTABLISH:
            self.play_on_posts(seat, kind, move, sink)
        elif kind < move_kinds.EXCHANGE:
            self.play_establish(seat, kind, move, sink)
        elif kind < move_kinds.FIRST:
            self.play_other(seat, kind, move, sink)
        elif kind <= move_kinds.FAVOUR:
            self.play_chance(kind, self.moves.first[move], sink)
        elif kind == move_kinds.USE_PRIVILEGE_BONUS:
            permanent_bonus.develop_privilege(self, seat, sink)
        else:
            green_cities.establish(self, seat, self.moves.first[move], self.moves.second[move], sink)
        if self.agenda.depth == 1 and self.agenda.kind() == TURN:
            actions.end_turn_if_over(self, sink)

    def play_on_posts(self, seat: i64, kind: i64, move: i64, sink: Sink | None) -> None:
        first = self.moves.first[move]
        second = self.moves.second[move]
        if kind == move_kinds.PLACE:
            place.place(self, seat, first, second, sink)
        elif kind == move_kinds.PUT:
            self.play_put(seat, first, second, sink)
        elif kind == move_kinds.LIFT:
            self.play_lift(seat, first, second, sink)
        elif kind == move_kinds.DISPLACE:
            displace.displace(self, seat, first, second, self.moves.third[move], sink)
        elif kind == move_kinds.PAY:
            displace.pay(self, seat, first, second, sink)
        elif kind == move_kinds.INCOME:
            income.take(self, seat, first, second, sink)
        elif kind == move_kinds.LIFT_OTHER:
            three_traders.lift(self, seat, first, second, sink)
        elif kind == move_kinds.PUT_OTHER:
            lifting.put(self, seat, first, second, sink)
        else:
            three_traders.remove(self, seat, first, second, sink)

    def play_put(self, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
        frame = self.agenda.kind()
        if frame == DISPLACED:
            displaced.put(self, seat, kind, lane, sink)
        elif frame < BONUS_MOVE:
            moving.put(self, seat, kind, lane, sink)
        else:
            permanent_bonus.put(self, seat, kind, lane, sink)

    def play_lift(self, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
        frame = self.agenda.kind()
        if frame == DISPLACED:
            displaced.lift(self, seat, kind, lane, sink)
        elif frame < BONUS_MOVE:
            moving.lift(self, seat, kind, lane, sink)
        else:
            permanent_bonus.lift(self, seat, kind, lane, sink)

    def play_establish(self, seat: i64, kind: i64, move: i64, sink: Sink | None) -> None:
        route = self.moves.first[move]
        second = self.moves.second[move]
        if kind == move_kinds.ESTABLISH:
            establish_route.with_nothing(self, seat, route, sink)
        elif kind == move_kinds.OFFICE:
            establish_route.with_office(self, seat, route, second, sink)
        elif kind == move_kinds.ADDITIONAL:
            establish_route.with_additional_office(self, seat, route, second, self.moves.third[move], sink)
        elif kind == move_kinds.DEVELOP:
            establish_route.with_ability(self, seat, route, second, sink)
        else:
            establish_route.with_prestige(self, seat, route, second, sink)

    def play_other(self, seat: i64, kind: i64, move: i64, sink: Sink | None) -> None:
        first = self.moves.first[move]
        second = self.moves.second[move]
        if kind == move_kinds.END_TURN:
            actions.end_turn(self, seat, sink)
        elif kind == move_kinds.DONE:
            self.play_done(seat, sink)
        elif kind == move_kinds.PLACE_TOKEN:
            new_tokens.place(self, seat, first, second, sink)
        elif kind == move_kinds.EXCHANGE:
            tokens.exchange(self, seat, first, sink)
        elif kind == move_kinds.USE_DEVELOP:
            tokens.develop(self, seat, first, sink)
        elif kind == move_kinds.USE_ACTIONS:
            tokens.add_actions(self, seat, PLUS_3_ACTIONS + first, sink)
        elif kind == move_kinds.BUY_FAVOUR:
            favours.buy(self, seat, first, second, self.moves.third[move], sink)
        elif kind == move_kinds.TAKE:
            income.take_favour(self, seat, first, sink)
        else:
            neutral.establish(self, seat, first, second, sink)

    def play_done(self, seat: i64, sink: Sink | None) -> None:
        kind = self.agenda.kind()
        if kind == DISPLACED:
            displaced.decline(self, seat, sink)
        elif kind == MOVING:
            moving.close(self)
        elif kind == INCOME_FAVOUR:
            income.leave_favour(self, seat, sink)
        elif kind >= BONUS_MOVE:
            permanent_bonus.leave(self, seat, sink)
        else:
            self.agenda.pop()

    def play_chance(self, kind: i64, first: i64, sink: Sink | None) -> None:
        if kind == move_kinds.TOKEN:
            if self.agenda.kind() == GOLDEN:
                set_up.place_golden(self, first, sink)
            else:
                new_tokens.draw(self, first, sink)
        elif kind == move_kinds.FIRST:
            set_up.choose_first_player(self, first, sink)
        elif kind == move_kinds.MISSION:
            set_up.deal_mission(self, first, sink)
        else:
            set_up.offer_favour(self, first, sink)

    def why_not(self, seat: i64, move: i64) -> str | None:
        out = Options()
        self.options(seat, out)
        return None if out.has(move) else refusals.why_not(self, seat, move)

    def midway(self) -> bool:
        """Inside an action or the answer to one: anything but a turn with nothing pending."""
        return self.agenda.depth > 0 and self.agenda.kind() != TURN

    def copy(self) -> "HansaPosition":
        return HansaPosition(self.players, self.board, self.box, self.moves, NOTHING, self)

    def forget(self, seat: i64, dice: Dice) -> None:
        knowledge.forget(self, seat, dice)

    def evaluate(self, seat: i64) -> float:
        return evaluate.lead(self, seat)

    def observe(self, seat: i64, out: Observation) -> None:
        observe.observe(self, seat, out)

    def result(self) -> Result:
        return scoring.result(self)

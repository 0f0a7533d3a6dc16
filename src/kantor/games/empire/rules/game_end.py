"""The end: all have their cards. Jokers are assigned, the game is scored, and the next of three begins.

Rulebook: "Koniec gry", "Dobra", "Pełna gra". In turn order everybody with a choice assigns his jokers one by one, or
says `done` to take the best assignment for those that are left.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events, scoring
from kantor.games.empire import move_numbers as moves
from kantor.games.empire.data import GOOD_IDS, SEAT
from kantor.games.empire.rules import set_up
from kantor.games.empire.state import (
    GOODS,
    JOKERS,
    PAST,
    PAST_ARMIES,
    PAST_COINS,
    PAST_CONTINENTS,
    PAST_GOODS,
    PAST_REGIONS,
    Rule,
    State,
)


def ask_for_jokers(at: State, sink: Sink | None) -> None:
    """The next seat with a free joker and a choice of goods; a single good takes its jokers without asking."""
    at.agenda.clear()
    for turn in range(at.players):
        seat = (at.first_player + turn) % at.players
        if at.free_jokers(seat) > 0:
            goods = scoring.goods_owned(at, seat)
            if goods > 1:
                at.agenda.push(JOKERS, seat)
                return
            if goods == 1:
                assign_rest(at, seat, sink)
    finish_game(at, sink)


class Jokers(Rule):
    def __init__(self) -> None:
        super().__init__(JOKERS, "jokers", (SEAT,), asks="joker", ahead=("joker",))

    def options(self, at: State, seat: i64, out: Options) -> None:
        """A good that the player has by card or by the token of a region that he controls."""
        for good in range(GOODS):
            if scoring.owns(at, seat, good):
                out.add(moves.joker(good))
        out.add(moves.DONE)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == moves.DONE:
            assign_rest(at, seat, sink)
        else:
            give(at, seat, moves.joined_good(move), sink)
        ask_for_jokers(at, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if move == moves.DONE:
            return None
        if moves.is_joker(move):
            return None if scoring.owns(at, seat, moves.joined_good(move)) else "joker-own-good"
        return "jokers-last"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"left": int(at.free_jokers(seat)), "good": GOOD_IDS[scoring.best_jokers(at, seat)[0]]}

    def foreseen(self, at: State, seat: i64, question: str, out: Options) -> None:
        """Once there is a joker. Which goods the player has at the end nobody knows yet."""
        if at.free_jokers(seat) > 0:
            out.add(moves.DONE)
            for good in range(GOODS):
                out.add(moves.joker(good))


def give(at: State, seat: i64, good: i64, sink: Sink | None) -> None:
    at.jokers[seat * GOODS + good] += 1
    if sink is not None:
        sink.emit(events.joker_assigned(seat, good))


def assign_rest(at: State, seat: i64, sink: Sink | None) -> None:
    for good in scoring.best_jokers(at, seat):
        give(at, seat, good, sink)


def finish_game(at: State, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(events.game_finished(at))
    if at.game + 1 == at.box.games:
        at.agenda.clear()
        if sink is not None:
            sink.emit(events.finished(at))
        return
    write_down(at)
    at.game += 1
    set_up.begin_game(at)
    if sink is not None:
        sink.emit(events.GameBegun(int(at.game) + 1))


def write_down(at: State) -> None:
    """Keep what the finished game counts for the whole match."""
    control = scoring.controllers(at)
    continents = scoring.continent_controllers(at, control)
    for seat in range(at.players):
        start = (at.game * at.players + seat) * PAST
        at.past[start + PAST_REGIONS] = scoring.count_of(control, seat)
        at.past[start + PAST_CONTINENTS] = scoring.count_of(continents, seat)
        at.past[start + PAST_GOODS] = scoring.goods_points(at, seat, control)
        at.past[start + PAST_COINS] = at.coins[seat]
        at.past[start + PAST_ARMIES] = at.armies_on_map(seat)

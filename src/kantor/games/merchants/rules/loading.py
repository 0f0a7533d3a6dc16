"""Loading: from the first player on, everybody puts one token on a ship, then in the same order on the second.

Rulebook: "Załadunek". A bought ship is loaded at once in the same way ("Karta statku").
"""

from mypy_extensions import i64

from kantor.core.forms import count
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants import move_numbers as moves
from kantor.games.merchants.data import SEAT
from kantor.games.merchants.rules import phases
from kantor.games.merchants.state import GOODS, LOAD_SHIP, LOADING, PLANNING, Rule, State


def begin(at: State) -> None:
    at.agenda.replace(LOADING, at.first_player, 0)


def load(at: State, seat: i64, good: i64, sink: Sink | None) -> None:
    at.tokens[good] -= 1
    at.aboard[seat * GOODS + good] += 1
    if sink is not None:
        sink.emit(events.loaded(seat, good))


class Load(Rule):
    """Any good that the supply still has."""

    def options(self, at: State, seat: i64, out: Options) -> None:
        for good in range(GOODS):
            if at.tokens[good] > 0:
                out.add(moves.load(good))

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if moves.is_load(move):
            return "loading-supply" if at.tokens[moves.loaded_good(move)] == 0 else None
        return "loading-first"


class Loading(Load):
    """`loaded` tokens lie on ships so far at the table."""

    def __init__(self) -> None:
        super().__init__(LOADING, "loading", (SEAT, count("loaded")), asks="load")

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        load(at, seat, moves.loaded_good(move), sink)
        loaded = at.agenda.first() + 1
        if loaded < at.players * at.box.ships:
            at.agenda.replace(LOADING, (at.first_player + loaded) % at.players, loaded)
        else:
            phases.begin_turn(at, at.first_player)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        if first >= at.players * at.box.ships or seat != (at.first_player + first) % at.players:
            return "that seat isn't next to load"
        return None


class LoadShip(Load):
    """A ship just bought."""

    def __init__(self) -> None:
        super().__init__(LOAD_SHIP, "load-ship", (SEAT,), "load-ship", midway=True, upon=(PLANNING,), alone=False)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        load(at, seat, moves.loaded_good(move), sink)
        at.agenda.pop()
        phases.trade_if_planned(at)

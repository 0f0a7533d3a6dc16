"""Loading: from the first player on, everybody puts one token on a ship, then in the same order on the second.

Rulebook: "Załadunek". A bought ship is loaded at once in the same way ("Karta statku").
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants.rules import phases
from kantor.games.merchants.state import GOODS, LOAD, LOADING, Table


def begin(at: Table) -> None:
    at.agenda.replace(LOADING, at.first_player, 0)


def options(at: Table, seat: i64, out: Options) -> None:
    """Any good that the supply still has."""
    for good in range(GOODS):
        if at.tokens[good] > 0:
            out.add(LOAD + good)


def load(at: Table, seat: i64, good: i64, sink: Sink | None) -> None:
    at.tokens[good] -= 1
    at.aboard[seat * GOODS + good] += 1
    if sink is not None:
        sink.emit(events.loaded(seat, good))
    if at.agenda.kind() == LOADING:
        next_to_load(at)
    else:
        at.agenda.pop()
        phases.trade_if_planned(at)


def next_to_load(at: Table) -> None:
    loaded = at.agenda.first() + 1
    if loaded < at.players * at.box.ships:
        at.agenda.replace(LOADING, (at.first_player + loaded) % at.players, loaded)
    else:
        phases.begin_turn(at, at.first_player)


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    """The supply is the only limit on what is loaded."""
    if move < LOAD + GOODS:
        return "loading-supply" if at.tokens[move - LOAD] == 0 else None
    return "loading-first"

"""Exchange a token on one of the own ships for another good that the supply has.

Rulebook: "Wymiana znacznika towaru".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants import move_numbers as moves
from kantor.games.merchants.rules import phases
from kantor.games.merchants.state import GOODS, State


def options(at: State, seat: i64, out: Options) -> None:
    aboard = at.aboard
    tokens = at.tokens
    for give in range(GOODS):
        if aboard[seat * GOODS + give] > 0:
            for take in range(GOODS):
                if take != give and tokens[take] > 0:
                    out.add(moves.exchange(give, take))


def exchange(at: State, seat: i64, give: i64, take: i64, sink: Sink | None) -> None:
    at.aboard[seat * GOODS + give] -= 1
    at.aboard[seat * GOODS + take] += 1
    at.tokens[give] += 1
    at.tokens[take] -= 1
    if sink is not None:
        sink.emit(events.exchanged(seat, give, take))
    phases.spend_exchange(at)
    phases.trade_if_planned(at)


def why_not(at: State, seat: i64, move: i64) -> str | None:
    give, take = moves.exchanged_goods(move)
    if give == take:
        return "exchange-another-good"
    if at.carried(seat, give) == 0:
        return "exchange-own-token"
    return "exchange-supply" if at.tokens[take] == 0 else None

"""Buy a special card: a ship (loaded at once), a contract, an office or a dock.

Rulebook: "Zakup karty akcji specjalnej", "Opis kart akcji specjalnej". Cards of one kind add up.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants import move_numbers as moves
from kantor.games.merchants.rules import phases
from kantor.games.merchants.state import DOCK, LOAD_SHIP, SHIP, SPECIALS, State


def options(at: State, seat: i64, out: Options) -> None:
    """Every card in stock that the player can pay."""
    coins = at.purses[seat]
    prices = at.box.prices
    for card in range(SPECIALS):
        if coins >= prices[card] and at.stock[card] > 0:
            out.add(moves.buy(card))


def can_buy(at: State, seat: i64) -> bool:
    out = Options()
    options(at, seat, out)
    return out.count > 0


def buy(at: State, seat: i64, card: i64, sink: Sink | None) -> None:
    at.purses[seat] -= at.box.prices[card]
    at.stock[card] -= 1
    at.cards[seat * SPECIALS + card] += 1
    if sink is not None:
        sink.emit(events.bought(seat, card, at.box.prices[card]))
    phases.spend_action(at)
    if card == SHIP:
        at.agenda.push(LOAD_SHIP, seat)
    elif card == DOCK:
        phases.add_dock_exchange(at)
    phases.trade_if_planned(at)


def why_not(at: State, seat: i64, card: i64) -> str | None:
    if at.stock[card] == 0:
        return "buy-stock"
    return "buy-price" if at.purses[seat] < at.box.prices[card] else None

"""Play cards of one good on different piles, then everybody who carries that good is paid.

Rulebook: "Zagranie kart towarów na targowisko i rozpoczęcie handlu", "Karta kontraktu". The cards are put down
one by one; `sell` closes the action.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants.rules import drawing
from kantor.games.merchants.state import CONTRACT, GOODS, PILES, PUT, SELL, SELLING, Table, put_move


def options(at: Table, seat: i64, out: Options) -> None:
    good = at.agenda.first()
    if at.held(seat, good) > 0:
        for pile in range(PILES):
            if not is_covered(at, pile):
                out.add(put_move(good, pile))
    out.add(SELL)


def put(at: Table, seat: i64, good: i64, pile: i64, sink: Sink | None) -> None:
    if at.agenda.kind() != SELLING:
        at.agenda.replace(SELLING, seat, good, 0)
    under = at.market[pile]
    at.hands[seat * GOODS + good] -= 1
    at.covered[under] += 1
    at.market[pile] = good
    one: i64 = 1
    at.agenda.set_second(at.agenda.second() | (one << pile))
    if sink is not None:
        sink.emit(events.card_put(seat, good, pile, under))


def sell(at: Table, seat: i64, sink: Sink | None) -> None:
    good = at.agenda.first()
    price = at.showing(good)
    for owner in range(at.players):
        at.purses[owner] += income(at, owner, good, price)
    if sink is not None:
        sink.emit(events.sold(int(seat), int(good), int(price), payments(at, good, price)))
    drawing.open_offices(at, seat)


def income(at: Table, owner: i64, good: i64, price: i64) -> i64:
    """Coins for each token carried; each contract adds its coins to any income, in anybody's turn."""
    earned = at.carried(owner, good) * price
    return earned + contract_income(at, owner) if earned > 0 else 0


def contract_income(at: Table, owner: i64) -> i64:
    return at.owned(owner, CONTRACT) * at.box.contract_income


def payments(at: Table, good: i64, price: i64) -> list[events.Payment]:
    """What each owner who earns is paid, for the log."""
    return [
        events.Payment(
            int(owner),
            int(at.carried(owner, good)),
            int(at.carried(owner, good) * price),
            int(contract_income(at, owner)),
        )
        for owner in range(at.players)
        if at.carried(owner, good) > 0
    ]


def is_covered(at: Table, pile: i64) -> bool:
    return (at.agenda.second() >> pile) & 1 == 1


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    if PUT <= move < SELL:
        good = (move - PUT) // PILES
        if good != at.agenda.first():
            return "play-one-good"
        if at.held(seat, good) == 0:
            return "play-from-hand"
        return "play-different-piles" if is_covered(at, (move - PUT) % PILES) else None
    return None if move == SELL else "sale-to-finish"

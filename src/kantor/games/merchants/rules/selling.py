"""Play cards of one good on different piles, then everybody who carries that good is paid.

Rulebook: "Zagranie kart towarów na targowisko i rozpoczęcie handlu", "Karta kontraktu". The cards are put down
one by one; `sell` closes the action.
"""

from mypy_extensions import i64

from kantor.core.decision import yes
from kantor.core.forms import one_of
from kantor.core.options import Options
from kantor.core.position import options_of
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants import move_numbers as moves
from kantor.games.merchants.data import COVERED_PILES, GOOD_IDS, SEAT
from kantor.games.merchants.rules import drawing
from kantor.games.merchants.state import CONTRACT, GOODS, PILES, SELLING, Rule, State


class Selling(Rule):
    """Cards of `good` lie on `piles`, those covered in this turn, a bit each."""

    def __init__(self) -> None:
        super().__init__(SELLING, "selling", (SEAT, one_of("good", GOOD_IDS), COVERED_PILES), "sell", midway=True)

    def options(self, at: State, seat: i64, out: Options) -> None:
        good = at.agenda.first()
        if at.held(seat, good) > 0:
            for pile in range(PILES):
                if not is_covered(at, pile):
                    out.add(moves.put(good, pile))
        out.add(moves.SELL)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == moves.SELL:
            sell(at, seat, sink)
        else:
            good, pile = moves.put_down(move)
            put(at, seat, good, pile, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if moves.is_put(move):
            good, pile = moves.put_down(move)
            if good != at.agenda.first():
                return "play-one-good"
            if at.held(seat, good) == 0:
                return "play-from-hand"
            return "play-different-piles" if is_covered(at, pile) else None
        return None if move == moves.SELL else "sale-to-finish"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        good = at.agenda.first()
        more = any(moves.is_put(move) for move in options_of(at, seat))
        return {"good": GOOD_IDS[good], "showing": int(at.showing(good)), "more": yes(more)}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        piles = [pile for pile in range(PILES) if (second >> pile) & 1 == 1]
        if not piles or any(at.market[pile] != first for pile in piles):
            return "the piles covered this turn show the good being sold"
        return "each card put down covers one" if at.covered_cards() < len(piles) else None


def begin(at: State, seat: i64, good: i64) -> None:
    at.agenda.replace(SELLING, seat, good, 0)


def put(at: State, seat: i64, good: i64, pile: i64, sink: Sink | None) -> None:
    under = at.market[pile]
    at.hands[seat * GOODS + good] -= 1
    at.covered[under] += 1
    at.market[pile] = good
    one: i64 = 1
    at.agenda.set_second(at.agenda.second() | (one << pile))
    if sink is not None:
        sink.emit(events.card_put(seat, good, pile, under))


def sell(at: State, seat: i64, sink: Sink | None) -> None:
    good = at.agenda.first()
    price = at.showing(good)
    for owner in range(at.players):
        at.purses[owner] += income(at, owner, good, price)
    if sink is not None:
        sink.emit(events.sold(int(seat), int(good), int(price), payments(at, good, price)))
    drawing.open_offices(at, seat)


def income(at: State, owner: i64, good: i64, price: i64) -> i64:
    """Coins for each token carried; each contract adds its coins to any income, in anybody's turn."""
    earned = at.carried(owner, good) * price
    return earned + contract_income(at, owner) if earned > 0 else 0


def contract_income(at: State, owner: i64) -> i64:
    return at.owned(owner, CONTRACT) * at.box.contract_income


def payments(at: State, good: i64, price: i64) -> list[events.Payment]:
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


def is_covered(at: State, pile: i64) -> bool:
    return (at.agenda.second() >> pile) & 1 == 1

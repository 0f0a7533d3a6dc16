"""Set-up: the first player by lot, six cards to the market, three to each hand, two ships each.

Rulebook: "Przygotowanie do rozgrywki".
"""

from mypy_extensions import i64

from kantor.core.forms import count
from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants import move_numbers as moves
from kantor.games.merchants.data import SEAT
from kantor.games.merchants.rules import loading
from kantor.games.merchants.state import DEAL, FIRST_PLAYER, GOODS, MARKET, PILES, SHIP, SPECIALS, Rule, State


class FirstPlayer(Rule):
    def __init__(self) -> None:
        super().__init__(FIRST_PLAYER, "first-player", chance=True)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for first in range(at.players):
            out.add(moves.first(first))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        at.first_player = moves.first_seat(move)
        if sink is not None:
            sink.emit(events.FirstPlayer(int(at.first_player)))
        at.agenda.replace(MARKET, CHANCE, PILES)


class TopCard(Rule):
    """The top card of the draw pile: each card that nobody has seen is as likely as any other."""

    def options(self, at: State, seat: i64, out: Options) -> None:
        out.add_counted(moves.card(0), at.deck)


class Market(TopCard):
    """`left` piles are still to be filled."""

    def __init__(self) -> None:
        super().__init__(MARKET, "market", (count("left"),), chance=True)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        good = moves.drawn_good(move)
        pile: i64 = PILES - at.agenda.first()
        at.take_from_deck(good)
        at.market[pile] = good
        if sink is not None:
            sink.emit(events.market_filled(pile, good))
        if pile + 1 < PILES:
            at.agenda.set_first(PILES - pile - 1)
        else:
            hand_out_ships(at)
            at.agenda.replace(DEAL, 0, at.box.hand)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return None if 1 <= first <= PILES else "1 to 6 piles can be left to fill"


def hand_out_ships(at: State) -> None:
    for seat in range(at.players):
        at.cards[seat * SPECIALS + SHIP] = at.box.ships
        at.stock[SHIP] -= at.box.ships


class Deal(TopCard):
    """The hands are filled seat by seat: this one still gets `left` cards."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", (SEAT, count("left")), chance=True)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        good = moves.drawn_good(move)
        owner = at.agenda.seat()
        left = at.agenda.first() - 1
        at.take_from_deck(good)
        at.hands[owner * GOODS + good] += 1
        if sink is not None:
            sink.emit(events.card_dealt(owner, good))
        if left > 0:
            at.agenda.set_first(left)
        elif owner + 1 < at.players:
            at.agenda.replace(DEAL, owner + 1, at.box.hand)
        else:
            loading.begin(at)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return None if 1 <= first <= at.box.hand else f"1 to {at.box.hand} cards can be left to deal"

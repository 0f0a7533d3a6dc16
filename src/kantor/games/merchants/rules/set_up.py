"""Set-up: the first player by lot, six cards to the market, three to each hand, two ships each.

Rulebook: "Przygotowanie do rozgrywki".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants.rules import loading
from kantor.games.merchants.state import (
    CARD,
    DEAL,
    FIRST,
    GOODS,
    MARKET,
    PILES,
    SHIP,
    SPECIALS,
    Table,
)


def first_player_outcomes(at: Table, out: Options) -> None:
    for seat in range(at.players):
        out.add(FIRST + seat)


def card_outcomes(at: Table, out: Options) -> None:
    """The top card of the draw pile: each card that nobody has seen is as likely as any other."""
    deck = at.deck
    for good in range(GOODS):
        if deck[good] > 0:
            out.add_weighted(CARD + good, deck[good])


def choose_first_player(at: Table, seat: i64, sink: Sink | None) -> None:
    at.first_player = seat
    if sink is not None:
        sink.emit(events.FirstPlayer(int(seat)))
    at.agenda.replace(MARKET, CHANCE, PILES)


def fill_market(at: Table, good: i64, sink: Sink | None) -> None:
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


def hand_out_ships(at: Table) -> None:
    for seat in range(at.players):
        at.cards[seat * SPECIALS + SHIP] = at.box.ships
        at.stock[SHIP] -= at.box.ships


def deal(at: Table, good: i64, sink: Sink | None) -> None:
    """Deal a card to the seat whose hand is being filled, seat by seat."""
    seat = at.agenda.seat()
    left = at.agenda.first() - 1
    at.take_from_deck(good)
    at.hands[seat * GOODS + good] += 1
    if sink is not None:
        sink.emit(events.card_dealt(seat, good))
    if left > 0:
        at.agenda.set_first(left)
    elif seat + 1 < at.players:
        at.agenda.replace(DEAL, seat + 1, at.box.hand)
    else:
        loading.begin(at)

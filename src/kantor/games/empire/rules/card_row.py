"""The card row: take one card a turn, pay by its place (0, 1, 1, 2, 2, 3), carry out its action at once.

Rulebook: "Rozgrywka", point 2.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.rules import actions
from kantor.games.empire.state import BID, DECK, JOKER, NONE, PART, ROW_OF_CARDS, SLOTS, SYMBOLS, TAKE, Table


def options(at: Table, seat: i64, out: Options) -> None:
    """Every card that the seat can pay; the first costs nothing."""
    purse = at.coins[seat]
    for slot in range(SLOTS):
        if at.box.prices[slot] <= purse:
            out.add(TAKE + slot)


def take(at: Table, seat: i64, slot: i64, sink: Sink | None) -> None:
    card = at.row[slot]
    at.coins[seat] -= at.box.prices[slot]
    at.row[slot] = NONE
    at.card_at[card] = seat
    at.taken[seat] += 1
    at.symbols[seat * SYMBOLS + at.box.card_good[card]] += at.box.card_count[card]
    if sink is not None:
        sink.emit(events.card_taken(at, seat, card, slot))
    actions.begin(at, seat, card, sink)


def outcomes(at: Table, out: Options) -> None:
    """The top card of the deck: each card that nobody has seen is as likely as any other."""
    offset = at.box.offsets.card
    for card in range(at.box.cards):
        if at.card_at[card] == DECK:
            out.add(offset + card)


def turn_up(at: Table, card: i64, sink: Sink | None) -> None:
    """A card from the deck goes to the first bare slot; a full row ends this."""
    slot: i64 = 0
    while at.row[slot] != NONE:
        slot += 1
    at.row[slot] = card
    at.card_at[card] = ROW_OF_CARDS
    if sink is not None:
        sink.emit(events.card_turned(at, slot, card))
    if slot + 1 == SLOTS:
        at.agenda.pop()


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    if move < PART:
        return "card-price" if at.box.prices[move - TAKE] > at.coins[seat] else None
    if JOKER <= move < BID:
        return "joker-at-the-end"
    return "bid-once" if BID <= move < at.box.offsets.place else "card-duty"

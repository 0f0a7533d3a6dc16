"""The card row: take one card a turn, pay by its place (0, 1, 1, 2, 2, 3), carry out its action at once.

Rulebook: "Rozgrywka", point 2.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire import move_numbers as moves
from kantor.games.empire.data import SEAT
from kantor.games.empire.rules import actions
from kantor.games.empire.state import (
    BIDDING,
    DECK,
    NEUTRAL_LOT,
    NONE,
    ROW,
    ROW_OF_CARDS,
    SLOTS,
    SYMBOLS,
    TAKING,
    Rule,
    State,
)


class Taking(Rule):
    def __init__(self) -> None:
        super().__init__(TAKING, "taking", (SEAT,), asks="take")

    def options(self, at: State, seat: i64, out: Options) -> None:
        """Every card that the seat can pay; the first costs nothing."""
        purse = at.coins[seat]
        for slot in range(SLOTS):
            if at.box.prices[slot] <= purse:
                out.add(moves.take(slot))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        slot = moves.taken_slot(move)
        card = at.row[slot]
        at.coins[seat] -= at.box.prices[slot]
        at.row[slot] = NONE
        at.card_at[card] = seat
        at.taken[seat] += 1
        at.symbols[seat * SYMBOLS + at.box.card_good[card]] += at.box.card_count[card]
        if sink is not None:
            sink.emit(events.card_taken(at, seat, card, slot))
        actions.begin(at, seat, card, sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if moves.is_take(move):
            return "card-price" if at.box.prices[moves.taken_slot(move)] > at.coins[seat] else None
        if moves.is_joker(move):
            return "joker-at-the-end"
        return "bid-once" if at.moves.is_bid(move) else "card-duty"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"coins": int(at.coins[seat])}


class Row(Rule):
    """Cards are turned up for the bare slots: each that nobody has seen is as likely as any other."""

    def __init__(self) -> None:
        super().__init__(ROW, "row", chance=True, upon=(BIDDING, NEUTRAL_LOT, TAKING), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        out.add_where(at.moves.card(0), at.card_at, DECK)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        """The card goes to the first bare slot; a full row ends this."""
        card = at.moves.turned_card(move)
        slot: i64 = 0
        while at.row[slot] != NONE:
            slot += 1
        at.row[slot] = card
        at.card_at[card] = ROW_OF_CARDS
        if sink is not None:
            sink.emit(events.card_turned(at, slot, card))
        if slot + 1 == SLOTS:
            at.agenda.pop()

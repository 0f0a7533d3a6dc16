"""Set-up: three armies each in the start region, coins by the number of players, six cards, goods tokens by lot.

Rulebook: "Przygotowanie do gry", "Żetony dóbr". Each of three games in a row is set up afresh.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.state import (
    BIDDING,
    DECK,
    GOODS,
    NEUTRAL_LOT,
    NONE,
    ROW,
    SLOTS,
    SYMBOLS,
    TOKENS,
    TRIANGLES,
    Table,
)


def begin_game(at: Table) -> None:
    """Clear the table, hand out the pieces, and note what is due: tokens, row, neutral armies, bids."""
    clear(at)
    hand_out(at)
    at.agenda.clear()
    at.agenda.push(BIDDING, NONE)
    if at.box.neutral_armies > 0:
        at.agenda.push(NEUTRAL_LOT, CHANCE)
    at.agenda.push(ROW, CHANCE)
    if at.box.with_tokens:
        at.agenda.push(TOKENS, CHANCE)


def clear(at: Table) -> None:
    at.first_player = NONE
    for place in range(at.box.owners * at.box.board.regions):
        at.armies[place] = 0
        at.cities[place] = 0
    for slot in range(SLOTS):
        at.row[slot] = NONE
    for card in range(at.box.cards):
        at.card_at[card] = DECK
    for place in range(at.players * SYMBOLS):
        at.symbols[place] = 0
    for place in range(at.players * GOODS):
        at.jokers[place] = 0
    for triangle in range(TRIANGLES):
        at.tokens[triangle] = NONE


def hand_out(at: Table) -> None:
    for seat in range(at.players):
        at.coins[seat] = at.box.purse
        at.bids[seat] = NONE
        at.taken[seat] = 0
        at.city_supply[seat] = at.box.cities
        at.supply[seat] = at.box.armies
        for _ in range(at.box.start_armies):
            at.put_army(seat, at.box.board.start)
    if at.box.neutral_armies > 0:
        at.supply[at.players] = at.box.neutral_armies


def token_outcomes(at: Table, out: Options) -> None:
    """The tokens not drawn yet, each as likely as any other."""
    for good in range(GOODS):
        left = tokens_left(at, good)
        if left > 0:
            out.add_weighted(at.box.offsets.token + good, left)


def tokens_left(at: Table, good: i64) -> i64:
    left = at.box.tokens_per_good
    for triangle in range(TRIANGLES):
        if at.tokens[triangle] == good:
            left -= 1
    return left


def place_token(at: Table, good: i64, sink: Sink | None) -> None:
    """The triangles get their tokens in order; what is left of the ten goes back to the box."""
    triangle: i64 = 0
    while at.tokens[triangle] != NONE:
        triangle += 1
    at.tokens[triangle] = good
    if sink is not None:
        sink.emit(events.token_placed(at, triangle, good))
    if triangle + 1 == TRIANGLES:
        at.agenda.pop()

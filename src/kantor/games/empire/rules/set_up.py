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
    Rule,
    State,
)


def begin_game(at: State) -> None:
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


def clear(at: State) -> None:
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


def hand_out(at: State) -> None:
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


class Tokens(Rule):
    """Goods tokens are drawn for the triangles, each that is left as likely as any other."""

    def __init__(self) -> None:
        super().__init__(TOKENS, "tokens", chance=True, upon=(ROW,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for good in range(GOODS):
            left = tokens_left(at, good)
            if left > 0:
                out.add_weighted(at.moves.token(good), left)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        """The triangles get their tokens in order; what is left of the ten goes back to the box."""
        good = at.moves.token_good(move)
        triangle: i64 = 0
        while at.tokens[triangle] != NONE:
            triangle += 1
        at.tokens[triangle] = good
        if sink is not None:
            sink.emit(events.token_placed(at, triangle, good))
        if triangle + 1 == TRIANGLES:
            at.agenda.pop()

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        before_turns = at.agenda.listed()[0][0] == BIDDING
        return None if before_turns else "these decisions can't be pending together"


def tokens_left(at: State, good: i64) -> i64:
    left = at.box.tokens_per_good
    for triangle in range(TRIANGLES):
        if at.tokens[triangle] == good:
            left -= 1
    return left

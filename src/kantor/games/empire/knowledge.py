"""What a seat can't know: the bids of others until all are in, and the deck, which the state doesn't hold."""

from mypy_extensions import i64

from kantor.core.dice import Dice
from kantor.games.empire.state import BIDDING, NONE, State


def forget(at: State, seat: i64, dice: Dice) -> None:
    """Others' sealed bids might be anything that their purses allow."""
    if at.agenda.depth == 0 or at.agenda.kind() != BIDDING:
        return
    for other in range(at.players):
        if other != seat and at.bids[other] != NONE:
            at.bids[other] = dice.below(at.coins[other] + 1)

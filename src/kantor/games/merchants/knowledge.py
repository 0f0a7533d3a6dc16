"""What a seat can't know: the other hands and the draw pile. Everything else has been on the table."""

from mypy_extensions import i64

from kantor.core.dice import Dice
from kantor.games.merchants.state import GOODS, State


def forget(at: State, seat: i64, dice: Dice) -> None:
    """Shuffle the other hands back into the draw pile and deal them anew, each as large as it was."""
    for other in range(at.players):
        if other != seat:
            size = at.hand_size(other)
            return_hand(at, other)
            at.hands[other * GOODS] = size  # kept here until all hands are back in the pile
    for other in range(at.players):
        if other != seat:
            size = at.hands[other * GOODS]
            at.hands[other * GOODS] = 0
            for _ in range(size):
                draw_unseen(at, other, dice)


def return_hand(at: State, seat: i64) -> None:
    for good in range(GOODS):
        held = at.held(seat, good)
        at.deck[good] += held
        at.deck_left += held
        at.hands[seat * GOODS + good] = 0


def draw_unseen(at: State, seat: i64, dice: Dice) -> None:
    left = dice.below(at.deck_left)
    for good in range(GOODS):
        left -= at.deck[good]
        if left < 0:
            at.deck[good] -= 1
            at.deck_left -= 1
            at.hands[seat * GOODS + good] += 1
            return

"""What a seat can't know: the others' missions. Tokens that nobody has seen aren't drawn yet, the rest is open."""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.dice import Dice
from kantor.games.hansa.rules.set_up import is_dealt
from kantor.games.hansa.state import MISSIONS, NOBODY_YET, State


def forget(at: State, seat: i64, dice: Dice) -> None:
    """Deal the others' mission cards anew. At the end they lie open."""
    if at.agenda.depth == 0:
        return
    dealt: i64 = 0  # the seats that have a card, a bit each
    one: i64 = 1
    for other in range(at.players):
        if other != seat and at.missions[other] != NOBODY_YET:
            dealt |= one << other
            at.missions = changed(at.missions, other, NOBODY_YET)
    for other in range(at.players):
        if (dealt >> other) & 1 == 1:
            at.missions = changed(at.missions, other, undealt(at, dice))


def undealt(at: State, dice: Dice) -> i64:
    left: i64 = 0
    for mission in range(MISSIONS):
        if not is_dealt(at, mission):
            left += 1
    wanted = dice.below(left)
    for mission in range(MISSIONS):
        if not is_dealt(at, mission):
            if wanted == 0:
                return mission
            wanted -= 1
    raise IndexError("more missions dealt than there are")

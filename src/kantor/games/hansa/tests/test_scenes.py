"""Very many playouts over the five sides of the boards: no broken invariant, no dead end.

Every other one begins in the thick of a game. Moves of kinds that are seldom played are favoured, so that routes are
established, bonuses used and permissions spent. Invariants are looked at on the way and at the end.
"""

import random

import pytest

import kantor
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import NOBODY
from kantor.core.setup import Setup
from kantor.games.hansa.move_numbers import DONE, END_TURN, ESTABLISH, KINDS_OF_MOVES
from kantor.games.hansa.turn import HansaPosition

from .scenes import scene

HANSA = kantor.GAMES["hansa"]
SETUPS = [
    *(HANSA.setup(players, {"board": "east"}) for players in (3, 4, 5)),
    *(HANSA.setup(players, {"board": "britannia"}) for players in (3, 4, 5)),
    *(HANSA.setup(players) for players in (2, 3, 4, 5)),
]
MOVES = 200
LOOKS = 3
WORTH_A_LOOK = 4  # options that a move is chosen from at most
ENDS = (DONE, END_TURN)


class Rare:
    """Picks moves, and counts what kinds were picked."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.out = Options()
        self.played = [1] * KINDS_OF_MOVES

    def step(self, at: HansaPosition) -> bool:
        """One move of a seat, chance before it; False at the end."""
        seat = settle_chance(at, self.dice, self.out)
        if seat == NOBODY:
            return False
        self.out.clear()
        at.options(seat, self.out)
        assert self.out.count > 0, "a dead end"
        move = self.pick(at)
        self.played[at.moves.kinds[move]] += 1
        at.play(seat, move)
        return True

    def pick(self, at: HansaPosition) -> int:
        """Any option, or the one of the rarest kind among several; often what establishes a route or uses a bonus."""
        out, kinds, dice = self.out, at.moves.kinds, self.dice
        move = out.moves[dice.below(out.count)]
        for _ in range(dice.below(WORTH_A_LOOK)):
            other = out.moves[dice.below(out.count)]
            if self.played[kinds[other]] < self.played[kinds[move]]:
                move = other
        if dice.below(2) and kinds[move] < ESTABLISH:
            rare = [other for other in out.listed() if kinds[other] >= ESTABLISH and kinds[other] not in ENDS]
            if rare:
                return rare[dice.below(len(rare))]
        return int(move)


def start(setup: Setup, number: int) -> HansaPosition:
    position: HansaPosition = HANSA.position_from_json(scene(setup, random.Random(number)))[1]
    return position


def fuzz(number: int) -> int:
    """One playout; returns how many moves it had."""
    setup = SETUPS[number // 2 % len(SETUPS)]
    at = start(setup, number) if number % 2 else HANSA.new(setup)
    dice = Dice(number)
    rare = Rare(dice)
    looks = {dice.below(MOVES) for _ in range(LOOKS)}
    for done in range(MOVES):
        if not rare.step(at):
            break
        if done in looks:
            assert HANSA.invariants(at) == [], (setup, number)
    assert HANSA.invariants(at) == [], (setup, number)
    return done


def test_playouts_over_all_sides_go_well() -> None:
    assert sum(fuzz(number) for number in range(4 * len(SETUPS))) > 10 * MOVES


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_a_hundred_thousand_playouts_go_well(part: int) -> None:
    for number in range(part * 5000, part * 5000 + 5000):
        fuzz(number)

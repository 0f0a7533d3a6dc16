"""The fuzz command: every playout can be played again, faults are found, a stopped run goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import kantor
from kantor.core.options import Options
from kantor.core.playout import ENDED, GOING_ON, STUCK, LeaningPlayout
from kantor.core.position import Position
from kantor.core.sink import Sink
from tools.fuzz import ledger
from tools.fuzz.blocks import Block, Tally, block
from tools.fuzz.ledger import Ledger

GAMES = tuple(kantor.GAMES)


class Stairs(Position):
    """One seat climbs stairs by one or two steps; above the end there is nothing."""

    def __init__(self, height: int, stuck_at: int = -1) -> None:
        super().__init__(1)
        self.height = height
        self.stuck_at = stuck_at

    def actor(self) -> i64:
        return 0 if self.height > 0 else -2

    def options(self, seat: i64, out: Options) -> None:
        if self.height != self.stuck_at:
            out.add_run(0, 2)

    def play(self, seat: i64, move: i64, sink: Sink | None = None) -> None:
        self.height -= 1 + int(move)

    def copy(self) -> Stairs:
        return Stairs(self.height, self.stuck_at)

    def evaluate(self, seat: i64) -> float:
        return -self.height


def climb(height: int, most: int, stuck_at: int = -1, tries: int = 0) -> tuple[int, Stairs, int]:
    stairs = Stairs(height, stuck_at)
    playout = LeaningPlayout(vec[i64]([0, 1]), 2, 5, tries)
    state = playout.run(stairs, most)
    return state, stairs, playout.moves


def test_a_playout_ends_or_stops_at_its_limit_or_is_stuck() -> None:
    assert climb(50, 100)[0] == ENDED
    state, _, moves = climb(50, 10)
    assert (state, moves) == (GOING_ON, 10)
    state, stairs, _ = climb(50, 100, stuck_at=50)
    assert (state, stairs.height) == (STUCK, 50)


def test_a_seat_that_plays_to_win_takes_the_better_of_its_picks() -> None:
    assert climb(200, 300, tries=20)[2] < climb(200, 300)[2]


def blocks(seed: int, count: int) -> Iterator[Block]:
    return (block(GAMES, seed, number) for number in range(count))


def test_the_games_take_turns_and_the_set_ups_differ() -> None:
    found = list(blocks(1, 80))
    assert [one.game.key for one in found[:4]] == list(GAMES)
    for game in kantor.GAMES.values():
        setups = [one.setup for one in found if one.game is game]
        assert {setup.players for setup in setups} == set(game.seats)
    assert [str(one) for one in found] == [str(one) for one in blocks(1, 80)]
    assert [str(one) for one in found] != [str(one) for one in blocks(2, 80)]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_playout_is_found_again_by_its_number(number: int) -> None:
    one = block(GAMES, 1, number)
    for playout in (one.first + 1, one.first + 2):
        played: list[list[tuple[int, int]]] = [[], []]
        for history in played:
            tally = Tally()
            one.play(playout, tally, history)
            assert (tally.playouts, tally.faults) == (1, [])
        assert played[0] == played[1]
        match = kantor.Match.read(one.record(played[0]))
        assert match.ply == len(played[0])


class Broken:
    """A game with something wrong."""

    def __init__(self, game: Any, invariants: list[str], move_limit: int | None = None) -> None:
        self.game = game
        self.broken = invariants
        self.limit = move_limit

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def invariants(self, position: Position) -> list[str]:
        return self.broken

    def move_limit(self, setup: Any) -> int:
        return int(self.limit or self.game.move_limit(setup))


@pytest.mark.parametrize(
    ("invariants", "limit", "problem"),
    [(["a ship is missing"], None, "a ship is missing"), ([], 5, "no end within 5 moves")],
)
def test_a_fault_is_told(invariants: list[str], limit: int | None, problem: str) -> None:
    game: Any = Broken(kantor.GAMES["merchants"], invariants, limit)
    tally = Tally()
    Block(game, game.setup(2), 1, 0).play(7, tally)
    (fault,) = tally.faults
    assert fault.playout == 7
    assert fault.problem.startswith(problem)


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "FOLDER", tmp_path)
    first = Ledger(1, ("merchants",))
    first.add(0, Tally(playouts=50, moves=7), 1.5)
    first.add(4, Tally(playouts=50, moves=3), 1.5)
    with first.file.open("a", encoding="utf-8") as file:
        file.write('{"block": 5, "sec')
    again = Ledger(1, ("merchants",))
    assert again.done == {0, 4}
    assert (again.total.playouts, again.total.moves, again.seconds) == (100, 10, 3.0)
    assert Ledger(2, ("merchants",)).done == set()


def test_a_kind_is_liked_more_by_a_power_of_two() -> None:
    """Compiled too: each is the least one, doubled some times."""
    leaning = list(LeaningPlayout(vec[i64]([0]), 200, 3, 0).leaning)
    assert set(leaning) == {2**20 << times for times in range(13)}

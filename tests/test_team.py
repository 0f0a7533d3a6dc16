"""A team: processes that search the same choice, and whose roots are added up."""

from __future__ import annotations

import multiprocessing
import threading

import msgspec
import pytest

from kantor import GAMES
from kantor.bots import Choice, find_bot
from kantor.bots.clock import Clock
from kantor.bots.levels import shared_level
from kantor.bots.team import Stopping, Team, merged
from kantor.bots.thoughts import OptionThoughts, Thoughts
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import options_of

GAME = GAMES["merchants"]
SETUP = GAME.setup(2)


def choice(seed: int) -> Choice:
    at = GAME.new(SETUP)
    seat = settle_chance(at, Dice(1), Options())
    return Choice(GAME, SETUP, at, seat, Dice(seed))


def test_roots_are_added_up() -> None:
    one = Thoughts(1, (OptionThoughts(1, 30, (0.6, 0.4), 0.5, 0.7, (1, 5)), OptionThoughts(2, 10, (0.5, 0.5), 0, 1)))
    two = Thoughts(2, (OptionThoughts(2, 50, (0.8, 0.2), 0.7, 0.9, (2, 7)), OptionThoughts(1, 10, (0.2, 0.8), 0, 1)))
    found = merged([one, two], 0)
    assert found.move == 2
    assert [(option.move, option.visits) for option in found.options] == [(2, 60), (1, 40)]
    best, second = found.options
    assert list(best.chances) == pytest.approx([0.75, 0.25])
    assert list(second.chances) == pytest.approx([0.5, 0.5])
    assert best.line == (2, 7)
    assert 0.6 < best.low < 0.75 < best.high < 0.9


def test_names_of_teams() -> None:
    found = shared_level("master@30simsx2")
    assert found is not None
    assert (found[0].name, found[0].simulations, found[1]) == ("master", 30, 2)
    for name in ("masterx2", "master@30x1", "master@30x", "greedy@3x2", "master@x2"):
        assert shared_level(name) is None


def test_processes_think_together() -> None:
    team = find_bot("master@12simsx2")()
    assert isinstance(team, Team)
    found = [team.think(choice(3)) for _ in range(2)]
    one, again = (msgspec.structs.replace(thoughts, milliseconds=0.0) for thoughts in found)
    assert one.move in options_of(choice(3).position, choice(3).seat)
    assert 12 < one.simulations <= 24
    assert (one.move, one.simulations) == (again.move, again.simulations)


def test_a_team_can_be_stopped() -> None:
    team = find_bot("master@12simsx2")()
    done = threading.Event()

    def stop_until_done() -> None:
        while not done.wait(0.05):
            team.stop()

    thread = threading.Thread(target=stop_until_done)
    thread.start()
    found = team.think(choice(4), Clock(600_000.0))
    done.set()
    thread.join()
    assert found.move in options_of(choice(4).position, choice(4).seat)


def test_a_word_to_stop_holds_for_the_search_that_begins() -> None:
    stopping = Stopping()
    stopping.stop()
    assert stopping.watch(Clock(0.0, 9)).stopped
    stopping.asked_anew()
    clock = stopping.watch(Clock(0.0, 9))
    assert not clock.stopped
    stopping.stop()
    assert clock.stopped


def test_a_team_whose_process_died_answers_alone() -> None:
    team = find_bot("master@12simsx2")()
    team.think(choice(5))
    for process in multiprocessing.active_children():
        if process.name == "kantor-team":
            process.kill()
            process.join()
    assert team.think(choice(5)).simulations <= 12
    assert team.think(choice(5)).simulations > 12

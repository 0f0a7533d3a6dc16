"""Bots know games by their contract alone, and see what their seat may know."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from kantor import GAMES, BadSettings, Game
from kantor.bots import Choice, GreedyBot, RandomBot, find_bot
from kantor.bots.arena import play_out
from kantor.bots.simulation import interval, line_up, simulate
from kantor.core.dice import Dice
from tests.toy import Toy

SAME = 1e-9  # shared wins are parts of one
ALL: list[Game[Any]] = [*GAMES.values(), Toy()]


def players_of_games() -> Iterator[Any]:
    """Every bot at every game; those that look through many moves only where that is fast."""
    # A level that looks, and one that searches.
    for name, game in product(("random", "greedy", "novice@4sims", "master@4sims"), ALL):
        slow = name != "random" and game.key in ("hansa", "empire")
        yield pytest.param(game, name, id=f"{name}-{game.key}", marks=[pytest.mark.compiled] if slow else [])


@pytest.mark.parametrize(("game", "name"), list(players_of_games()))
def test_every_bot_plays_every_game_to_its_end(game: Game[Any], name: str) -> None:
    searches = "@" in name
    for players in (game.seats[0], game.seats[-1]) if searches else game.seats:
        setup = game.setup(players)
        outcome = play_out(game, setup, [find_bot(name)() for _ in range(players)], seed=players)
        assert outcome.finished or outcome.moves == game.move_limit(setup)


def test_a_bot_gets_no_true_position() -> None:
    """Two tables that differ only in what the seat can't know show a bot the same, byte for byte."""
    game = GAMES["merchants"]
    setup = game.setup(2)
    shared = {"cards": {"ship": 2}, "tokens": {"grain": 1, "wood": 1}}
    seen = []
    for hidden in ("cloth", "spice"):
        _, position = game.position_from_json(
            {
                "players": 2,
                "first_player": 0,
                "market": ["grain", "wood", "porcelain", "fish", "spice", "cloth"],
                "seats": [{**shared, "hand": {"fish": 1}}, {**shared, "hand": {hidden: 2}}],
                "agenda": [{"do": "trading", "seat": 0}],
            }
        )
        choice = Choice(game, setup, position, 0, Dice(7))
        seen.append([game.position_to_json(at, setup) for at in (choice.position, choice.another())])
    assert seen[0] == seen[1]
    assert seen[0][0] != seen[0][1]


def test_the_same_seed_gives_the_same_games() -> None:
    game = GAMES["merchants"]
    setup = game.setup(3)
    first, again, other = (simulate(game, setup, ["greedy", "random"], 3, seed) for seed in (5, 5, 6))
    assert first == again
    assert first.bots != other.bots


def test_two_processes_give_the_same_summary_as_one() -> None:
    game = GAMES["merchants"]
    setup = game.setup(2)
    done: list[int] = []
    alone = simulate(game, setup, ["random"], 40, 3)
    together = simulate(game, setup, ["random"], 40, 3, jobs=2, progress=done.append)
    assert alone == together
    assert sum(done) == 40


def test_seats_are_rotated() -> None:
    """Whoever plays well wins from every seat, and his results are gathered under his name."""
    game = GAMES["merchants"]
    summary = simulate(game, game.setup(3), ["greedy", "random"], 9, 1)
    assert [tally.bot for tally in summary.bots] == ["greedy", "random", "random"]
    assert summary.bots[0].win_share == 1.0
    assert sum(tally.wins for tally in summary.bots) == pytest.approx(9)


def test_bots_are_found_by_name_or_by_module_and_class() -> None:
    assert find_bot("random") is RandomBot
    assert find_bot("kantor.bots.greedy:GreedyBot") is GreedyBot
    for name in ("", "nobody", "no.such.module:Bot", "kantor.bots:Nothing", "kantor.bots:Choice", ":", "a:"):
        with pytest.raises(BadSettings):
            find_bot(name)


def test_a_line_up_fills_the_table() -> None:
    assert line_up(["greedy", "random"], 4) == ("greedy", "random", "random", "random")
    for names in ([], ["random"] * 3):
        with pytest.raises(BadSettings):
            line_up(names, 2)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(90, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == pytest.approx(1.0)


def _greedy_wins(game: Game[Any], players: int, games: int, least: int) -> bool:
    """Whether greedy wins so many of the games. When the first `least` are all won, the rest needn't be played."""
    won = (
        simulate(game, game.setup(players), ["greedy", "random"], count, seed=11).bots[0].win_share * count
        for count in (least, games)
    )
    return any(wins >= least - SAME for wins in won)


CASES = [(game, players) for game in GAMES.values() for players in game.seats]


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda value: getattr(value, "key", value))
def test_greedy_beats_random_opponents(game: Game[Any], players: int) -> None:
    assert _greedy_wins(game, players, 20, 16)


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda value: getattr(value, "key", value))
def test_greedy_wins_nine_of_ten_games_in_200(game: Game[Any], players: int) -> None:
    assert _greedy_wins(game, players, 200, 180)

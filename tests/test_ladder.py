"""The ladder: ratings from rankings, files that go on and can be checked, duels that end when they are decided."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kantor import GAMES, Game
from kantor.bots.duel import decided, duel, judged
from kantor.bots.ladder import BadLadder, blocks_of, check, read, repeatable, run, seating
from kantor.bots.ratings import ratings, strengths
from kantor.cli import run as command

MERCHANTS = GAMES["merchants"]


def drawn(strength: dict[str, float], pick: random.Random) -> list[list[str]]:
    """A ranking by the model itself."""
    left, found = dict(strength), []
    while left:
        name = pick.choices(list(left), list(left.values()))[0]
        found.append([name])
        del left[name]
    return found


def test_strengths_are_found_again() -> None:
    true = {"a": 1.0, "b": 2.0, "c": 6.0}
    pick = random.Random(1)
    found = strengths(list(true), [drawn(true, pick) for _ in range(4000)])
    assert found["b"] / found["a"] == pytest.approx(2, rel=0.1)
    assert found["c"] / found["a"] == pytest.approx(6, rel=0.1)


def test_a_shared_place_lies_between_winning_and_losing() -> None:
    shared = strengths(["a", "b"], [[["a", "b"]]] * 20)
    assert shared["a"] == pytest.approx(shared["b"])
    better = strengths(["a", "b"], [[["a", "b"]]] * 10 + [[["a"], ["b"]]] * 10)
    best = strengths(["a", "b"], [[["a"], ["b"]]] * 20)
    assert 1 < better["a"] / better["b"] < best["a"] / best["b"] < 1e6


def test_the_interval_holds_the_rating_and_shrinks_with_games() -> None:
    true = {"greedy": 1.0, "other": 2.0}
    pick = random.Random(2)
    blocks = [[drawn(true, pick), drawn(true, pick)] for _ in range(400)]
    many = {rating.bot: rating for rating in ratings(blocks, "greedy")}
    few = {rating.bot: rating for rating in ratings(blocks[:40], "greedy")}
    assert many["greedy"].points == 1000
    assert many["other"].low < 1120 < many["other"].high  # twice as strong: 120 points
    assert many["other"].high - many["other"].low < few["other"].high - few["other"].low


@pytest.mark.compiled
def test_everybody_plays_the_same_deal_from_every_seat(tmp_path: Path) -> None:
    rows = run(MERCHANTS, MERCHANTS.setup(3), ["random", "greedy"], 2, 5, tmp_path / "rows.jsonl")
    assert len(rows) == 6
    for block in blocks_of(rows).values():
        assert len({row.deal for row in block}) == 1
        first = block[0].bots
        assert [row.bots for row in block] == [(*first[turn:], *first[:turn]) for turn in range(3)]


def test_all_bots_come_up() -> None:
    names = ["a", "b", "c", "d", "e"]
    assert {name for block in range(30) for name in seating(names, 2, block, 1)} == set(names)
    assert set(seating(["a", "b"], 4, 0, 1)) == {"a", "b"}


@pytest.mark.compiled
def test_a_file_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    setup = MERCHANTS.setup(2)
    whole = run(MERCHANTS, setup, ["random", "greedy"], 3, 1, file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:40])  # killed in the middle of a line and of a block
    done: list[int] = []
    again = run(MERCHANTS, setup, ["random", "greedy"], 3, 1, file, progress=done.append)
    assert sorted(again, key=str) == sorted(whole, key=str)
    assert sum(done) == 6
    assert sorted(read(file), key=str) == sorted(whole, key=str)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_file_of_every_game_goes_on_and_can_be_checked(game: Game[Any], tmp_path: Path) -> None:
    """Whatever its settings are: Empire has a list among them."""
    file = tmp_path / "rows.jsonl"
    setup = game.setup()
    run(game, setup, ["random"], 1, 1, file)
    rows = run(game, setup, ["random"], 2, 1, file)
    assert len(rows) == 2 * setup.players
    assert check(dict(GAMES), read(file), len(rows)) == []


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    run(MERCHANTS, MERCHANTS.setup(2), ["random"], 1, 1, file)
    before = file.read_bytes()
    with pytest.raises(BadLadder, match="Name another file"):
        run(MERCHANTS, MERCHANTS.setup(3), ["random"], 1, 1, file)
    assert file.read_bytes() == before


def test_a_check_finds_a_changed_row(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    rows = run(MERCHANTS, MERCHANTS.setup(2), ["random", "master@6sims"], 2, 1, file)
    assert all(map(repeatable, rows))
    assert check(dict(GAMES), rows, 4) == []
    changed = json.loads(file.read_text().splitlines()[0])
    changed["totals"][0] += 1
    file.write_text(json.dumps(changed) + "\n" + "\n".join(file.read_text().splitlines()[1:]) + "\n")
    assert len(check(dict(GAMES), read(file), 4)) == 1


def test_bots_with_a_limit_of_time_cant_be_checked(tmp_path: Path) -> None:
    rows = run(MERCHANTS, MERCHANTS.setup(2), ["random", "novice@1"], 1, 1, tmp_path / "rows.jsonl")
    assert not any(map(repeatable, rows))


@pytest.mark.compiled
def test_a_duel_ends_when_it_is_decided() -> None:
    found = list(duel(MERCHANTS, MERCHANTS.setup(2), "greedy", "random", 400))
    assert found[-1].decided == 1
    assert found[-1].games < 100
    assert all(earlier.decided == 0 for earlier in found[:-1])
    assert found[-1].low > 0.5


def test_equal_bots_are_rarely_told_apart() -> None:
    """The test holds however often it is looked at: of a hundred runs of coins few are taken for others."""
    pick = random.Random(4)
    crossed = 0
    for _ in range(100):
        wins = 0
        for games in range(1, 400):
            wins += pick.random() < 0.5
            if judged(wins, games, 0.5).decided:
                crossed += 1
                break
    assert crossed <= 5


def test_few_games_decide_where_luck_is_small() -> None:
    assert decided(20, 40, 0.5) == 0
    assert decided(40, 40, 0.9) == 0
    assert decided(70, 70, 0.9) == 1
    assert decided(40, 70, 0.9) == -1
    assert decided(93, 100, 0.8) == 1
    assert decided(87.5, 100, 0.8) == 0


@pytest.mark.compiled
def test_the_commands_print_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert command(["duel", "greedy", "random", "--game", "merchants", "--players", "2", "--games", "4", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"share", "low", "high", "games"} <= set(found)
    file = tmp_path / "rows.jsonl"
    arguments = ["--players", "2", "--games", "4", "--bots", "random,greedy", "--json"]
    assert command(["ladder", "merchants", str(file), *arguments]) == 0
    assert {rating["bot"] for rating in json.loads(capsys.readouterr().out)} == {"random", "greedy"}
    assert command(["ladder", "check", str(file)]) == 0
    assert "4 games were played again, 0 came out otherwise" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["duel", "nobody", "random", "--game", "merchants"],
        ["duel", "random", "random", "--game", "chess"],
        ["ladder", "check"],
        ["ladder", "check", "missing.jsonl"],
        ["ladder", "merchants", "--bots", "nobody"],
        ["train", "chess"],
    ],
)
def test_bad_input_gets_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command(arguments) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1

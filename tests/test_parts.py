"""What a standing is made of: parts have names in both languages, tell no secrets, and make up the evaluation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kantor import GAMES
from kantor.bots.inputs import setups
from kantor.bots.reasons import reasons
from kantor.core.dice import Dice
from kantor.core.game import Game
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import Position, lead_of_parts, options_of, parts_of

# The parts that `evaluate` doesn't know, or knows of the asking seat alone.
NEW = {"merchants": {"turn"}, "empire": {"turn", "earlier"}, "amber": {"turn", "tiles", "shovel"}, "hansa": set[str]()}
OWN_ALONE = {
    "merchants": {"hand"},
    "amber": {f"{near}-{site}" for near in ("next", "near", "far") for site in ("villages", "castles")},
}


def positions(game: Game[Any], players: int, seed: int, every: int = 4) -> Iterator[Position]:
    """Some positions of random games, over the settings."""
    pick = random.Random(seed)
    setup = pick.choice(list(setups(game, players)))
    at, dice, out = game.new(setup), Dice(seed), Options()
    for number in range(game.move_limit(setup)):
        seat = settle_chance(at, dice, out)
        if seat < 0:
            return
        if number % every == 0:
            yield at
        at.play(seat, pick.choice(options_of(at, seat)))


def by_name(game: Game[Any], at: Position, seat: int, asks: int) -> dict[str, float]:
    return dict(zip(game.parts, parts_of(at, seat, asks, len(game.parts)), strict=True))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_parts_have_names(game: Game[Any]) -> None:
    assert game.parts
    for language in ("en", "pl"):
        names = [game.texts(language).say(f"part-{name}") for name in game.parts]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_parts_tell_no_secrets(game: Game[Any]) -> None:
    count = len(game.parts)
    for at in positions(game, 3, seed=5, every=4 if game.key != "hansa" else 60):
        for asks in range(3):
            other = at.resample(asks, Dice(17))
            for seat in range(3):
                assert parts_of(other, seat, asks, count) == parts_of(at, seat, asks, count)


@pytest.mark.parametrize("key", ["merchants", "empire"])
def test_parts_make_up_the_evaluation(key: str) -> None:
    game = GAMES[key]
    own_alone = OWN_ALONE.get(key, set())
    for at in positions(game, 3, seed=6):
        for seat in range(3):
            found = [by_name(game, at, who, seat) for who in range(3)]
            sums = [
                sum(
                    points
                    for name, points in parts.items()
                    if name not in NEW[key] and (who == seat or name not in own_alone)
                )
                for who, parts in enumerate(found)
            ]
            best = max(total for who, total in enumerate(sums) if who != seat)
            assert sums[seat] - best == pytest.approx(at.evaluate(seat), abs=1e-6)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_judgement_tells_no_secrets(game: Game[Any]) -> None:
    for at in positions(game, 3, seed=5, every=4 if game.key != "hansa" else 60):
        for seat in range(3):
            assert at.resample(seat, Dice(17)).judge(seat) == at.judge(seat)


@pytest.mark.parametrize("key", ["merchants", "empire"])
def test_searches_judge_by_the_parts(key: str) -> None:
    game = GAMES[key]
    for at in positions(game, 2, seed=7, every=9):
        for seat in range(2):
            assert at.judge(seat) == lead_of_parts(at, seat, len(game.parts))


def test_points_of_hansa_are_those_of_its_result() -> None:
    game = GAMES["hansa"]
    points = ("track", "full-abilities", "tokens", "prestige", "cities", "network", "countries", "mission")
    for at in positions(game, 3, seed=8, every=20):
        for seat in range(3):
            found = by_name(game, at, seat, seat)
            assert sum(found[name] for name in points) == at.result().totals[seat]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_time_runs_out(game: Game[Any]) -> None:
    times = [at.time_left() for at in positions(game, 2, seed=9, every=1)]
    assert 0.7 < times[0] <= 1.0
    assert times[-1] < times[0] / 2 or game.key == "hansa"  # players at random don't bring Hansa to its end
    assert times[-1] < times[0]
    assert all(0.0 <= time <= 1.0 for time in times)


def test_reasons_name_what_differs() -> None:
    game = GAMES["merchants"]
    setup = game.setup(2)
    at, out = game.new(setup), Options()
    names = game.catalogue(setup)
    while (seat := settle_chance(at, Dice(3), out)) >= 0:
        options = {names.texts[move]: move for move in options_of(at, seat)}
        if "buy dock" in options and "buy ship" in options:
            break
        at.play(seat, next(iter(options.values())))
    docks, ships = at.copy(), at.copy()
    docks.play(seat, options["buy dock"])
    ships.play(seat, options["buy ship"])
    found = reasons(game, docks, ships, seat)
    assert [reason.part for reason in found if reason.points > 0] == ["docks"]
    assert [reason.part for reason in found if reason.points < 0] == ["ships", "purse"]
    assert all(reason.seat == seat for reason in found)
    assert reasons(game, ships, ships, seat) == []

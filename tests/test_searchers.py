"""Bots that search: they keep to their limits, tell what they think, and can't see what their seat can't."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kantor import GAMES, Game, Match
from kantor.bots import Choice, find_bot
from kantor.bots.beam import Beam
from kantor.bots.clock import Clock
from kantor.bots.judge import Judge, chances_of
from kantor.bots.levels import LEVELS, level_of
from kantor.bots.plan import Plan
from kantor.bots.searcher import LEAST, Searcher, planned_tree
from kantor.bots.thoughts import Thoughts
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.playout import settle_chance
from kantor.core.position import Position, options_of
from kantor.core.setup import Setup
from tests.toy import Toy

ALL: list[Game[Any]] = [*GAMES.values(), Toy()]
SIMULATIONS = 24
DEALS = 3
DECISIONS = 6


def decisions(game: Game[Any], setup: Setup, seed: int) -> list[tuple[Position, int]]:
    """Positions of a game that goes on by greedy moves, each with the seat that has a choice there."""
    dice, out = Dice(seed), Options()
    at = game.new(setup)
    found: list[tuple[Position, int]] = []
    moves = 0
    while len(found) < DECISIONS:
        settle_chance(at, dice, out)
        if not at.actors():
            break
        seat = at.actors()[0]
        options = options_of(at, seat)
        if len(options) > 1 and moves % 7 == 3:
            found.append((at.copy(), seat))
        at.play(seat, options[dice.below(len(options))])
        moves += 1
    return found


def thoughts_of(game: Game[Any], setup: Setup, at: Position, seat: int, seed: int, name: str) -> bytes:
    bot = find_bot(name)()
    found = bot.think(Choice(game, setup, at, seat, Dice(seed)))
    return msgspec.json.encode(msgspec.structs.replace(found, milliseconds=0.0))


def alike(game: Game[Any], name: str) -> list[tuple[bytes, bytes]]:
    """What a bot thinks of two true positions that look the same to its seat."""
    found = []
    for players in (game.seats[0], game.seats[-1]):
        setup = game.setup(players)
        for at, seat in decisions(game, setup, players):
            other = at.resample(seat, Dice(99))
            found.append(tuple(thoughts_of(game, setup, each, seat, 5, name) for each in (at, other)))
    return [(one, two) for one, two in found]


@pytest.mark.compiled
@pytest.mark.parametrize("name", [f"{level}@{SIMULATIONS}sims" for level in LEVELS])
@pytest.mark.parametrize("game", ALL, ids=lambda game: str(game.key))
def test_what_a_seat_cant_know_changes_no_thought(game: Game[Any], name: str) -> None:
    pairs = alike(game, name)
    assert pairs
    for one, other in pairs:
        assert one == other


class Cheat(Searcher):
    """Judges its options by the true position."""

    truth: Position

    def think(self, choice: Choice, clock: Clock | None = None) -> Thoughts:
        thoughts = super().think(choice, clock)
        seen = []
        for option in thoughts.options:
            after = self.truth.copy()
            after.play(choice.seat, option.move)
            seen.append(msgspec.structs.replace(option, chances=tuple(chances_of(after, 8.0))))
        return msgspec.structs.replace(thoughts, options=tuple(seen))


@pytest.mark.compiled
def test_a_cheat_is_caught() -> None:
    """The same test with a bot that sees the others' cards: its thoughts differ."""
    game = GAMES["merchants"]
    setup = game.setup(3)
    different = 0
    for at, seat in decisions(game, setup, 1):
        found = set()
        for truth in (at, at.resample(seat, Dice(99))):
            bot = Cheat(level_of(f"master@{SIMULATIONS}sims") or LEVELS["master"])
            bot.truth = truth
            thoughts = bot.think(Choice(game, setup, at, seat, Dice(5)))
            found.add(msgspec.json.encode(msgspec.structs.replace(thoughts, milliseconds=0.0)))
        different += len(found) > 1
    assert different > 0


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("game", ALL, ids=lambda game: str(game.key))
def test_every_level_chooses_what_is_allowed(game: Game[Any], name: str) -> None:
    setup = game.setup(game.seats[-1])
    for at, seat in decisions(game, setup, 3)[:2]:
        thoughts = find_bot(f"{name}@8sims")().think(Choice(game, setup, at, seat, Dice(1)))
        options = options_of(at, seat)
        assert thoughts.move in options
        assert all(option.move in options for option in thoughts.options)
        for option in thoughts.options:
            assert sum(option.chances) == pytest.approx(1, abs=1e-4)
            assert 0 <= option.low <= option.chances[seat] + 1e-6
            assert option.chances[seat] - 1e-6 <= option.high <= 1
            assert option.line[0] == option.move


def test_a_limit_is_a_part_of_the_name() -> None:
    master = LEVELS["master"]
    assert level_of("master") == master
    by_time, by_count = level_of("master@100"), level_of("trader@200sims")
    assert by_time is not None
    assert by_count is not None
    assert (by_time.milliseconds, by_time.simulations, by_time.noise) == (100, 0, 0.0)
    assert (by_count.milliseconds, by_count.simulations, by_count.noise) == (0, 200, LEVELS["trader"].noise)
    for name in ("master@", "master@0", "master@-1", "master@1.5", "greedy@10", "nobody@10", "master@9sim", "Master"):
        assert level_of(name) is None


def test_simulations_are_counted() -> None:
    game = GAMES["merchants"]
    setup = game.setup(2)
    at, seat = decisions(game, setup, 3)[0]
    thoughts = find_bot("master@40sims")().think(Choice(game, setup, at, seat, Dice(1)))
    assert 1 <= thoughts.simulations <= 40
    assert sum(option.visits for option in thoughts.options) <= 40


@pytest.mark.compiled
def test_a_search_ends_when_one_move_is_tried_far_more_often() -> None:
    """And with five times as many simulations it mostly chooses the same."""
    game = GAMES["merchants"]
    setup = game.setup(3)
    same, ended = 0, 0
    found = [decision for seed in range(4) for decision in decisions(game, setup, seed)]
    for position, seat in found:
        short = find_bot("master@400sims")().think(Choice(game, setup, position, seat, Dice(7)))
        long = find_bot("master@2000sims")().think(Choice(game, setup, position, seat, Dice(8)))
        same += short.move == long.move
        ended += short.simulations < 400
    assert ended > len(found) // 2
    assert same > 0.75 * len(found)


@pytest.mark.compiled
def test_a_search_can_be_stopped() -> None:
    """Stopped before it began, it answers with what its first look showed."""
    game = GAMES["merchants"]
    setup = game.setup(2)
    at, seat = decisions(game, setup, 3)[0]
    clock = Clock(0.0, 0)
    clock.stop()
    thoughts = find_bot("master")().think(Choice(game, setup, at, seat, Dice(1)), clock)
    assert thoughts.move in options_of(at, seat)
    assert thoughts.simulations < 20


class Timed(Searcher):
    """Notes what each decision is granted, with what the turn took before it."""

    def _new_clock(self) -> Clock:
        clock = super()._new_clock()
        GRANTED.append((self._spent, clock.limit))
        return clock


GRANTED: list[tuple[float, float]] = []


def test_a_whole_turn_gets_at_most_three_times_a_decision() -> None:
    game = GAMES["empire"]
    setup = game.setup(2)
    dice, out = Dice(8), Options()
    bot, other = Timed(level_of("master@1") or LEVELS["master"]), find_bot("random")()
    at = game.new(setup)
    GRANTED.clear()
    while len(GRANTED) < 12:
        settle_chance(at, dice, out)
        seat = at.actors()[0]
        choice = Choice(game, setup, at, seat, dice)
        at.play(seat, bot.choose(choice) if seat == 0 else other.choose(choice))
    assert any(spent > 0 for spent, _ in GRANTED)
    for spent, limit in GRANTED:
        assert 0 < limit <= 1
        assert limit <= max(LEAST, 3 - spent)


def test_the_same_lead_counts_for_more_near_the_end() -> None:
    game = GAMES["hansa"]
    setup = game.setup(3)
    at, _ = decisions(game, setup, 1)[-1]
    left = at.time_left()
    assert 0.0 < left < 1.0
    assert chances_of(at, 12.0, 4.0) == pytest.approx(chances_of(at, 4.0 + 8.0 * left))
    assert chances_of(at, 12.0) == chances_of(at, 12.0, 12.0)


@pytest.mark.parametrize("replies", [0, 1, 2])
def test_other_seats_choose_among_their_best_looks(replies: int) -> None:
    """The choice of the castles is open to all, so that every simulation has the same options."""
    game = GAMES["amber"]
    setup = game.setup(4)
    at, dice = game.new(setup), Dice(3)
    first = settle_chance(at, dice, Options())
    for asks in (first, (first + 1) % 4):
        plan = Plan(by_judgement=True, explore=50.0, replies=replies)
        tree = planned_tree(plan, Judge(4.0), 4, asks, len(game.catalogue(setup)))
        tree.search(at, dice, Clock(0.0, 60))
        tried = {tree.look[node] for node in tree.children(tree.root)}
        looks = sorted({tree.look[node] for node in range(1, 1 + len(options_of(at, first)))}, reverse=True)
        assert tried == set(looks[:replies] if replies and asks != first else looks)


# Nineteen points and four complete routes: whichever is established ends the game, and seat 0 is far ahead.
WON: dict[str, Any] = {
    "players": 3,
    "seats": [
        {"points": 19, "personal": {}, "abilities": {"keys": 1, "actions": 5, "book": 3, "bank": 1}},
        {"points": 14, "personal": {}},
        {"points": 18, "personal": {}},
    ],
    "agenda": [{"do": "turn", "seat": 0, "actions": 5, "state": "under-way"}],
    "first_player": 0,
    "routes": {
        "groningen-emden": {"posts": ["trader 0", "merchant 0", "trader 0"]},
        "minden-hannover": {"posts": ["trader 0"] * 3},
        "brunswiek-stendal": {"posts": ["trader 0"] * 4},
        "duisburg-dortmund": {"posts": ["trader 0"] * 2},
    },
    "cities": {
        city: {"offices": ["trader 0"] + [None] * free}
        for city, free in {"groningen": 1, "minden": 3, "stendal": 3, "brunswiek": 0, "duisburg": 0}.items()
    },
}


@pytest.mark.parametrize("name", ["trader", "merchant@50sims", "master@50sims"])
def test_a_game_that_is_won_is_ended(name: str) -> None:
    """And not gone on with for what abilities and complete routes might still bring."""
    match = Match.at("hansa", WON, seed=1)
    bot = find_bot(name)()
    while match.actors == (0,):
        move = bot.think(Choice(match.game, match.setup, match.sight(0, Dice(1)), 0, Dice(2))).move
        match.play(0, match.catalogue.texts[move])
    assert match.result is not None, "the turn was ended instead"
    assert match.result.winners == (0,)


def test_who_plans_a_turn_misjudges_it_by_the_noise_of_the_level() -> None:
    """Even with one plan at a time, and in the same way for the same dice."""
    game = GAMES["hansa"]
    setup = game.setup(3)

    def moves(noise: float) -> list[int]:
        level = replace(LEVELS["trader"], noise=noise, milliseconds=0.0)
        found = decisions(game, setup, 5)
        return [Searcher(level).choose(Choice(game, setup, at, seat, Dice(9))) for at, seat in found]

    assert moves(0.5) == moves(0.5)
    assert moves(0.5) != moves(0.0)


@pytest.mark.parametrize("foresight", [False, True])
def test_turns_that_follow_are_foreseen(foresight: bool) -> None:
    """Answers go on until the turn comes back; whoever has foresight plans that turn too."""
    game = GAMES["hansa"]
    setup = game.setup(3)
    for at, seat in decisions(game, setup, 8):
        beam = Beam(seat, Dice(7), Clock(), 1, 3, 2, foresight=foresight)
        end = beam.best(at)[0].at
        written = game.position_to_json(end, setup)
        nodes = beam.nodes
        after = beam.round_foreseen(end) if foresight else beam.round_after(end)
        assert (after.actor() == seat) != foresight
        assert beam.nodes > nodes
        assert game.position_to_json(end, setup) == written


def test_foresight_counts_for_one_half() -> None:
    """The other half is what cheap answers leave."""
    game = GAMES["hansa"]
    setup = game.setup(3)
    for at, seat in decisions(game, setup, 8):
        beam = Beam(seat, Dice(7), Clock(), 1, 3, 1, foresight=True)
        line = beam.best(at)[0]
        cheap, planned = (beam.judged(after) for after in (beam.round_after(line.at), beam.round_foreseen(line.at)))
        assert line.value == pytest.approx((cheap + planned) / 2)


def test_a_level_may_look_at_more_than_the_plan_says() -> None:
    game = GAMES["hansa"]
    setup = game.setup(3)

    def nodes(more: int) -> int:
        level = replace(LEVELS["master"], milliseconds=0.0, width=2, more=more)
        found = decisions(game, setup, 8)
        return sum(Searcher(level).think(Choice(game, setup, at, seat, Dice(9))).nodes for at, seat in found)

    assert nodes(3) > nodes(0)

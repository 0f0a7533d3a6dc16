"""What is measured, each in a process of its own: `python -m bench.measures NAME SECONDS` prints the figures as JSON.

A second is one of the processor. A decision is a move with two options or more; moves and steps count forced ones too.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any

import msgspec

import kantor
from kantor.cli.speed import measure
from kantor.core.dice import Dice
from kantor.core.playout import Playout

Figures = dict[str, Any]
GROWTH = (0.25, 0.5, 0.75, 1.0)  # parts of a game


def most_players(key: str) -> int:
    return min(4, kantor.GAMES[key].seats[-1])


def engine(key: str, seconds: float) -> Figures:
    """Random games of the bare engine."""
    game = kantor.GAMES[key]
    found: Figures = msgspec.to_builtins(measure(game, game.setup(most_players(key)), seconds))
    return found | {"compiled": kantor.COMPILED}


def growth(key: str, seconds: float) -> Figures:
    """The cost of a move in each quarter of a game, in nanoseconds."""
    game = kantor.GAMES[key]
    setup = game.setup(most_players(key))
    start = game.new(setup)
    whole = Playout(Dice(1))
    for _ in range(20):
        whole.run(start.copy(), game.move_limit(setup))
    length = int(whole.decisions + whole.forced) / 20
    times, moves = [0.0], [0.0]
    for part in GROWTH:
        playout = Playout(Dice(2))
        games, begin = 0, process_time()
        while (spent := process_time() - begin) < seconds / len(GROWTH):
            playout.run(start.copy(), round(length * part))
            games += 1
        times.append(spent / games)
        moves.append(int(playout.decisions + playout.forced) / games)
    quarters = zip(times, times[1:], moves, moves[1:], strict=False)
    return {"length": length, "ns": [1e9 * (b - a) / max(1e-9, d - c) for a, b, c, d in quarters]}


def vector(key: str, count: str, seconds: float) -> Figures:
    """Steps of a vector environment: an observation, a mask and a random pick each."""
    from kantor import rl  # noqa: PLC0415  its imports take longer than some measurements

    env = rl.vector(key, most_players(key), count=int(count))
    steps, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(4):
            env.play(env.sample())
        steps += 4 * env.count
    return {"steps_per_s": steps / spent}


def aec(key: str, seconds: float) -> Figures:
    """Steps of our own AEC environment."""
    from kantor import rl  # noqa: PLC0415

    return agents(rl.env(key, most_players(key)), seconds)


def connect_four(seconds: float) -> Figures:
    """Steps of PettingZoo's connect_four_v3."""
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

    return agents(connect_four_v3.env(), seconds)


def agents(env: Any, seconds: float) -> Figures:
    """Random play through PettingZoo's AEC interface, as its documentation shows it."""
    steps, begin = 0, process_time()
    seed = 0
    while (spent := process_time() - begin) < seconds:
        seed += 1
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observed["action_mask"]))
                steps += 1
    return {"steps_per_s": steps / spent}


def openspiel(name: str, seconds: float) -> Figures:
    """A game of OpenSpiel driven from Python, its own (in C++) or ours."""
    import pyspiel  # noqa: PLC0415

    if name.startswith("kantor_"):
        import_module("kantor.rl.openspiel")
    game = pyspiel.load_game(name)
    dice = random.Random(1)
    decisions = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds or not games:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(dice.choice(actions))
        games += 1
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}


def catanatron(seconds: float) -> Figures:
    """Random games of Catanatron, four players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    decisions = games = 0

    def choose(player: Any, game: Any, actions: Any) -> Any:
        nonlocal decisions
        decisions += len(actions) > 1
        return player.decide(game, actions)

    random.seed(1)
    begin = process_time()
    while (spent := process_time() - begin) < seconds or not games:
        Game([RandomPlayer(color) for color in Color]).play(decide_fn=choose)
        games += 1
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}


def kernel(seconds: float) -> Figures:
    """The kernel in C, four players; proven first, on games that no earlier proof saw."""
    from bench import kernel as c  # noqa: PLC0415

    library = c.build()
    proven = c.prove(library, games=60)
    decisions = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        decisions += c.run(library, games, most_players("merchants"), 500)[0]
        games += 500
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent, "plies_proven": proven}


MEASURES: dict[str, Callable[..., Figures]] = {
    "engine": engine,
    "growth": growth,
    "vector": vector,
    "aec": aec,
    "connect_four": connect_four,
    "openspiel": openspiel,
    "catanatron": catanatron,
    "kernel": kernel,
}


def main(name: str, seconds: str) -> None:
    kind, *arguments = name.split(":")
    print(json.dumps(MEASURES[kind](*arguments, float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])

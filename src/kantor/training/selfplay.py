"""Self-play: games by a policy with noise, and positions of them with what became of every seat."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from kantor.bots.clock import Clock
from kantor.bots.inputs import input_names, setting_names, setups
from kantor.bots.network import Network, numbers_of
from kantor.bots.plan import plan_of
from kantor.bots.search import option_values
from kantor.bots.searcher import planned_tree
from kantor.bots.tree import Tree
from kantor.bots.weights import Weights, network
from kantor.core.dice import Dice
from kantor.core.game import Game
from kantor.core.observation import blank
from kantor.core.options import Options
from kantor.core.planes import labels
from kantor.core.playout import settle_chance
from kantor.core.position import Position, options_of, parts_of
from kantor.core.setup import Setup

WIDTH = 3  # of the greedy look ahead
KEPT = 20  # positions of a game of greedy; games of the tree are dear, and all of their positions are kept
MIDWAY = 0.1  # how often a position inside an action is kept
SLIPS = (0.02, 0.1, 0.25)  # how often a seat plays anything at all, drawn for each game
SPREADS = (0.05, 0.5, 1.5)  # how many points of difference a seat doesn't see
OPENING = 6  # moves of a seat that the tree draws by visits
FOUND = 0.5  # how much what the tree found counts beside what became of the game, which is a matter of luck too
AGAINST_GREEDY = 0.5  # of the tree's games: one seat plays against greedy, which makes mistakes of other kinds
FOUND_AGAINST_GREEDY = 0.2  # there the tree takes the others for its equals, so what became of the game says more


class Samples(Struct, array_like=True):
    """Positions, each as one seat sees it: the inputs that aren't zero, row by row, and what is to be learned.

    `shares` are the parts of the win, mixed with the chances that the tree found where it played, and `margins` the
    points ahead of the mean, from the asked seat on; `standings` what the game's evaluation says of each seat, `parts`
    what they are made of, the time left at the end of the row.
    """

    starts: Any
    columns: Any
    values: Any
    shares: Any
    margins: Any
    standings: Any
    games: Any
    parts: Any


class Seen:
    """A position on the way, with the win chances that the tree found there; none where it wasn't asked."""

    def __init__(self, position: Position, found: list[float]) -> None:
        self.position = position
        self.found = found

    def mixed(self, shares: list[float], trust: float = FOUND) -> list[float]:
        """What is to be learned, by what became of the game; what was found counts for so much of it."""
        if not self.found:
            return shares
        return [trust * found + (1 - trust) * share for found, share in zip(self.found, shares, strict=True)]


class Layout:
    """Where the numbers of a set-up's observation lie among the inputs of all set-ups."""

    def __init__(self, game: Game[Any], setup: Setup, place: dict[str, int], planes: bool) -> None:
        names = labels(game.planes(setup)) if planes else ()
        self.index = np.array([place[name] for name in names], dtype=np.int32)
        self.settings = [place[name] for name in setting_names(setup)]
        self.row = blank(len(names))
        self.moves = len(game.catalogue(setup))
        self.move_limit = game.move_limit(setup)


class SelfPlay:
    """Games of one game and player count over all settings; defaults come up more often than rare ones."""

    def __init__(self, game: Game[Any], players: int, weights: Weights | None, simulations: int) -> None:
        self.game, self.players = game, players
        plan = plan_of(game)
        self.planes = plan.planes or not game.parts
        self.names = input_names(game, players, self.planes)
        self.place = {name: number for number, name in enumerate(self.names)}
        self.setups = list(setups(game, players))
        self.chances = [self._chance(setup) for setup in self.setups]
        self.layouts: dict[int, Layout] = {}
        self.networks: dict[int, Network] = {}
        self.weights, self.simulations = weights, simulations
        self.plan = plan

    def _chance(self, setup: Setup) -> float:
        others = sum(
            setting.default_with(self.players) != setup.settings[setting.key] for setting in self.game.settings
        )
        return float(0.5**others)

    def play(self, seeds: Sequence[int]) -> Samples:
        """A game for each seed; the same seeds play the same games."""
        rows: list[tuple[Any, ...]] = []
        for seed in seeds:
            rows += self.play_one(seed)
        lengths = [len(row[0]) for row in rows]
        return Samples(
            np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64),
            np.concatenate([row[0] for row in rows]).astype(np.int32),
            np.concatenate([row[1] for row in rows]).astype(np.int16),
            np.array([row[2] for row in rows], dtype=np.float32),
            np.array([row[3] for row in rows], dtype=np.float32),
            np.array([row[4] for row in rows], dtype=np.float32),
            np.array([row[5] for row in rows], dtype=np.int64),
            np.array([row[6] for row in rows], dtype=np.float32),
        )

    def play_one(self, seed: int) -> list[tuple[Any, ...]]:
        pick = random.Random(seed)
        number = pick.choices(range(len(self.setups)), self.chances)[0]
        setup = self.setups[number]
        layout = self.layouts.get(number)
        if layout is None:
            layout = self.layouts[number] = Layout(self.game, setup, self.place, self.planes)
            if self.weights is not None:
                self.networks[number] = network(self.weights, self.game, setup)
        dice, out = Dice(seed), Options()
        slip, spread = pick.choice(SLIPS), pick.choice(SPREADS)
        alone = pick.randrange(self.players) if self.weights is not None and pick.random() < AGAINST_GREEDY else None
        at = self.game.new(setup)
        seen: list[Seen] = []
        made = [0] * self.players
        while (seat := settle_chance(at, dice, out)) >= 0 and sum(made) < layout.move_limit:
            options = options_of(at, seat)
            if len(options) == 1:
                at.play(seat, options[0])
                continue
            before = at.copy() if not at.midway() or pick.random() < MIDWAY else None
            found: list[float] = []
            if alone is not None and seat != alone:
                move = self.greedy(at, seat, options, 0.0, dice, pick)
            elif pick.random() < slip:
                move = pick.choice(options)
            elif self.weights is None:
                move = self.greedy(at, seat, options, spread, dice, pick)
            else:
                tree = self.searched(at, seat, layout, self.networks[number], dice)
                move = chosen(tree, made[seat] < OPENING, pick)
                found = tree.chances(tree.root)
            if before is not None:
                seen.append(Seen(before, found))
            at.play(seat, move)
            made[seat] += 1
        if settle_chance(at, dice, out) >= 0:
            return []
        return self.sampled(at, seen, layout, seed, pick, alone)

    def greedy(
        self, at: Position, seat: int, options: list[int], spread: float, dice: Dice, pick: random.Random
    ) -> int:
        values = option_values(at.resample(seat, dice), seat, options, WIDTH)
        noisy = [value - spread * math.log(-math.log(pick.random() + 1e-12) + 1e-12) for value in values]
        return options[noisy.index(max(noisy))]

    def searched(self, at: Position, seat: int, layout: Layout, judge: Network, dice: Dice) -> Tree:
        tree = planned_tree(self.plan, judge, self.players, seat, layout.moves)
        tree.search(at, dice, Clock(0.0, self.simulations))
        return tree

    def parts(self, at: Position, seat: int, order: list[int]) -> list[float]:
        """What all standings are made of, and the time left; nothing where a game has no parts."""
        count = len(self.game.parts)
        if not count:
            return []
        return [*(number for who in order for number in parts_of(at, who, seat, count)), at.time_left()]

    def sampled(
        self, at: Position, seen: list[Seen], layout: Layout, seed: int, pick: random.Random, alone: int | None
    ) -> list[tuple[Any, ...]]:
        """Positions as a seat sees them: any seat, or the one that played against greedy."""
        players = self.players
        trust = FOUND if alone is None else FOUND_AGAINST_GREEDY
        result = at.result()
        shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
        mean = sum(result.totals) / players
        rows = []
        kept = pick.sample(seen, min(KEPT, len(seen))) if self.weights is None else seen
        for each in kept:
            position = each.position
            seat = pick.randrange(players) if alone is None else alone
            cells, values = numbers_of(position, seat, layout.row) if self.planes else ([], [])
            order = [(seat + turn) % players for turn in range(players)]
            rows.append(
                (
                    np.concatenate([layout.settings, layout.index[np.array(cells, dtype=np.int64)]]),
                    np.concatenate([np.ones(len(layout.settings)), values]),
                    [each.mixed(shares, trust)[who] for who in order],
                    [result.totals[who] - mean for who in order],
                    [position.evaluate(who) for who in order],
                    seed,
                    self.parts(position, seat, order),
                )
            )
        return rows


def chosen(tree: Tree, opening: bool, pick: random.Random) -> int:
    """The most tried move; in the opening any of those tried, by how often."""
    tried = tree.children(tree.root)
    if not opening:
        return tree.move_of(tried[0])
    return tree.move_of(pick.choices(tried, [tree.times_tried(node) for node in tried])[0])

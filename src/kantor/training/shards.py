"""Samples on disk, a file for some games each: what is there is never played again, however often a run is stopped."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from kantor.bots.farm import Farm
from kantor.bots.weights import from_bytes
from kantor.core.game import Game
from kantor.training.selfplay import Samples, SelfPlay

GAMES_IN_A_SHARD = 50
FIELDS = Samples.__struct_fields__


def save(samples: Samples, path: Path) -> None:
    half = path.with_name(f"{path.name}.{os.getpid()}")
    with half.open("wb") as file:
        np.savez_compressed(file, **{field: getattr(samples, field) for field in FIELDS})
    half.replace(path)


def read(path: Path) -> Samples:
    with np.load(path) as found:
        return Samples(*(found[field] for field in FIELDS))


class Shards:
    """The samples of one generation, in one folder. With `weights` the tree plays, without them greedy."""

    def __init__(
        self, folder: Path, game: Game[Any], players: int, weights: Path | None, simulations: int, first_seed: int
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        # The weights themselves: another machine doesn't have the file.
        self._job = (game, players, weights.read_bytes() if weights else None, simulations)
        self._first_seed = first_seed

    def present(self) -> list[Path]:
        return sorted(self.folder.glob("*.npz"))

    def missing(self, count: int) -> list[int]:
        return [number for number in range(count) if not self._path(number).exists()]

    def make(self, numbers: Iterable[int], farm: Farm) -> Iterator[int]:
        """Play these shards; each number is told when its file is there."""
        wanted = list(numbers)
        for place, samples in farm.run(play, ((*self._job, self.seeds(number)) for number in wanted)):
            save(samples, self._path(wanted[place]))
            yield wanted[place]

    def seeds(self, number: int) -> range:
        start = self._first_seed + number * GAMES_IN_A_SHARD
        return range(start, start + GAMES_IN_A_SHARD)

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:05}.npz"


def play(game: Game[Any], players: int, weights: bytes | None, simulations: int, seeds: range) -> Samples:
    return player_of(game, players, weights, simulations).play(seeds)


@lru_cache(maxsize=2)
def player_of(game: Game[Any], players: int, weights: bytes | None, simulations: int) -> SelfPlay:
    """What all shards of a generation share in one process."""
    return SelfPlay(game, players, from_bytes(weights) if weights else None, simulations)

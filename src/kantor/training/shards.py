"""Samples on disk, a file for some games each: what is there is never played again, however often a run is stopped."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from kantor.bots.weights import load
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
        self._job = (game, players, weights, simulations)
        self._first_seed = first_seed

    def present(self) -> list[Path]:
        return sorted(self.folder.glob("*.npz"))

    def missing(self, count: int) -> list[int]:
        return [number for number in range(count) if not self._path(number).exists()]

    def make(self, numbers: Iterable[int], jobs: int) -> Iterator[int]:
        """Play these shards; each number is told when its file is there."""
        if jobs == 1:
            player = player_of(*self._job)
            for number in numbers:
                save(player.play(self.seeds(number)), self._path(number))
                yield number
            return
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin, initargs=self._job) as pool:
            waiting = {pool.submit(play, self.seeds(number), self._path(number)): number for number in numbers}
            try:
                for done in as_completed(waiting):
                    done.result()
                    yield waiting[done]
            finally:
                for other in waiting:
                    other.cancel()

    def seeds(self, number: int) -> range:
        start = self._first_seed + number * GAMES_IN_A_SHARD
        return range(start, start + GAMES_IN_A_SHARD)

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:05}.npz"


_player: SelfPlay


def begin(game: Game[Any], players: int, weights: Path | None, simulations: int) -> None:
    """In a new process: what all its shards share."""
    global _player  # noqa: PLW0603  an initializer of a pool has nothing else to give
    _player = player_of(game, players, weights, simulations)


def play(seeds: range, path: Path) -> None:
    save(_player.play(seeds), path)


def player_of(game: Game[Any], players: int, weights: Path | None, simulations: int) -> SelfPlay:
    return SelfPlay(game, players, load(weights) if weights else None, simulations)

"""Work in many pieces: done here, in other processes and on a cluster it comes to the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from kantor import GAMES
from kantor.bots.farm import FAR_AHEAD, Cluster, Farm, Processes, farm_of
from kantor.bots.ladder import run
from kantor.core.errors import BadSettings

MERCHANTS = GAMES["merchants"]


def square(number: int) -> int:
    return number * number


def failing(number: int) -> int:
    raise ValueError(f"no luck with {number}")


@pytest.mark.parametrize("farm", [Farm(), Processes(2)], ids=["alone", "processes"])
def test_every_piece_is_done_once(farm: Farm) -> None:
    tasks = [(number,) for number in range(9)]
    assert dict(farm.run(square, tasks)) == {number: number * number for number in range(9)}
    assert list(farm.in_order(square, tasks)) == [number * number for number in range(9)]
    with pytest.raises(ValueError, match="no luck with 0"):
        list(farm.in_order(failing, [(0,)]))


@pytest.mark.parametrize("farm", [Farm(), Processes(2)], ids=["alone", "processes"])
def test_who_knows_enough_can_stop(farm: Farm) -> None:
    asked: list[int] = []

    def endless() -> Iterator[tuple[int]]:
        for number in count():
            asked.append(number)
            yield (number,)

    pieces = farm.in_order(square, endless())
    assert [next(pieces) for _ in range(3)] == [0, 1, 4]
    pieces.close()
    assert len(asked) <= 3 + FAR_AHEAD


def test_without_ray_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("kantor.bots.farm.import_module", missing)
    with pytest.raises(BadSettings, match=r"kantor\[ray\]"):
        farm_of(1, "auto")


@pytest.fixture
def two_nodes() -> Iterator[Any]:
    """A Ray cluster of two nodes on this machine, with a processor each. Work is done on both."""
    ray = pytest.importorskip("ray")
    local: Any = import_module("ray.cluster_utils")
    cluster = local.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 100_000_000})
    try:
        cluster.add_node(num_cpus=1, object_store_memory=100_000_000)
        yield cluster
    finally:
        ray.shutdown()
        cluster.shutdown()


@pytest.mark.long
def test_a_cluster_finishes_what_a_node_that_dies_had_begun(two_nodes: Any) -> None:
    farm = Cluster(two_nodes.address)
    found: dict[int, int] = {}
    for number, value in farm.run(square, ((number,) for number in range(200))):
        found[number] = value
        if len(found) == 40:
            dying = two_nodes.worker_nodes.copy().pop()
            os.kill(dying.all_processes["raylet"][0].process.pid, signal.SIGKILL)
    assert found == {number: number * number for number in range(200)}


@pytest.mark.long
def test_a_ladder_comes_to_the_same_on_a_cluster(two_nodes: Any, tmp_path: Path) -> None:
    setup = MERCHANTS.setup(2)
    here = run(MERCHANTS, setup, ["random", "greedy"], 6, 1, tmp_path / "here.jsonl")
    there = run(MERCHANTS, setup, ["random", "greedy"], 6, 1, tmp_path / "there.jsonl", Cluster(two_nodes.address))
    assert sorted(here, key=lambda row: (row.deal, row.bots)) == sorted(there, key=lambda row: (row.deal, row.bots))

"""How much faster self-play gets with a second machine: a Ray cluster of one node with one processor, then of two, on
this machine. It tells something only while nothing else runs and there are two cores.

usage: python -m bench.nodes [--game KEY] [--players N] [--shards N]   (needs kantor[ray])
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

from kantor.bots.farm import Cluster, Farm
from kantor.bots.weights import kept
from kantor.games import GAMES
from kantor.training.run import SIMULATIONS
from kantor.training.shards import GAMES_IN_A_SHARD, Shards

STORE = 100_000_000  # bytes of a node's memory for what is handed around
ROUNDS = 2  # both sizes are measured in turn, so that a machine that grows slower shows


def rate(shards: Shards, farm: Farm, first: int, number: int) -> float:
    """Games a second."""
    began = time.perf_counter()
    done = sum(1 for _ in shards.make(range(first, first + number), farm))
    return done * GAMES_IN_A_SHARD / (time.perf_counter() - began)


def measured(game: str, players: int, number: int) -> dict[str, Any]:
    ray: Any = import_module("ray")
    local: Any = import_module("ray.cluster_utils")
    weights = kept(GAMES[game], players)
    if weights is None:
        raise SystemExit(f"{game} has no weights for {players} players: its tree has nothing to play with")
    cluster = local.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": STORE})
    found: dict[int, list[float]] = {1: [], 2: []}
    numbers = count(step=2 * number)
    try:
        farm = Cluster(cluster.address)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "best.weights")
            weights.save(path)
            shards = Shards(Path(folder, "games"), GAMES[game], players, path, SIMULATIONS, 1)
            for _ in range(ROUNDS):
                for nodes in (1, 2):
                    second = cluster.add_node(num_cpus=1, object_store_memory=STORE) if nodes == 2 else None
                    rate(shards, farm, next(numbers), 2 * nodes)  # the first piece of a process loads everything
                    found[nodes].append(rate(shards, farm, next(numbers), number * nodes))
                    if second is not None:
                        cluster.remove_node(second)
    finally:
        ray.shutdown()
        cluster.shutdown()
    one, two = (sum(rates) / len(rates) for rates in found.values())
    return {"game": game, "players": players, "games a second": found, "ratio": round(two / one, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="merchants")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--shards", type=int, default=6, help="for each node, 50 games each")
    chosen = parser.parse_args()
    print(json.dumps(measured(chosen.game, chosen.players, chosen.shards)))


if __name__ == "__main__":
    main()

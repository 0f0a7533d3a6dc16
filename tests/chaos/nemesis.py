"""Breaks things, by a seed: kills servers, workers and the database, stops processes, cuts networks."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.chaos.cluster import Cluster, Host


class Nemesis:
    def __init__(self, cluster: Cluster, dice: random.Random) -> None:
        self._cluster = cluster
        self._dice = dice
        self._counts: Counter[str] = Counter()
        self._faults: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            "kill a host": (4, self._kill_host),
            "kill a bot's process": (1, self._kill_bot),
            "stop a host for a while": (1, self._freeze),
        }
        if cluster.postgres is not None:
            self._faults |= {
                "end connections of the database": (2, self._end_connections),
                "kill a backend of the database": (1, self._kill_backend),
                "stop the database at once": (1, self._stop_database),
            }
        if cluster.networks:
            self._faults |= {
                "cut a host off": (2, self._cut),
                "let nothing get to a host": (1, self._one_way),
            }

    @property
    def struck(self) -> int:
        return self._counts.total()

    def counts(self) -> str:
        return ", ".join(f"{name} {count}" for name, count in sorted(self._counts.items()))

    async def strike(self) -> str:
        """One fault, healed before this returns."""
        names = list(self._faults)
        (name,) = self._dice.choices(names, [self._faults[name][0] for name in names])
        await asyncio.sleep(self._dice.uniform(0.0, 0.3))
        await self._faults[name][1]()
        self._counts[name] += 1
        return name

    def _host(self) -> Host:
        return self._dice.choice(self._cluster.hosts)

    async def _kill_host(self) -> None:
        host = self._host()
        await asyncio.to_thread(host.kill)
        host.start()
        # With another host alive, people go there; this one is waited for only when it is alone.
        await asyncio.to_thread(host.wait)

    async def _kill_bot(self) -> None:
        process = self._host().bot_process()
        if process is not None:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    async def _freeze(self) -> None:
        host = self._host()
        host.send(signal.SIGSTOP)
        await asyncio.sleep(self._dice.uniform(0.5, 3.0))
        host.send(signal.SIGCONT)

    async def _end_connections(self) -> None:
        assert self._cluster.postgres is not None
        await asyncio.to_thread(self._cluster.postgres.cut_connections)

    async def _kill_backend(self) -> None:
        """The database takes this for a crash: it ends everything and recovers."""
        postgres = self._cluster.postgres
        assert postgres is not None
        found = await asyncio.to_thread(
            postgres.ask, "SELECT pid FROM pg_stat_activity WHERE datname LIKE 'kantor%' AND pid <> pg_backend_pid()"
        )
        if found:
            with suppress(ProcessLookupError):
                os.kill(int(self._dice.choice(found.split())), signal.SIGKILL)

    async def _stop_database(self) -> None:
        assert self._cluster.postgres is not None
        await asyncio.to_thread(self._cluster.postgres.stop, "immediate")
        await asyncio.sleep(self._dice.uniform(0.0, 1.0))
        await asyncio.to_thread(self._cluster.postgres.start)

    async def _cut(self) -> None:
        host = self._host()
        self._cluster.link(host, up=False)
        await asyncio.sleep(self._dice.uniform(0.3, 2.5))
        self._cluster.link(host, up=True)

    async def _one_way(self) -> None:
        host = self._host()
        self._cluster.lose_one_way(host, lose=True)
        await asyncio.sleep(self._dice.uniform(0.3, 2.5))
        self._cluster.lose_one_way(host, lose=False)

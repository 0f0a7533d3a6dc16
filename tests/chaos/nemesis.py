"""Breaks things, by a seed: kills servers, workers and the database, stops processes, cuts networks."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.chaos.cluster import Cluster, Host

Fault = Callable[[], Awaitable[bool]]  # False: there was nothing to strike
WAIT_SECONDS = 60.0


class Nemesis:
    def __init__(self, cluster: Cluster, seed: int) -> None:
        self._cluster = cluster
        self._order = random.Random(seed)  # of the faults: the same whatever the servers do meanwhile
        self._dice = random.Random(seed + 2)
        self._counts: Counter[str] = Counter()
        self._deck: list[str] = []
        self._dealt = False
        self._faults: dict[str, tuple[int, Fault]] = {
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
        if cluster.machines:
            self._faults["kill a machine that thinks"] = (1, self._kill_machine)
        if cluster.networks:
            self._faults |= {
                "cut a host off": (2, self._cut),
                "let nothing get to a host": (1, self._one_way),
            }

    @property
    def struck(self) -> int:
        return self._counts.total()

    @property
    def missing(self) -> list[str]:
        """The faults that have never struck."""
        return [name for name in self._faults if not self._counts[name]]

    @property
    def kinds(self) -> int:
        return len(self._faults)

    def counts(self) -> str:
        return ", ".join(f"{name} {count}" for name, count in sorted(self._counts.items()))

    async def strike(self) -> str:
        """One fault, healed before this returns; only a killed host may still be starting beside one that answers."""
        await asyncio.sleep(self._dice.uniform(0.0, 0.3))
        while True:
            name = self._drawn()
            if await self._faults[name][1]():
                self._counts[name] += 1
                return name

    def _drawn(self) -> str:
        """Each kind once first, then each as often as its weight, in any order."""
        if not self._deck:
            first = not self._dealt
            self._dealt = True
            self._deck = [name for name, (weight, _) in self._faults.items() for _ in range(1 if first else weight)]
            self._order.shuffle(self._deck)
        return self._deck.pop()

    async def _host(self) -> Host:
        """One that answers."""
        until = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < until:
            found = [host for host in self._cluster.hosts if host.answers]
            if found:
                return self._dice.choice(found)
            await asyncio.sleep(0.05)
        raise RuntimeError(f"no host answers after {WAIT_SECONDS:.0f} s")

    async def _kill_host(self) -> bool:
        host = await self._host()
        await asyncio.to_thread(host.kill)
        host.restart()
        return True

    async def _kill_machine(self) -> bool:
        machine = self._dice.choice(self._cluster.machines)
        await asyncio.to_thread(machine.wait)
        await asyncio.to_thread(machine.kill)
        machine.restart()
        return True

    async def _kill_bot(self) -> bool:
        until = time.monotonic() + WAIT_SECONDS / 4
        while time.monotonic() < until:
            for host in (*self._cluster.hosts, *self._cluster.machines):
                for process in host.bot_processes():
                    with suppress(ProcessLookupError):
                        os.kill(process, signal.SIGKILL)
                        return True
            await asyncio.sleep(0.1)
        return False

    async def _freeze(self) -> bool:
        host = await self._host()
        host.send(signal.SIGSTOP)
        await asyncio.sleep(self._dice.uniform(0.5, 3.0))
        host.send(signal.SIGCONT)
        return True

    async def _end_connections(self) -> bool:
        assert self._cluster.postgres is not None
        await asyncio.to_thread(self._cluster.postgres.cut_connections)
        return True

    async def _kill_backend(self) -> bool:
        """The database takes this for a crash: it ends everything and recovers."""
        postgres = self._cluster.postgres
        assert postgres is not None
        found = await asyncio.to_thread(
            postgres.ask, "SELECT pid FROM pg_stat_activity WHERE datname LIKE 'kantor%' AND pid <> pg_backend_pid()"
        )
        for process in self._dice.sample(found.split(), len(found.split())):
            with suppress(ProcessLookupError):
                os.kill(int(process), signal.SIGKILL)
                return True
        return False

    async def _stop_database(self) -> bool:
        assert self._cluster.postgres is not None
        await asyncio.to_thread(self._cluster.postgres.stop, "immediate")
        await asyncio.sleep(self._dice.uniform(0.0, 1.0))
        await asyncio.to_thread(self._cluster.postgres.start)
        return True

    async def _cut(self) -> bool:
        host = await self._host()
        self._cluster.link(host, up=False)
        await asyncio.sleep(self._dice.uniform(0.3, 2.5))
        self._cluster.link(host, up=True)
        return True

    async def _one_way(self) -> bool:
        host = await self._host()
        self._cluster.lose_one_way(host, lose=True)
        await asyncio.sleep(self._dice.uniform(0.3, 2.5))
        self._cluster.lose_one_way(host, lose=False)
        return True

"""Where work is done that falls into many pieces: in this process, in several, or on the machines of a Ray cluster."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from kantor.core.errors import BadSettings

AHEAD = 2  # pieces for each processor that are handed out before they are needed
FAR_AHEAD = 64  # pieces that may be done before one that is waited for
RETRIES = 5  # of a piece whose machine died

Found = TypeVar("Found")


class Tasks:
    """Tasks by number, in their order. With `ahead` none is handed out that is so far ahead of the first one that is
    still due: whoever wants the results in order would only keep what came early."""

    def __init__(self, tasks: Iterable[tuple[Any, ...]], ahead: int = 0) -> None:
        self._tasks = enumerate(tasks)
        self._ahead = ahead
        self._handed_out = 0
        self.due = 0

    def take(self, most: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
        """The next tasks, at most so many."""
        if self._ahead:
            most = min(most, self.due + self._ahead - self._handed_out)
        for number, task in islice(self._tasks, max(0, most)):
            self._handed_out += 1
            yield number, task


class Farm:
    """Works in this process, one piece after another."""

    def run(
        self, work: Callable[..., Found], tasks: Iterable[tuple[Any, ...]]
    ) -> Generator[tuple[int, Found], None, None]:
        """The number of each piece and what came of it, as soon as it is done. Tasks are asked for when there is room
        for one, so that a caller who knows enough can stop."""
        return self._run(work, Tasks(tasks))

    def in_order(self, work: Callable[..., Found], tasks: Iterable[tuple[Any, ...]]) -> Generator[Found, None, None]:
        """What came of the pieces, in their order, whoever was quicker."""
        early: dict[int, Found] = {}
        numbered = Tasks(tasks, FAR_AHEAD)
        with closing(self._run(work, numbered)) as pieces:
            for number, found in pieces:
                early[number] = found
                while numbered.due in early:
                    numbered.due += 1
                    yield early.pop(numbered.due - 1)

    def _run(self, work: Callable[..., Found], tasks: Tasks) -> Generator[tuple[int, Found], None, None]:
        while True:
            taken = list(tasks.take(1))
            if not taken:
                return
            number, task = taken[0]
            yield number, work(*task)


ALONE = Farm()


class Processes(Farm):
    """Works in several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def _run(self, work: Callable[..., Found], tasks: Tasks) -> Generator[tuple[int, Found], None, None]:
        waiting: dict[Future[Found], int] = {}
        # A fresh interpreter each: a fork would copy whatever threads the caller runs.
        with ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn")) as pool:
            try:
                while True:
                    for number, task in tasks.take(AHEAD * self._jobs - len(waiting)):
                        waiting[pool.submit(work, *task)] = number
                    if not waiting:
                        return
                    for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                        yield waiting.pop(done), done.result()
            finally:
                for other in waiting:
                    other.cancel()


class Cluster(Farm):
    """Works on a Ray cluster. What a machine was doing when it died is done again on another one."""

    def __init__(self, address: str) -> None:
        try:
            ray: Any = import_module("ray")  # comes with kantor[ray]
        except ImportError as error:
            raise BadSettings("farm-needs-ray") from error
        self._ray = ray
        try:
            ray.init(address=address, ignore_reinit_error=True, logging_level=logging.WARNING, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadSettings("farm-no-cluster", address=address, why=str(error)) from error

    def _run(self, work: Callable[..., Found], tasks: Tasks) -> Generator[tuple[int, Found], None, None]:
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
        waiting: dict[Any, int] = {}
        try:
            while True:
                for number, task in tasks.take(self._room() - len(waiting)):
                    waiting[remote.remote(*task)] = number
                if not waiting:
                    return
                ready, _ = ray.wait(list(waiting), num_returns=1)
                for done in ready:
                    yield waiting.pop(done), ray.get(done)
        finally:
            for other in waiting:
                ray.cancel(other, force=True)

    def _room(self) -> int:
        """Machines come and go while work is done."""
        return max(1, AHEAD * int(self._ray.cluster_resources().get("CPU", 1)))


def farm_of(jobs: int, address: str | None = None) -> Farm:
    if address is not None:
        return Cluster(address)
    return Processes(jobs) if jobs > 1 else Farm()

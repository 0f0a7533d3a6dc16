"""A vector environment on several processes, each with its part of the matches; all see one shared memory."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np

from kantor.rl.shard import Arrays, Plan, Shard

STEP, SAMPLE, DONE = b"step", b"sample", b"done"
_ALIGNMENT = 16  # bytes, so that every array begins where its numbers may lie


class Workers:
    """One process a part. A fresh interpreter each: a fork would copy whatever threads the caller runs."""

    def __init__(self, plan: Plan, processes: int) -> None:
        context = get_context("spawn")
        memory = context.RawArray(ctypes.c_byte, _layout(plan)[-1][-1])
        self.arrays, self._actions = _over(plan, memory)
        for array in self.arrays:
            array.flags.writeable = False  # only workers write
        self._rows = np.arange(plan.matches)
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        for part in _parts(plan.matches, processes):
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(plan, part, memory, there), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)
        self._wait()
        self.close = weakref.finalize(self, _end, self._pipes, self._processes)

    def first_illegal(self, actions: list[int]) -> int:
        wanted = np.asarray(actions)
        known = (wanted >= 0) & (wanted < self.arrays.masks.shape[1])
        wrong = ~known | (self.arrays.masks[self._rows, np.where(known, wanted, 0)] == 0)
        return int(wrong.argmax()) if wrong.any() else -1

    def step(self, actions: list[int]) -> None:
        self._actions[:] = actions
        self._ask(STEP)

    def sample(self) -> list[int]:
        self._ask(SAMPLE)
        found: list[int] = self._actions.tolist()
        return found

    def _ask(self, what: bytes) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(what)
        self._wait()

    def _wait(self) -> None:
        for pipe in self._pipes:
            if pipe.recv_bytes() != DONE:
                raise AssertionError("a worker sent something else than DONE")


def _end(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    """A worker whose pipe is closed ends by itself."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join()


def _serve(plan: Plan, part: range, memory: Any, pipe: Connection) -> None:
    """Run a worker: play its part, and copy the arrays to the shared memory."""
    arrays, actions = _over(plan, memory)
    shard = Shard(plan._replace(matches=len(part), first=part.start))
    own = actions[part.start : part.stop]
    shared = [array[part.start : part.stop] for array in arrays]
    seen: list[Any] = list(shard.arrays)
    try:
        while True:
            for there, here in zip(shared, seen, strict=True):
                np.copyto(there, here)
            pipe.send_bytes(DONE)
            while pipe.recv_bytes() == SAMPLE:
                own[:] = shard.sample()
                pipe.send_bytes(DONE)
            shard.step(own.tolist())
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


def _parts(count: int, processes: int) -> Iterator[range]:
    for number in range(processes):
        yield range(count * number // processes, count * (number + 1) // processes)


def _layout(plan: Plan) -> list[tuple[Any, tuple[int, ...], int, int]]:
    """Kind and shape of every array, and where it begins and ends in the shared memory."""
    count = plan.matches
    found: list[tuple[Any, tuple[int, ...], int, int]] = []
    end = 0
    for kind, shape in (
        (np.int32, (count, plan.cells)),
        (np.int8, (count, plan.moves)),
        (np.int64, (count,)),
        (np.uint8, (count,)),
        (np.float64, (count, plan.setup.players)),
        (np.int64, (count,)),
    ):
        start = -(-end // _ALIGNMENT) * _ALIGNMENT
        end = start + int(np.prod(shape)) * np.dtype(kind).itemsize
        found.append((kind, shape, start, end))
    return found


def _over(plan: Plan, memory: Any) -> tuple[Arrays, Any]:
    """The arrays over the shared memory, and the actions."""
    arrays: list[Any] = [
        np.frombuffer(memory, kind, int(np.prod(shape)), start).reshape(shape)
        for kind, shape, start, _ in _layout(plan)
    ]
    return Arrays(*arrays[:-1]), arrays[-1]

"""The kernel in C: built, measured, and proven to play the engine's games."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

from kantor.core.position import CHANCE, NOBODY, Position, chance_of, options_of
from kantor.games import GAMES

SOURCE = Path(__file__).with_name("kernel.c")
ROOM = 2**18  # numbers in the log of one game
GAME = GAMES["merchants"]


def compiler() -> str | None:
    return shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])


def build() -> ctypes.CDLL:
    """Compiled as the engine is: with the same compiler, and the same level of optimisation."""
    found = compiler()
    if found is None:
        raise FileNotFoundError("the kernel needs a C compiler")
    library = Path(mkdtemp(prefix="kantor-kernel-")) / "kernel.so"
    subprocess.run([found, "-O3", "-shared", "-fPIC", "-o", str(library), str(SOURCE)], check=True)
    kernel = ctypes.CDLL(str(library))
    numbers = ctypes.POINTER(ctypes.c_int32)
    kernel.run.argtypes = [ctypes.c_uint64, ctypes.c_int32, ctypes.c_int64, ctypes.POINTER(ctypes.c_int64)]
    kernel.trace.argtypes = [ctypes.c_uint64, ctypes.c_int32, numbers, ctypes.c_int64]
    kernel.run.restype = kernel.trace.restype = ctypes.c_int64
    return kernel


def run(kernel: ctypes.CDLL, seed: int, players: int, games: int) -> tuple[int, int]:
    """Decisions and forced moves of some games."""
    forced = ctypes.c_int64(0)
    decisions = int(kernel.run(seed, players, games, ctypes.byref(forced)))
    return decisions, forced.value


def prove(kernel: ctypes.CDLL, games: int, first: int = 0) -> int:
    """Play the kernel's games again in the engine, in turn with all numbers of players; the number of plies compared.

    At every ply the same seat moves, with the same options in the same order, or chance with the same outcomes and
    weights; the game ends at the same ply with the same money. A move that the kernel got wrong would show in what
    is offered after it.
    """
    log = (ctypes.c_int32 * ROOM)()
    plies = 0
    for seed in range(first, first + games):
        players = GAME.seats[seed % len(GAME.seats)]
        size = kernel.trace(seed, players, log, ROOM)
        if size < 0:
            raise AssertionError(f"game {seed} is longer than its log has room for")
        plies += replay(iter(log[:size]), GAME.new(GAME.setup(players)), seed)
    return plies


def replay(log: Iterator[int], at: Position, seed: int) -> int:
    plies = 0
    while (actor := next(log)) != NOBODY:
        count = next(log)
        offered = [(next(log), next(log)) if actor == CHANCE else (next(log), 1) for _ in range(count)]
        engine = chance_of(at) if actor == CHANCE else [(move, 1) for move in options_of(at, actor)]
        if at.actors() != [actor] or engine != offered:
            raise AssertionError(f"game {seed}, ply {plies}: the engine offers {engine}, the kernel {offered}")
        at.play(actor, next(log))
        plies += 1
    if at.actors() or list(at.result().totals) != list(log):
        raise AssertionError(f"game {seed}: the kernel's end isn't the engine's")
    return plies

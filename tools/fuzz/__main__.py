"""scripts/fuzz: plays very many matches of all games, players and settings, and tells how to replay what goes wrong."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import kantor
from tools.fuzz.blocks import PLAYOUTS, Fault, Tally, block
from tools.fuzz.ledger import FOLDER, Ledger
from tools.progress import Progress, spoken

JOBS = 2
FAULTS = 20  # after so many a run stops: they are one fault, seen again and again
SECONDS = 600  # of the processor for a block; a rule that never comes to an end can't be interrupted otherwise


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/fuzz", description=__doc__)
    parser.add_argument(
        "--playouts", type=int, default=20_000, help="how many, with those played before (default: 20000)"
    )
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    parser.add_argument("--games", nargs="+", choices=list(kantor.GAMES), default=list(kantor.GAMES), metavar="GAME")
    parser.add_argument(
        "--jobs", type=int, choices=range(1, JOBS + 1), default=1, help="processes at once (default: 1)"
    )
    parser.add_argument("--replay", type=int, metavar="NUMBER", help="play only this one and write its record")
    given = parser.parse_args()
    games = tuple(given.games)
    if given.replay is not None:
        return replay(games, given.seed, given.replay)
    return fuzz(games, given.seed, -(-given.playouts // PLAYOUTS), given.jobs)


def fuzz(games: tuple[str, ...], seed: int, blocks: int, jobs: int) -> int:
    ledger = Ledger(seed, games)
    missing = [number for number in range(blocks) if number not in ledger.done]
    build = "compiled" if kantor.COMPILED else "uncompiled, which is slow"
    print(
        f"fuzz: {ledger.total.playouts:,} playouts are done, {PLAYOUTS * len(missing):,} to play; the rules are {build}"
    )
    progress = Progress("fuzz", PLAYOUTS * len(missing))
    for number, tally, seconds in played(games, seed, missing, jobs):
        ledger.add(number, tally, seconds)
        for fault in tally.faults:
            print(told(fault, games, seed), flush=True)
        progress.step(PLAYOUTS, f"; {len(ledger.total.faults)} faults")
        if len(ledger.total.faults) >= FAULTS:
            print(f"fuzz: stopped after {len(ledger.total.faults)} faults")
            break
    return report(ledger, games, seed)


def played(games: tuple[str, ...], seed: int, numbers: list[int], jobs: int) -> Iterator[tuple[int, Tally, float]]:
    """The blocks as they get done. Each process has two to do, so that none waits."""
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(jobs, mp_context=fork) as pool:
        waiting: list[tuple[int, Future[tuple[Tally, float]]]] = []
        left = iter(numbers)
        while True:
            while len(waiting) < 2 * jobs and (number := next(left, None)) is not None:
                waiting.append((number, pool.submit(run_block, games, seed, number)))
            if not waiting:
                return
            number, future = waiting.pop(0)
            try:
                tally, seconds = future.result()
            except BrokenProcessPool:
                suspects = " or ".join(str(other * PLAYOUTS) for other, _ in [(number, future), *waiting])
                sys.exit(
                    f"fuzz: a process was killed, or a block took more than {SECONDS} s: one of the {PLAYOUTS} "
                    f"playouts from {suspects} on. The same command plays them again, --replay NUMBER only one."
                )
            yield number, tally, seconds


def run_block(games: tuple[str, ...], seed: int, number: int) -> tuple[Tally, float]:
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    start = time.process_time()
    tally = block(games, seed, number).run()
    return tally, time.process_time() - start


def told(fault: Fault, games: tuple[str, ...], seed: int) -> str:
    command = f"scripts/fuzz --seed {seed} --games {' '.join(games)} --replay {fault.playout}"
    return f"\nplayout {fault.playout}, {fault.case}:\n  {fault.problem}\n  {command}\n"


def report(ledger: Ledger, games: tuple[str, ...], seed: int) -> int:
    total = ledger.total
    print(
        f"fuzz: {total.playouts:,} playouts of {', '.join(games)} with seed {seed}: {total.moves:,} moves of seats, "
        f"pieces counted {total.checks:,} times, {total.unfinished:,} cut where a game may go on for ever, "
        f"{len(total.faults)} faults; {spoken(ledger.seconds)} of the processor"
    )
    return 1 if total.faults else 0


def replay(games: tuple[str, ...], seed: int, number: int) -> int:
    tally = Tally()
    history: list[tuple[int, int]] = []
    played = block(games, seed, number // PLAYOUTS)
    played.play(number, tally, history)
    file = FOLDER / f"{played.game.key}-{seed}-{number}.record"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(played.record(history), encoding="utf-8")
    print(f"{played}: {len(history)} moves with those of chance, written to {os.path.relpath(file)}")
    for fault in tally.faults:
        print(fault.problem)
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""scripts/mutate GAME: breaks the game's rules one by one, runs its own tests on each break, lists what survives."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tools.mutate import coverage
from tools.mutate.mutants import GAMES, Mutant, mutants, sample
from tools.mutate.results import FOLDER, Results, equivalents, stale
from tools.mutate.sessions import Emit, InPlace, Recording, run, try_loaded
from tools.progress import Progress, spoken

ENOUGH = 97  # of a hundred mutants that aren't equivalent


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/mutate", description=__doc__)
    parser.add_argument("game", choices=sorted(path.name for path in GAMES.iterdir() if (path / "rules").is_dir()))
    parser.add_argument("--sample", type=int, default=400, help="how many mutants, 0 for all (default: 400)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (default: 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once (default: 1)")
    parser.add_argument("--only", nargs="+", metavar="TEXT", help="only mutants with one of these texts in their name")
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, help="where the results are kept (default: build/mutate)"
    )
    parser.add_argument("--tests", nargs="+", default=[], metavar="FILE", help="only these of the game's tests")
    parser.add_argument(
        "--longest",
        type=float,
        metavar="SECONDS",
        help="leave out tests that take longer, for a first look",
    )
    parser.add_argument("--list", action="store_true", help="only list the mutants of the sample")
    given = parser.parse_args()

    everything = mutants(given.game)
    old = stale(given.game, everything)
    if old:
        print("Written down as equivalent, but no mutant any more; look again and mend tests/equivalent.toml:")
        print("\n".join(f"  {name}" for name in old))
        return 2
    chosen = sample(everything, given.sample or len(everything), given.seed)
    if given.only:
        chosen = [mutant for mutant in everything if any(text in mutant.name for text in given.only)]
    if given.list:
        print("\n".join(f"{mutant.module}:{mutant.first_line} {mutant.name}" for mutant in chosen))
        return 0
    results = Results(given.game, given.tests, given.folder, given.longest)
    start = time.monotonic()
    work(given.game, chosen, results, given.jobs)
    if Results(given.game, given.tests, given.folder, given.longest).rules != results.rules:
        print("The rules have changed meanwhile: run the same command again.")
        return 2
    return report(given.game, chosen, results, time.monotonic() - start)


def work(game: str, chosen: Sequence[Mutant], results: Results, jobs: int) -> None:
    if all(mutant.name in results.found and results.found[mutant.name].sure for mutant in chosen):
        return
    noted = record(game, results).without_longer(results.longest)
    log = results.folder / f"{game}.log"
    new = [mutant for mutant in chosen if mutant.name not in results.found]
    print(f"{game}: {len(new)} mutants to try; what pytest says goes to {log}", flush=True)
    in_processes(partial(try_in_place, results.files, noted), new, jobs, results, Progress(game, len(new)), log)
    others = [mutant for mutant in chosen if not results.found[mutant.name].sure]
    progress = Progress(f"{game}, those that must be loaded anew", len(others))
    if others:
        preload()
    in_processes(partial(try_all_tests, results.files, noted), others, jobs, results, progress, log)


def try_in_place(tests: Sequence[Path], noted: coverage.Coverage, part: Sequence[Mutant], emit: Emit) -> None:
    run(tests, InPlace(part, noted, emit))


def try_all_tests(tests: Sequence[Path], noted: coverage.Coverage, part: Sequence[Mutant], emit: Emit) -> None:
    for mutant in part:
        emit(mutant.name, try_loaded(tests, mutant, noted), True)


def preload() -> None:
    """What the tests import from elsewhere, so that each mutant need not."""
    for name in ("hypothesis", "msgspec", "librt.vecs", "librt.random", "fluent.runtime", "babel"):
        importlib.import_module(name)


def record(game: str, results: Results) -> coverage.Coverage:
    """What each test touches. The tests must pass as they are, or nothing could be told from failures."""
    file = results.folder / f"{game}.coverage.json"
    of = results.rules + results.content
    known = coverage.read(file, of)
    if known is not None:
        return known
    file.parent.mkdir(parents=True, exist_ok=True)
    print(f"{game}: noting what each test touches", flush=True)
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            files = sorted({mutant.file for mutant in mutants(game)})
            code = run(results.files, Recording(files, file, of))
        finally:
            os._exit(code)
    noted = None if os.waitpid(pid, 0)[1] else coverage.read(file, of)
    if noted is None:
        sys.exit(f"the tests of {game} fail as they are: mend them first")
    return noted


def in_processes(
    task: Callable[[Sequence[Mutant], Emit], None],
    chosen: Sequence[Mutant],
    jobs: int,
    results: Results,
    progress: Progress,
    log: Path,
) -> None:
    """Runs a task on parts of the mutants in processes of their own and keeps what they find."""
    reading, writing = os.pipe()

    def emit(*found: object) -> None:
        os.write(writing, json.dumps(found).encode() + b"\n")

    children = []
    for part in (chosen[job::jobs] for job in range(min(jobs, len(chosen)))):
        pid = os.fork()
        if pid == 0:
            code = 1
            try:
                out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
                os.dup2(out, 1)
                os.dup2(out, 2)
                task(part, emit)
                code = 0
            finally:
                os._exit(code)
        children.append(pid)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as lines:
        for line in lines:
            name, killer, sure = json.loads(line)
            results.add(name, killer, sure)
            progress.step()
    failed = [pid for pid in children if os.waitpid(pid, 0)[1]]
    if failed:
        sys.exit(f"{len(failed)} of {len(children)} processes broke off; {log} says why; the same command goes on")


def report(game: str, chosen: Sequence[Mutant], results: Results, seconds: float) -> int:
    reasons = equivalents(game)
    survivors = [mutant for mutant in chosen if results.found[mutant.name].killer is None]
    wrong = [mutant for mutant in chosen if mutant.name in reasons and mutant not in survivors]
    equal = [mutant for mutant in survivors if mutant.name in reasons]
    left = sorted(
        (mutant for mutant in survivors if mutant.name not in reasons),
        key=lambda mutant: (mutant.module, mutant.first_line),
    )
    for mutant in left:
        print(f"\n{mutant.file.relative_to(GAMES)}:{mutant.first_line}\n  {mutant.name}")
    for mutant in wrong:
        print(f"\nwritten down as equivalent, but {results.found[mutant.name].killer} fails:\n  {mutant.name}")
    killed = len(chosen) - len(survivors)
    share = 100 * killed / max(1, killed + len(left))
    print(
        f"\n{game}: {len(chosen)} mutants, {killed} killed, {len(equal)} equivalent, {len(left)} survive: "
        f"{share:.1f} % of those not equivalent killed, in {spoken(seconds)}"
    )
    return 1 if wrong or share < ENOUGH else 0


if __name__ == "__main__":
    sys.exit(main())

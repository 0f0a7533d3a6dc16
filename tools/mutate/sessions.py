"""Runs of pytest over a game's own tests: one that notes what each test touches, and those with mutants.

A mutant inside a function gives its code to that function in a fork of a session that has all tests ready: nothing is
imported again. One whose lines run before the first test, or outside of functions, is loaded by an import hook instead,
before anything of Kantor is imported.
"""

from __future__ import annotations

import functools
import importlib.abc
import importlib.machinery
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NoReturn

import pytest

from tools.mutate.coverage import Coverage
from tools.mutate.mutants import ROOT, Mutant

# The records that a game must replay pin plays, not rules; they are tests of the contract and lie elsewhere.
ARGUMENTS = (
    "--quiet",
    "--capture=no",
    "--assert=plain",
    "--tb=line",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-p",
    "no:randomly",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
)
SECONDS = 3.0  # of the processor that a test may take, whatever it took before
TIMES = 20  # what it took before
MEMORY = 2 << 30  # more than the process had: a mutant that fills lists for ever

Tell = Callable[[str], None]
Emit = Callable[[str, str | None, bool], None]  # a mutant, the test that failed, whether that is sure


def run(tests: Sequence[Path], plugin: object) -> int:
    os.chdir(ROOT)
    return int(pytest.main([*ARGUMENTS, *map(str, tests)], plugins=[plugin]))


class Recording:
    """Runs all tests, none of which may fail, and notes each one's time and the lines of rules that it ran."""

    def __init__(self, files: Sequence[Path], target: Path, of: str) -> None:
        self.files = {str(file) for file in files}
        self.target = target
        self.of = of
        self.coverage = Coverage({}, {})
        self.codes: dict[int, CodeType] = {}  # by their ids: they are slow to hash
        self.unseen: dict[int, set[int]] = {}  # lines that the present test hasn't run yet, of what it entered
        sys.settrace(self._enter)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self) -> Iterator[None]:
        self.coverage.early = self._seen()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.unseen = {}
        start = time.process_time()
        sys.settrace(self._enter)
        try:
            return (yield)
        finally:
            seconds = time.process_time() - start
            self.coverage.add(item.nodeid, seconds, self._seen())

    def pytest_sessionfinish(self) -> None:
        self.coverage.write(self.target, self.of)

    def _enter(self, frame: FrameType, event: str, argument: object) -> Any:
        unseen = self._unseen(frame.f_code)
        if not unseen:  # of another module, or wholly run: tracing it line by line would take most of the time
            return None
        unseen.discard(frame.f_lineno)
        return self._line

    def _line(self, frame: FrameType, event: str, argument: object) -> Any:
        self._unseen(frame.f_code).discard(frame.f_lineno)
        return self._line

    def _unseen(self, code: CodeType) -> set[int]:
        found = self.unseen.get(id(code))
        if found is None:
            self.codes[id(code)] = code
            found = self.unseen[id(code)] = lines_of(code) if code.co_filename in self.files else set()
        return found

    def _seen(self) -> set[tuple[str, int]]:
        sys.settrace(None)
        entered = [(self.codes[key], unseen) for key, unseen in self.unseen.items()]
        return {
            (code.co_filename, line)
            for code, unseen in entered
            if code.co_filename in self.files
            for line in lines_of(code) - unseen
        }


def lines_of(code: CodeType) -> set[int]:
    return {line for _, _, line in code.co_lines() if line is not None}


class InPlace:
    """Instead of running the tests once, runs them in a fork for each mutant."""

    def __init__(self, mutants: Sequence[Mutant], coverage: Coverage, emit: Emit) -> None:
        self.mutants = mutants
        self.coverage = coverage
        self.emit = emit

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for mutant in self.mutants:
            if self.coverage.is_early(mutant) or not take_code(mutant, try_only=True):
                self.emit(mutant.name, None, False)
                continue
            tests = [items[name] for name in self.coverage.touching(mutant)]
            killer = in_fork(partial(self._try, session, mutant, tests)) if tests else None
            self.coverage.note(mutant, killer)
            self.emit(mutant.name, killer, True)
        return True

    def _try(self, session: pytest.Session, mutant: Mutant, tests: list[pytest.Item], tell: Tell) -> None:
        take_code(mutant)
        run_in_turn(session, tests, self.coverage, tell)


class Loaded:
    """Runs the tests with a module replaced, those first that touch the mutant's lines."""

    def __init__(self, mutant: Mutant, coverage: Coverage, tell: Tell) -> None:
        self.coverage = coverage
        self.tell = tell
        self.places = {name: place for place, name in enumerate(coverage.order(mutant))}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        wanted = [item for item in session.items if item.nodeid not in self.coverage.left_out]
        items = sorted(wanted, key=lambda item: self.places.get(item.nodeid, len(self.places)))
        run_in_turn(session, items, self.coverage, self.tell)
        return True


def run_in_turn(session: pytest.Session, items: Sequence[pytest.Item], coverage: Coverage, tell: Tell) -> None:
    """Runs tests until one fails, and ends the process when one takes far longer than it should."""
    for place, item in enumerate(items):
        tell(item.nodeid)
        signal.setitimer(signal.ITIMER_PROF, SECONDS + TIMES * coverage.seconds.get(item.nodeid, 0.0))
        following = items[place + 1] if place + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return
    signal.setitimer(signal.ITIMER_PROF, 0)
    tell("")


def try_loaded(tests: Sequence[Path], mutant: Mutant, coverage: Coverage) -> str | None:
    """The test that fails when the mutant is loaded instead of its module; None when all pass."""

    def child(tell: Tell) -> None:
        tell("import")
        # Endless loops while modules are loaded; the tests set limits of their own.
        signal.setitimer(signal.ITIMER_PROF, 60)
        sys.meta_path.insert(0, Hook(mutant))
        if run(tests, Loaded(mutant, coverage, tell)) == pytest.ExitCode.INTERNAL_ERROR:
            os._exit(3)

    return in_fork(child)


def in_fork(child: Callable[[Tell], None]) -> str | None:
    """Runs a child that tells what it is about to do; returns the last it told unless it told "" at the end."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        _run_child(child, writing)
    os.close(writing)
    told = b""
    while piece := os.read(reading, 1 << 16):
        told = (told + piece)[-10_000:]
    os.close(reading)
    _, status = os.waitpid(pid, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGINT:
        raise KeyboardInterrupt
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 3:
        raise RuntimeError("pytest itself failed; see the log")
    last = told.decode().split("\n")[-2] if told else ""
    return last or None


def _run_child(child: Callable[[Tell], None], writing: int) -> NoReturn:
    try:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        _limit_memory()
        child(lambda text: void(os.write(writing, text.encode() + b"\n")))
    except BaseException as problem:  # the child must never go on as a second parent
        print(f"child: {problem!r}", flush=True)
    finally:
        os._exit(0)


def void(_: object) -> None: ...


def _limit_memory() -> None:
    """Where the system tells how much the process has."""
    status = Path("/proc/self/statm")
    if status.exists():
        had = int(status.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (had + MEMORY, resource.RLIM_INFINITY))


def take_code(mutant: Mutant, try_only: bool = False) -> bool:
    """Gives the mutant's code to the function that is loaded already; False where that can't be done."""
    function = loaded_function(mutant)
    if function is None:
        return False
    found = function_code(mutant.code(), function.__qualname__)
    if found is None:
        return False
    if not try_only:
        function.__code__ = found
    return True


def loaded_function(mutant: Mutant) -> FunctionType | None:
    """The outermost function around the mutant, as the tests call it."""
    at: Any = sys.modules.get(module_name(mutant))
    for name in mutant.function.split(".") if mutant.function else ():
        at = vars(at).get(name) if isinstance(at, ModuleType | type) else None
        if isinstance(at, property):
            at = at.fget
        if isinstance(at, classmethod | staticmethod | functools._lru_cache_wrapper):
            at = at.__wrapped__
        if isinstance(at, FunctionType):
            return at
    return None


def function_code(code: CodeType, qualname: str) -> CodeType | None:
    found = [inner for inner in all_codes(code) if inner.co_qualname == qualname]
    return found[0] if len(found) == 1 else None


def all_codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from all_codes(constant)


def module_name(mutant: Mutant) -> str:
    return ".".join(mutant.file.relative_to(ROOT / "src").with_suffix("").parts)


class Hook(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the mutant where its module is looked for."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = module_name(mutant)
        self.mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        spec = importlib.machinery.ModuleSpec(fullname, self, origin=str(self.mutant.file))
        spec.has_location = True
        return spec

    def exec_module(self, module: ModuleType) -> None:
        exec(self.mutant.code(), vars(module))

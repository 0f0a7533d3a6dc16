"""A server in a process of its own, on a free port, with the toy game beside Kantor's games."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import create_engine

from kantor import GAMES
from kantor.core.game import Game
from kantor.server import database
from tests.server.served import serve
from tests.toy import Toy

ROOT = Path(__file__).parents[2]
WITH_TOY: dict[str, Game[Any]] = {**GAMES, "toy": Toy()}
# Servers are forked from a process that has imported and read all that they need, which is most of a start.
# Commands, chaos, and what servers start themselves are tried in new interpreters.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["kantor.server.commands", "alembic.command", "psycopg", "tests.server.warm"])


def children(process: int) -> list[int]:
    """The processes that a process has started to work for it."""
    return [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if _works_for(folder, process)]


def _works_for(folder: Path, process: int) -> bool:
    try:
        parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        return parent == process and b"spawn_main" in (folder / "cmdline").read_bytes()
    except OSError:
        return False  # it has ended meanwhile


@cache
def new_database() -> bytes:
    """SQLite's file as a first start leaves it: to copy it is quicker than to go through all its steps again."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "kantor.sqlite"
        engine = database.durable(create_engine(f"sqlite:///{file}"))
        with engine.begin() as connection:
            database.upgrade(connection)
        engine.dispose()
        return file.read_bytes()


class Server:
    """Started, killed and started again on the same data and port."""

    def __init__(self, data: Path, workers: int = 1, **variables: str) -> None:
        self.data = data
        self.files = 0  # that it may open, 0: as many as usual
        self.workers = workers
        self.port = 0
        self.errors = data.parent / f"{data.name}.log"
        self.variables = {"KANTOR_RATE_SCALE": "1000", "KANTOR_BOT_WORKERS": "1", **variables}
        self._process: multiprocessing.process.BaseProcess | None = None

    @property
    def process(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        file = self.data / "kantor.sqlite"
        if "KANTOR_DATABASE" not in self.variables and not file.exists():
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            file.write_bytes(new_database())
        said, told = FORKS.Pipe(duplex=False)
        arguments = (told, self.errors, os.environ | self.variables, self.files, self.port, self.data, self.workers)
        self._process = FORKS.Process(target=serve, args=arguments)
        self._process.start()
        atexit.register(self.kill)
        told.close()
        with os.fdopen(os.dup(said.fileno())) as lines:
            line = lines.readline()
        said.close()
        assert "http://" in line, self.errors.read_text()
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])
        return self

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            os.kill(self.process, how)
            self._process.join(timeout=60)
            assert self._process.exitcode is not None, "the server doesn't end"
            self._process.close()
            self._process = None
            atexit.unregister(self.kill)

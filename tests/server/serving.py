"""A server in a process of its own, on a free port, with the toy game beside Kantor's games."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from kantor import GAMES
from kantor.core.game import Game
from tests.toy import Toy

ROOT = Path(__file__).parents[2]
WITH_TOY: dict[str, Game[Any]] = {**GAMES, "toy": Toy()}


def children(process: int) -> list[int]:
    """The processes that a process has started to work for it."""
    return [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if _works_for(folder, process)]


def _works_for(folder: Path, process: int) -> bool:
    try:
        parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        return parent == process and b"spawn_main" in (folder / "cmdline").read_bytes()
    except OSError:
        return False  # it has ended meanwhile


class Server:
    """Started, killed and started again on the same data and port."""

    def __init__(self, data: Path, workers: int = 1, **variables: str) -> None:
        self.data = data
        self.files = 0  # that it may open, 0: as many as usual
        self.workers = workers
        self.port = 0
        self.errors = data.parent / f"{data.name}.log"
        self.variables = {"KANTOR_RATE_SCALE": "1000", "KANTOR_BOT_WORKERS": "1", **variables}
        self._process: subprocess.Popen[str] | None = None

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        command = [sys.executable, "-m", "tests.server.serving", str(self.port), str(self.data), str(self.workers)]
        if self.files:
            command = ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        with self.errors.open("a") as errors:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=os.environ | self.variables, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
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
            self._process.send_signal(how)
            self._process.wait(timeout=20)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


if __name__ == "__main__":
    # Here, because the processes of the bots import this module too and need no server.
    from kantor.server import commands

    if "KANTOR_TEST_SHARED_FOLDER" in os.environ:
        # Two on one file of SQLite can't tell each other anything. Only so is it seen what each makes of an old state.
        setattr(commands, "_only_server", nullcontext)  # noqa: B010  its type says more than is needed here
    port, data, workers = sys.argv[1:]
    clock = os.environ.get("KANTOR_TEST_CLOCK")
    fake = None if clock is None else Path(clock)
    commands.serve(int(port), Path(data), games=WITH_TOY, workers=int(workers), fake_clock=fake)

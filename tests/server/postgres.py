"""A PostgreSQL of the tests' own, in a temporary folder, on a free port. As root it runs as the user postgres."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

DEMANDED = "KANTOR_POSTGRES"  # with this set, a missing PostgreSQL is a failure
USER = "postgres"


def found_programs() -> Path | None:
    """The folder with PostgreSQL's programs; Debian keeps them out of the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    found = [*folders, *([Path(on_path).parent] if on_path else [])]
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


class Postgres:
    def __init__(self, durable: bool = False, host: str = "127.0.0.1") -> None:
        programs = found_programs()
        assert programs is not None, "there is no PostgreSQL; scripts/test installs it"
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="kantor-postgres-"))
        self._data = self._folder / "data"
        self._durable = durable
        self._databases = 0
        self.host = host
        self.port = free_port()
        if os.getuid() == 0:
            owner = pwd.getpwnam(USER)
            os.chown(self._folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "--auth=trust", "--username=kantor", "--no-sync", "--encoding=UTF8", "--locale=C")
        with (self._data / "pg_hba.conf").open("a") as access:
            access.write("host all all all trust\n")

    def start(self) -> Postgres:
        options = {
            "port": self.port,
            "listen_addresses": self.host,
            "unix_socket_directories": "",
            "fsync": "on" if self._durable else "off",
            "max_connections": 100,
        }
        given = " ".join(f"-c {name}='{value}'" for name, value in options.items())
        self._run("pg_ctl", "--wait", "--silent", f"--log={self._folder / 'log'}", f"--options={given}", "start")
        return self

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is as good as a power cut."""
        self._run("pg_ctl", "--wait", "--silent", f"--mode={mode}", "stop")

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"kantor{self._databases}"
        self.ask(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://kantor:x@{self.host}:{self.port}/{name}"

    def ask(self, statement: str, database: str = "postgres") -> str:
        command = [str(self._programs / "psql"), "-X", "-A", "-t", "-c", statement, self.address(database)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def cut_connections(self) -> None:
        """End every connection to the server, as its death would."""
        self.ask("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname LIKE 'kantor%'")

    @property
    def process(self) -> int:
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), f"--pgdata={self._data}", *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", USER, "--", *command]
        # What the server inherits stays open as long as it runs.
        subprocess.run(command, check=True, cwd=self._folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def postgres_of_a_run() -> Iterator[Postgres]:
    """For fixtures. Without PostgreSQL the test is left out, but where it is demanded."""
    if not os.environ.get(DEMANDED):
        pytest.importorskip("psycopg")
        if found_programs() is None:
            pytest.skip("there is no PostgreSQL")
    found = Postgres().start()
    yield found
    found.remove()

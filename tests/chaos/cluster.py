"""What is put under stress: hosts on one PostgreSQL, each in a network of its own, or one server on SQLite."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from kantor.server import database
from kantor.server.store import Store
from tests.server.postgres import Postgres, free_port
from tests.server.serving import ROOT, children

HOST_SECONDS = 180  # the most that a server may take to start


class Host:
    """A server, in a network namespace if one is named."""

    def __init__(self, name: str, folder: Path, address: str, database: str, mutant: str) -> None:
        self.name = name
        self.namespace = ""
        self.folder = folder / name
        self.port = free_port()
        self._address = address
        self._database = database
        self._mutant = mutant
        self._process: subprocess.Popen[bytes] | None = None
        self._answers = threading.Event()
        self._starting: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://{self._address}:{self.port}"

    def use_network(self, namespace: str, address: str) -> None:
        self.namespace, self._address = namespace, address

    def start(self) -> None:
        variables = {
            "KANTOR_RATE_SCALE": "1000",
            "KANTOR_BOT_WORKERS": "1",
            "KANTOR_DATABASE": self._database,
            "KANTOR_POLL_SECONDS": "2",
        }
        command = [sys.executable, "-m", "tests.chaos.served", *self._arguments(), str(self.folder)]
        if self._mutant:
            command.append(self._mutant)
        if self.namespace:
            command = ["ip", "netns", "exec", self.namespace, *command]
        with Path(f"{self.folder}.log").open("ab") as errors:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=os.environ | variables, stdout=subprocess.PIPE, stderr=errors
            )

    def _arguments(self) -> list[str]:
        return ["serve", self._address, str(self.port)]

    def restart(self) -> None:
        """Start in the background as a service manager does: once more if it can't, as while the database is away."""
        self._starting = threading.Thread(target=self._start_until_it_answers, daemon=True)
        self._starting.start()

    @property
    def answers(self) -> bool:
        return self._answers.is_set()

    def wait(self) -> None:
        if not self._answers.wait(HOST_SECONDS):
            raise RuntimeError(f"host {self.name} didn't start within {HOST_SECONDS} s; see {self.folder}.log")

    def _start_until_it_answers(self) -> None:
        until = time.monotonic() + HOST_SECONDS
        while time.monotonic() < until:
            self.start()
            assert self._process is not None
            assert self._process.stdout is not None
            # Its first line says that it answers.
            if self._process.stdout.readline():
                self._answers.set()
                return
            self._end()
            time.sleep(0.3)

    def send(self, kind: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(kind)

    def kill(self) -> None:
        if self._starting is not None:
            self._starting.join()
        self._answers.clear()
        self._end()

    def bot_processes(self) -> list[int]:
        """The processes in which bots think now."""
        return [] if self._process is None else children(self._process.pid)

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


class ThinkingMachine(Host):
    """Only plays bots."""

    def _arguments(self) -> list[str]:
        return ["think"]


class Cluster:
    def __init__(self, sqlite: bool, mutant: str = "") -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kantor-chaos-"))
        self.postgres: Postgres | None = None
        self.machines: list[Host] = []
        self.networks: list[str] = []
        self.why_no_networks = "one process needs none"
        if sqlite:
            self.database = ""
            self.hosts = [Host("a", self.folder, "127.0.0.1", "", mutant)]
            return
        prefix = f"10.{random.SystemRandom().randrange(64, 128)}.{random.SystemRandom().randrange(256)}"
        self.why_no_networks = self._make_networks(prefix)
        gate = f"{prefix}.1" if self.networks else "127.0.0.1"
        self.postgres = Postgres(durable=True, host=gate).start()
        self.database = self.postgres.new_database()
        self.hosts = [Host(name, self.folder, "127.0.0.1", self.database, mutant) for name in "ab"]
        for host, (namespace, address) in zip(self.hosts, self._places(prefix), strict=False):
            host.use_network(namespace, address)
        self.machines = [ThinkingMachine("t", self.folder, "", self.database, mutant)]

    def start(self) -> None:
        for host in (*self.hosts, *self.machines):
            host.restart()
        for host in (*self.hosts, *self.machines):
            host.wait()

    def store(self) -> Store:
        """The database itself, past the hosts."""
        return Store(database.connect(self.database or f"sqlite+aiosqlite:///{self.folder / 'a/kantor.sqlite'}"))

    def link(self, host: Host, up: bool) -> None:
        """Pull out a host's cable, or put it in again."""
        device = f"{host.namespace}v"
        _run("ip", "link", "set", device, "up" if up else "down")

    def lose_one_way(self, host: Host, lose: bool) -> None:
        """Nothing gets to a host any more, while it can still send: its address leads to a wrong neighbour."""
        device = f"{host.namespace}v"
        address = host.url.split("//")[1].split(":")[0]
        if lose:
            _run("ip", "neigh", "replace", address, "lladdr", "02:00:00:00:00:99", "dev", device, "nud", "permanent")
        else:
            _run("ip", "neigh", "del", address, "dev", device)

    def kill(self) -> None:
        for host in (*self.hosts, *self.machines):
            host.kill()

    def remove(self) -> None:
        self.kill()
        if self.postgres is not None:
            self.postgres.remove()
        for namespace in self.networks:
            subprocess.run(["ip", "netns", "del", namespace], check=False)
            subprocess.run(["ip", "link", "del", f"{namespace}v"], check=False, stderr=subprocess.DEVNULL)

    def _places(self, prefix: str) -> list[tuple[str, str]]:
        return [(namespace, f"{prefix}.{number * 4 + 2}") for number, namespace in enumerate(self.networks)]

    def _make_networks(self, prefix: str) -> str:
        """A namespace for each host, joined to this one by a cable. Returns why there are none."""
        if os.getuid() != 0:
            return "only root can make network namespaces"
        for number in range(2):
            namespace = f"k{os.getpid() % 10000}{'ab'[number]}"
            here, there = f"{prefix}.{number * 4 + 1}", f"{prefix}.{number * 4 + 2}"
            device = f"{namespace}v"
            try:
                _run("ip", "netns", "add", namespace)
                self.networks.append(namespace)
                _run("ip", "link", "add", device, "type", "veth", "peer", "name", "eth0", "netns", namespace)
                _run("ip", "addr", "add", f"{here}/30", "dev", device)
                _run("ip", "link", "set", device, "up")
                inside = ("ip", "-n", namespace)
                _run(*inside, "addr", "add", f"{there}/30", "dev", "eth0")
                _run(*inside, "link", "set", "eth0", "up")
                _run(*inside, "link", "set", "lo", "up")
                _run(*inside, "route", "add", "default", "via", here)
            except (OSError, subprocess.CalledProcessError) as error:
                for made in self.networks:
                    subprocess.run(["ip", "netns", "del", made], check=False)
                self.networks = []
                return f"network namespaces can't be made here: {error}"
        return ""


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)

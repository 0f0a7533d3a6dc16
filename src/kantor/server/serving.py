"""The processes of a host: one server, or several workers on one port under a supervisor."""

from __future__ import annotations

import functools
import gc
import multiprocessing
import os
import secrets
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Mapping
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from kantor.core.game import Game
from kantor.server import connections, logs, metrics
from kantor.server.app import build
from kantor.server.connections import GuardedHttp, GuardedSocket
from kantor.server.middleware import Middleware
from kantor.server.settings import Settings
from kantor.server.shared_limits import SharedLimits

STARTING = 60.0  # seconds that workers may take to begin
HUNG = 30  # seconds without an answer after which a worker is killed; one that begins is silent too


def server_config(app: Any, settings: Settings, workers: int = 1) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=workers > 1,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        http=GuardedHttp,
        ws=GuardedSocket,
        timeout_keep_alive=int(max(1, settings.connections.idle_seconds)),
        ws_ping_interval=settings.connections.ping_seconds,
        ws_ping_timeout=settings.connections.ping_seconds,
        ws_max_size=settings.frame_bytes,
        ws_max_queue=16,
        lifespan="on",
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=HUNG,
    )


class Server(uvicorn.Server):
    """Says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            leave_alone_what_stays()
            self._ready()


def leave_alone_what_stays() -> None:
    """What a server begins with stays: to look for garbage in it would hold up everybody for a tenth of a second."""
    gc.collect()
    gc.freeze()


class Supervisor(Multiprocess):
    """Keeps the workers alive, and says when all of them answer."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config, [listener])
        self.started = False
        self._ready = ready

    def init_processes(self) -> None:
        super().init_processes()
        self.started = all(process.wait_until_ready(STARTING, self.should_exit) for process in self.processes)
        if self.started:
            self._ready()
        else:
            self.should_exit.set()


def supervise(
    settings: Settings,
    games: Mapping[str, Game[Any]],
    listener: socket.socket,
    workers: int,
    ready: Callable[[], None],
) -> bool:
    """Run so many workers until interrupted; returns whether they began."""
    thinking = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
    settings = msgspec.structs.replace(settings, bot_workers=max(1, thinking // workers))
    with tempfile.TemporaryDirectory(prefix="kantor-limits-") as folder:
        shared = SharedLimits(Path(folder), secrets.token_bytes(16), workers)
        # Workers count in files, so that any of them can tell the numbers of all.
        (Path(folder) / "metrics").mkdir()
        os.environ[metrics.MULTIPROCESS] = str(Path(folder) / "metrics")
        app = functools.partial(build_worker, settings, dict(games), shared)
        supervisor = Supervisor(server_config(app, settings, workers), listener, ready)
        supervisor.run()
    return supervisor.started


def build_worker(settings: Settings, games: Mapping[str, Game[Any]], shared: SharedLimits) -> Middleware:
    """The application of one worker, which ends with its supervisor."""
    logs.set_up(settings.log, settings.log_level)
    connections.begin(settings.connections)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    application = build(settings, games, shared=shared)
    leave_alone_what_stays()
    return application


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)

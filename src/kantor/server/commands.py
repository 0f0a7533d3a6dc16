"""What the command line starts: a server, or a server and the browser."""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kantor import GAMES
from kantor.core.game import Game
from kantor.core.text import texts
from kantor.server import connections, database, logs
from kantor.server import validate as validating
from kantor.server.app import build
from kantor.server.logs import without_secrets
from kantor.server.refusals import FOLDER, Refusal
from kantor.server.services import Services
from kantor.server.serving import Server, server_config, supervise
from kantor.server.settings import Settings, from_environment, under_test

# What SQLite and the system say, and our sentence for it.
KNOWN_FAILURES = (
    ("readonly database", "data-read-only"),
    ("read-only file system", "data-read-only"),
    ("permission denied", "data-read-only"),
    ("unable to open database file", "data-read-only"),
    ("database or disk is full", "data-full"),
    ("no space left", "data-full"),
    ("malformed", "data-damaged"),
    ("not a database", "data-damaged"),
    ("disk i/o error", "data-damaged"),
)

HOST = "127.0.0.1"
PORT = 8421
ADDRESS = "address"  # the file in the data folder that says where its server answers, or answered last
ROOM_TO_START = 1_000_000  # bytes: less than that is a full disk
ENDING_SECONDS = 2.0  # that a server which was stopped before may take to let go of its folder
LOOPBACK = ("127.0.0.1", "localhost", "::1")


def serve(
    port: int = PORT,
    data: Path | None = None,
    host: str = HOST,
    language: str = "en",
    games: Mapping[str, Game[Any]] = GAMES,
    browser: bool = False,
    workers: int = 1,
    fake_clock: Path | None = None,
) -> None:
    """Serve until interrupted. Everything that is kept is in `data`; port 0 takes any free one."""
    folder = (data or default_data()).resolve()
    if fake_clock is not None and not under_test():
        raise Refusal("fake-clock")
    settings = msgspec.structs.replace(from_environment(folder), fake_clock=fake_clock)
    logs.set_up(settings.log, settings.log_level)
    connections.begin(settings.connections)
    if workers > 1 and not settings.several_processes:
        raise Refusal("workers-need-postgres")
    with _listen(host, port) as listener:
        address = f"http://{host if ':' not in host else f'[{host}]'}:{listener.getsockname()[1]}/"

        if not settings.url and host in LOOPBACK:
            # Passkeys need a name, and this machine has one.
            settings = msgspec.structs.replace(settings, url=f"http://localhost:{listener.getsockname()[1]}")

        def ready() -> None:
            with suppress(OSError):
                (folder / ADDRESS).write_text(address, encoding="utf-8")
            print(texts(language, FOLDER).say("serve-ready", address=address, data=str(folder)), flush=True)
            if browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        # Before anything is migrated under another one's hands.
        with _only_server(settings):
            asyncio.run(_prepare(settings))
            if workers > 1:
                started = supervise(settings, games, listener, workers, ready)
            else:
                server = Server(server_config(build(settings, games), settings), ready)
                server.run(sockets=[listener])
                started = server.started
    if not started:
        raise Refusal("not-begun", data=str(folder))


async def _prepare(settings: Settings) -> None:
    """Look at the database before anything is promised; whatever is wrong with it is told in a sentence."""
    try:
        engine = database.connect(settings.database_url)
        try:
            settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            await database.migrate(engine)
        finally:
            await engine.dispose()
    except (SQLAlchemyError, OSError) as error:
        raise no_database(settings, error) from error


def no_database(settings: Settings, error: Exception) -> Refusal:
    """Why the database can't be used, in a sentence, with what to do where that is known."""
    why = str(getattr(error, "orig", None) or error).strip().splitlines()
    said = without_secrets(why[0] if why else repr(error))
    lower = said.lower()
    if "disk i/o error" in lower and _is_full(settings.data):
        # SQLite finds no room for the file by which its processes share memory.
        return Refusal("data-full", data=str(settings.data), why=said)
    for sign, message in KNOWN_FAILURES:
        if sign in lower:
            return Refusal(message, data=str(settings.data), why=said)
    return Refusal("no-database", data=str(settings.data), why=said)


def _is_full(folder: Path) -> bool:
    """Whether hardly anything can be written where a folder lies."""
    try:
        return shutil.disk_usage(folder).free < ROOM_TO_START
    except OSError:
        return False


@contextmanager
def _only_server(settings: Settings) -> Iterator[None]:
    """Refuses a folder that another server uses. The system ends the lock with the process, however that ends."""
    if settings.several_processes:
        yield
        return
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        # SQLite locks in another way and knows nothing of this; to it a new, empty file is a new database.
        file = os.open(settings.data / "kantor.sqlite", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise no_database(settings, error) from error
    try:
        if not _locked(file):
            raise Refusal("data-in-use", data=str(settings.data))
        yield
    finally:
        os.close(file)


def _locked(file: int) -> bool:
    """Lock a file, after a moment too: one that was just stopped or killed may still be ending."""
    until = time.monotonic() + ENDING_SECONDS
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > until:
                return False
            time.sleep(0.05)
        else:
            return True


def validate(data: Path | None = None, language: str = "en", games: Mapping[str, Game[Any]] = GAMES) -> int:
    """Follow the log of every table; the number of those that would not go on."""
    settings = from_environment((data or default_data()).resolve())
    words = texts(language, FOLDER)

    def progress(count: int) -> None:
        if count % 100 == 0:
            print(words.say("validate-progress", tables=count), file=sys.stderr, flush=True)

    report = asyncio.run(validating.validate(settings, games, progress))
    for broken in report.broken:
        why = broken.error.say(language)
        print(words.say("validate-broken", table=broken.table, game=broken.game, state=broken.state, why=why))
    for table in report.from_last_turn:
        print(words.say("validate-last-turn", table=table))
    print(words.say("validate-report", tables=report.tables, broken=len(report.broken)))
    return len(report.broken)


def think(data: Path | None = None, language: str = "en", games: Mapping[str, Game[Any]] = GAMES) -> None:
    """Let bots think for all servers on the same database, until interrupted."""
    folder = (data or default_data()).resolve()
    settings = from_environment(folder)
    logs.set_up(settings.log, settings.log_level)
    if not settings.several_processes:
        raise Refusal("thinking-needs-postgres")
    words = texts(language, FOLDER)

    async def until_interrupted() -> None:
        services = Services(settings, games, thinks=True)
        stop = asyncio.Event()
        for kind in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(kind, stop.set)
        async with services.running():
            print(words.say("think-ready"), flush=True)
            await stop.wait()

    asyncio.run(_prepare(settings))
    asyncio.run(until_interrupted())


def play(
    port: int = 0,
    data: Path | None = None,
    language: str = "en",
    games: Mapping[str, Game[Any]] = GAMES,
) -> None:
    """Serve, and open the browser as soon as the server answers."""
    serve(port, data, HOST, language, games, browser=True)


def default_data() -> Path:
    """Where tables are kept when nobody says otherwise."""
    return Path.home() / ".local" / "share" / "kantor"


def _listen(host: str, port: int) -> socket.socket:
    """Bind the port first, so that a taken one is a clear error."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, asyncio sends small messages at once; else each would wait 40 ms for the last one's acknowledgement.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise Refusal("port-taken", port=str(port), host=host) from error
    listener.set_inheritable(False)
    return listener

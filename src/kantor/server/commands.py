"""What the command line starts: a server, or a server and the browser."""

from __future__ import annotations

import socket
import threading
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import uvicorn

from kantor import GAMES
from kantor.core.game import Game
from kantor.core.text import texts
from kantor.server.app import build
from kantor.server.refusals import FOLDER, Refusal
from kantor.server.settings import from_environment

HOST = "127.0.0.1"
PORT = 8421


def serve(
    port: int = PORT,
    data: Path | None = None,
    host: str = HOST,
    language: str = "en",
    games: Mapping[str, Game[Any]] = GAMES,
    browser: bool = False,
) -> None:
    """Serve until interrupted. Everything that is kept is in `data`; port 0 takes any free one."""
    folder = (data or default_data()).resolve()
    settings = from_environment(folder)
    listener = _listen(host, port)
    address = f"http://{host if ':' not in host else f'[{host}]'}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(
        build(settings, games),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.frame_bytes,
        ws_max_queue=16,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )

    def ready() -> None:
        print(texts(language, FOLDER).say("serve-ready", address=address, data=str(folder)), flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    server = Server(config, ready)
    server.run(sockets=[listener])
    if not server.started:
        raise Refusal("not-begun", data=str(folder))


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
        raise Refusal("port-taken", port=port, host=host) from error
    listener.set_inheritable(False)
    return listener


class Server(uvicorn.Server):
    """Says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

"""Silent connections, slow readers and floods of pings are ended; those who sit at tables keep their places."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Person, run
from tests.server.serving import Server
from tests.server.test_middleware import ME

SECONDS = {
    "KANTOR_HEADER_SECONDS": "0.5",
    "KANTOR_BODY_SECONDS": "0.7",
    "KANTOR_IDLE_SECONDS": "1",
    "KANTOR_READING_SECONDS": "0.7",
}


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("connections") / "data", KANTOR_CONNECTIONS="30")
    found.variables |= SECONDS
    yield found.start()
    found.stop()


async def answer_to(server: Server, *parts: bytes, pause: float = 0.0) -> bytes:
    """What comes until the server ends the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        return await asyncio.wait_for(reader.read(), 30)
    except ConnectionError:
        return b""
    finally:
        writer.close()


HALF = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
BODY = b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"


def test_headers_and_bodies_have_to_come_in_time(strict_server: Server) -> None:
    async def scenario() -> None:
        assert (await answer_to(strict_server)).startswith(b"HTTP/1.1 408")
        assert (await answer_to(strict_server, HALF)).startswith(b"HTTP/1.1 408")
        # Drop by drop is no better: the time counts from the first byte.
        assert b" 200 " not in await answer_to(strict_server, HALF, *[b"a"] * 20, pause=0.1)
        assert b" 201 " not in await answer_to(strict_server, BODY)
        # Whoever has had an answer and says nothing more is let go too.
        whole = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        assert (await answer_to(strict_server, whole)).startswith(b"HTTP/1.1 200")

    run(scenario())


def test_silent_connections_keep_nobody_out_and_seated_sockets_stay(strict_server: Server) -> None:
    async def scenario() -> None:
        async with Person(strict_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
            async with ada.at(table) as seats:
                await seats.until(seats.to_move)
                silent = []
                for _ in range(60):
                    at = socket.create_connection(("127.0.0.1", strict_server.port))
                    silent.append(at)
                    await asyncio.sleep(0)
                # By a connection of its own: one that was silent meanwhile may have been ended.
                async with httpx.AsyncClient(base_url=strict_server.address, cookies=ada.http.cookies) as again:
                    assert (await again.get("/api/session")).json() == {"name": "Ada"}
                assert (await seats.play(seats.to_move()[0]))["type"] == "done"
                for at in silent:
                    at.close()

    run(scenario())
    # Said once, whatever comes.
    assert strict_server.errors.read_text().count("connections are taken") == 1


def test_a_client_that_reads_nothing_is_let_go(strict_server: Server) -> None:
    async def scenario() -> None:
        async with Person(strict_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
            at = socket.socket()
            at.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            at.connect(("127.0.0.1", strict_server.port))
            cookies = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
            head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\n"
            key = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            at.sendall(f"{head}{key}Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
            look = masked(b'{"type":"look"}')
            at.setblocking(False)
            # It asks for whole views and reads none, until what waits for it is too much.
            text = ""
            async with asyncio.timeout(60):
                while 'kantor_connections_cut_total{why="slow"}' not in text:
                    with suppress(BlockingIOError, ConnectionError):
                        at.send(look * 20)
                    await asyncio.sleep(0.05)
                    text = (await ada.http.get("/metrics")).text
            at.close()

    run(scenario())


def masked(payload: bytes) -> bytes:
    """A text frame as clients send it; with a mask of zeros its content is as it is."""
    return bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload


async def pings(socket: ClientConnection, count: int) -> None:
    for _ in range(count):
        await (await socket.ping())


def test_a_flood_of_pings_is_ended_and_a_few_are_not(strict_server: Server) -> None:
    async def scenario() -> None:
        async with Person(strict_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
            async with ada.socket(table) as socket:
                await pings(socket, 5)
                with pytest.raises(ConnectionClosed):
                    await pings(socket, 500)

    run(scenario())


def test_at_the_limit_of_files_it_is_said_once(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.files = 128
    server.variables |= SECONDS
    server.start()
    try:
        silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(200)]
        assert httpx.get(f"{server.address}/health", timeout=30).status_code == 200
        for at in silent:
            at.close()
    finally:
        server.stop()
    assert len(server.errors.read_text()) < 2_000

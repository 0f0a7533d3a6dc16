"""Two addresses of one server: the same process on SQLite, or two hosts on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.serving import Server

Pair = tuple[Server, Server]


def started(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, **variables: str
) -> Iterator[Pair]:
    """For a fixture with the parameters `sqlite` and `postgres`. The poll is so slow that only the bus can be quick."""
    folder = tmp_path_factory.mktemp("pair")
    if request.param == "sqlite":
        alone = Server(folder / "alone", 1, **variables).start()
        yield alone, alone
        alone.stop()
        return
    address = request.getfixturevalue("postgres").new_database()
    further = {"KANTOR_DATABASE": address, "KANTOR_POLL_SECONDS": "300", **variables}
    with ThreadPoolExecutor(2) as threads:
        first, second = threads.map(Server.start, [Server(folder / name, 1, **further) for name in ("a", "b")])
    yield first, second
    first.stop()
    second.stop()

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres_of_a_run
from tests.server.serving import Server


@pytest.fixture(scope="package")
def postgres() -> Iterator[Postgres]:
    yield from postgres_of_a_run()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a run share."""
    found = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, to be killed and restarted."""
    found = Server(tmp_path / "data")
    yield found
    found.stop()

"""What the process of a test's server does."""

from __future__ import annotations

import os
import resource
from contextlib import nullcontext
from multiprocessing.connection import Connection
from pathlib import Path


def serve(
    told: Connection, errors: Path, variables: dict[str, str], files: int, port: int, data: Path, workers: int
) -> None:
    """Serve like a command of its own: with its own output, variables and limits."""
    os.environ.clear()
    os.environ.update(variables)
    # Only now: the toy's version is one of the variables.
    from kantor.server import commands  # noqa: PLC0415
    from tests.server.serving import ROOT, WITH_TOY  # noqa: PLC0415

    os.chdir(ROOT)
    with errors.open("a") as log:
        os.dup2(log.fileno(), 2)
    os.dup2(told.fileno(), 1)
    told.close()
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if "KANTOR_TEST_SHARED_FOLDER" in variables:
        # Two on one file of SQLite can't tell each other anything. Only so is it seen what each makes of an old state.
        setattr(commands, "_only_server", nullcontext)  # noqa: B010  its type says more than is needed here
    clock = variables.get("KANTOR_TEST_CLOCK")
    commands.serve(port, data, games=WITH_TOY, workers=workers, fake_clock=None if clock is None else Path(clock))

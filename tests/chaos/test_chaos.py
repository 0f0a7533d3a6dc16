"""A minute of the chaos run: every kind of fault once. `scripts/chaos` does it for as long as wanted."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.server.postgres import DEMANDED
from tests.server.serving import ROOT

HANGING = 1200  # seconds; a limit for a run that hangs


def last_line(*arguments: str) -> str:
    command = [sys.executable, "-m", "tests.chaos", "--seed", "1", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=HANGING, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()[-1]


@pytest.mark.skipif(not os.environ.get(DEMANDED), reason="needs a PostgreSQL")
def test_nothing_is_lost_or_doubled_on_two_hosts() -> None:
    assert re.fullmatch(r"9 kills, \d+ acknowledged, 0 lost, 0 doubled", last_line("--kills", "9"))


def test_nothing_is_lost_or_doubled_on_sqlite() -> None:
    assert re.fullmatch(r"3 kills, \d+ acknowledged, 0 lost, 0 doubled", last_line("--kills", "3", "--sqlite"))

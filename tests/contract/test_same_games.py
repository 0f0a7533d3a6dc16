"""Contract 7: the compiled package and the sources play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import kantor
from tests.contract.cases import ROOT
from tests.contract.digests import Played, played

pytestmark = pytest.mark.checkout


def installed(folder: Path) -> Played:
    """What the installed package plays, asked from where the sources are out of sight."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.contract.digests"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if "No module named 'kantor'" in done.stderr:
        pytest.skip("kantor isn't installed here; scripts/test installs it")
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=Played)


def sources(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.suffix in (".py", ".json") and "tests" not in path.parts)
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def test_the_installed_package_plays_the_same_games_as_the_sources(tmp_path: Path) -> None:
    theirs, ours = installed(tmp_path), played()
    if sources(Path(theirs.folder)) != sources(ROOT / "src/kantor"):
        pytest.skip("another state of the sources is installed; scripts/test installs this one")
    assert not kantor.COMPILED
    assert theirs.compiled or os.environ.get("KANTOR_COMPILE") == "0"
    assert theirs.folder != ours.folder
    assert theirs.digests == ours.digests

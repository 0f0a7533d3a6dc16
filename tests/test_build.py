"""The normal install compiles the engine whole or leaves it as it is, and says which.

Scripts and CI install it themselves, compiled. Beside that, installs without a compiler are tried always, the others
with --long.
"""

import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import kantor

ROOT = Path(__file__).parents[1]
WARNING = "warning: kantor will be installed uncompiled"
COMPILER = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])

needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C compiler")


ONE_GAME = """
from kantor.games.merchants import Merchants

GAMES = {"merchants": Merchants()}
"""


class Checkout:
    """A copy of what an install needs, and a place to install it in. One game will do, and compiles sooner than all."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder / "sources"
        self.target = folder / "target"
        games = ROOT / "src/kantor/games"
        others = [path.name for path in games.iterdir() if path.is_dir() and path.name != "merchants"]
        unwanted = shutil.ignore_patterns("__pycache__", "tests", "static", *others)
        shutil.copytree(ROOT / "src", self.sources / "src", ignore=unwanted)
        (self.sources / "src/kantor/games/__init__.py").write_text(ONE_GAME, encoding="utf-8")
        shutil.copytree(ROOT / "packaging", self.sources / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
        for path in (*ROOT.glob("*.toml"), *ROOT.glob("*.md"), ROOT / "setup.py", ROOT / "LICENSE"):
            shutil.copy(path, self.sources)

    def install(self, **variables: str) -> subprocess.CompletedProcess[str]:
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--verbose",
            "--no-deps",
            "--no-build-isolation",
            "--upgrade",
        ]
        return self._run([*command, "--target", str(self.target), str(self.sources)], variables)

    def version(self) -> str:
        return self._run([str(self.target / "bin/kantor"), "--version"], {"PYTHONPATH": str(self.target)}).stdout

    def python(self, code: str) -> str:
        return self._run([sys.executable, "-c", code], {"PYTHONPATH": str(self.target)}).stdout

    def _run(self, command: list[str], variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
        clean = {
            name: value
            for name, value in os.environ.items()
            if name not in ("CC", "KANTOR_BUILD_CACHE", "KANTOR_COMPILE", "PYTHONPATH")
        }
        merged = subprocess.STDOUT
        return subprocess.run(
            command, env=clean | variables, stdout=subprocess.PIPE, stderr=merged, text=True, check=False
        )


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def write_compiler(path: Path, refused: str) -> Path:
    """A C compiler that fails on the sources named `refused` only. It doesn't optimise, to be quick."""
    path.write_text(
        f"""#!/bin/sh
for argument; do
    case $argument in */{refused}) echo "no luck with {refused}" >&2; exit 1 ;; esac
done
exec {COMPILER} "$@" -O0
"""
    )
    path.chmod(0o755)
    return path


def compiled_libraries(done: subprocess.CompletedProcess[str]) -> set[str]:
    return set(re.findall(r"^ *compiling (\w+?)(?:__mypyc)?$", done.stdout, re.MULTILINE))


def assert_uncompiled(checkout: Checkout) -> None:
    found = {path.name for path in checkout.target.rglob("*") if path.suffix in (".so", ".pyd", ".c")}
    assert found == set()
    (tag,) = checkout.target.glob("kantor-*.dist-info/WHEEL")
    assert "Tag: py3-none-any" in tag.read_text(encoding="utf-8")
    assert "uncompiled" in checkout.version()


@pytest.mark.checkout
@pytest.mark.parametrize("variables", [{"CC": "no-such-compiler"}, {"PATH": "no-such-folder"}], ids=["CC", "PATH"])
def test_without_a_compiler_the_package_installs_uncompiled(checkout: Checkout, variables: dict[str, str]) -> None:
    done = checkout.install(**variables)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count(WARNING) == 1
    assert_uncompiled(checkout)


@needs_compiler
@pytest.mark.checkout
@pytest.mark.long
def test_when_one_file_fails_nothing_is_compiled(checkout: Checkout, tmp_path: Path) -> None:
    done = checkout.install(CC=str(write_compiler(tmp_path / "cc", refused="__native_kantor_merchants.c")))
    assert done.returncode == 0, done.stdout
    assert {"kantor_core", "kantor_merchants"} <= compiled_libraries(done)
    assert "no luck with __native_kantor_merchants.c" in done.stdout
    assert done.stdout.count(WARNING) == 1
    assert_uncompiled(checkout)


@needs_compiler
@pytest.mark.checkout
@pytest.mark.long
def test_a_change_in_one_game_compiles_that_game_alone(checkout: Checkout, tmp_path: Path) -> None:
    variables = {
        "CC": str(write_compiler(tmp_path / "cc", refused="nothing")),
        "KANTOR_BUILD_CACHE": str(tmp_path / "cache"),
        "KANTOR_COMPILE": "1",
    }
    first = checkout.install(**variables)
    assert first.returncode == 0, first.stdout
    assert compiled_libraries(first) == {"kantor_core", "kantor_bots", "kantor_merchants", "shims"}
    assert "uncompiled" not in checkout.version()

    source = checkout.sources / "src/kantor/games/merchants/scoring.py"
    source.write_text(
        source.read_text(encoding="utf-8") + "\n\ndef news() -> str:\n    return 'changed'\n", encoding="utf-8"
    )
    second = checkout.install(**variables)
    assert second.returncode == 0, second.stdout
    assert compiled_libraries(second) == {"kantor_merchants"}
    assert checkout.python("from kantor.games.merchants import scoring; print(scoring.news())") == "changed\n"

    (checkout.sources / "src/kantor/server/app.py").touch()
    third = checkout.install(**variables)
    assert third.returncode == 0, third.stdout
    assert compiled_libraries(third) == set()
    assert "translating to C" not in third.stdout
    assert checkout.python("from kantor.games.merchants import scoring; print(scoring.news())") == "changed\n"
    assert "uncompiled" not in checkout.version()


@pytest.mark.checkout
@pytest.mark.long
def test_when_mypyc_refuses_one_file_nothing_is_compiled(checkout: Checkout) -> None:
    with (checkout.sources / "src/kantor/core/options.py").open("a", encoding="utf-8") as source:
        source.write("\nWRONG: int = 'text'\n")
    done = checkout.install()
    assert done.returncode == 0, done.stdout
    assert done.stdout.count(WARNING) == 1
    assert_uncompiled(checkout)


@pytest.mark.checkout
@pytest.mark.long
def test_compilation_can_be_left_out(checkout: Checkout) -> None:
    # What an earlier, compiled install left behind.
    stale = checkout.sources / "build/lib/kantor/core/position.so"
    stale.parent.mkdir(parents=True)
    stale.touch()
    done = checkout.install(KANTOR_COMPILE="0", CC="no-such-compiler")
    assert done.returncode == 0, done.stdout
    assert WARNING not in done.stdout
    assert_uncompiled(checkout)


@pytest.mark.checkout
@pytest.mark.long
def test_compilation_can_be_insisted_on(checkout: Checkout) -> None:
    done = checkout.install(KANTOR_COMPILE="1", CC="no-such-compiler")
    assert done.returncode != 0
    assert not (checkout.target / "kantor").exists()


@pytest.mark.checkout
def test_an_unknown_wish_is_refused(checkout: Checkout) -> None:
    done = checkout.install(KANTOR_COMPILE="yes")
    assert done.returncode != 0
    assert "KANTOR_COMPILE is 'yes'; it can be 0" in done.stdout


@pytest.mark.compiled
def test_the_wheel_holds_compiled_modules_and_texts_but_no_tests() -> None:
    names = {str(path) for path in importlib.metadata.files("kantor") or ()}
    assert not [name for name in names if "tests/" in name]
    suffix = EXTENSION_SUFFIXES[0]
    assert f"kantor/core/position{suffix}" in names
    for game in kantor.GAMES:
        parts = ("RULES.md", "text/en.ftl", "text/pl.ftl", f"state{suffix}", f"turn{suffix}")
        assert {f"kantor/games/{game}/{part}" for part in parts} <= names

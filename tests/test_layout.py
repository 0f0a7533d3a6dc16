"""The layout: who may import whom, what a game's folder holds, the map of folders, what no file may name."""

import ast
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
GAMES = sorted(path for path in (SRC / "kantor/games").glob("[a-z]*") if path.is_dir())
IN_EVERY_GAME = (
    "RULES.md",
    "rules/__init__.py",
    "state.py",
    "tests/__init__.py",
    "tests/endings.py",
    "text/en.ftl",
    "text/pl.ftl",
    "turn.py",
)
# Modules of their own in every real game; the tiny one of the tests joins some.
IN_EVERY_REAL_GAME = (
    *IN_EVERY_GAME,
    "evaluate.py",
    "observe.py",
    "planes.py",
    "scoring.py",
    "text_board.py",
    "view.py",
    "web/index.ts",
)
LONGEST_MODULE = 400
MADE_BY_TOOLS = {"__pycache__", "build", "dist", "node_modules"}

# Names and ends are apart, so that this file names no host either.
REGISTRIES = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian)\.(?:org|com|net)\b")
MACHINE_PATHS = re.compile(r"(?<![\w.~-])(?<!:/)/(?:work|root|home|Users)/[\w.]")


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def may_import(module: str, target: str) -> bool:
    """The core knows no game, bots know no game, no game knows another or anything that is built upon games."""
    if not within(target, "kantor"):
        return True
    match module.split("."):
        case ["kantor", "core", *_]:
            return within(target, "kantor.core")
        case ["kantor", "bots", *_]:
            return within(target, "kantor.core") or within(target, "kantor.bots")
        case ["kantor", "games", game, "tests", *_]:
            return within(target, f"kantor.games.{game}") or not within(target, "kantor.games")
        case ["kantor", "games", game, *_]:
            return within(target, "kantor.core") or within(target, f"kantor.games.{game}")
    return True


def imports(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """The full name of everything that a module imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = node.level - is_package
            above = module.split(".")[: -up or None] if node.level else []
            origin = ".".join([*above, node.module] if node.module else above)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def bad_imports(source: str, module: str, is_package: bool = False) -> list[str]:
    return [target for target in imports(source, module, is_package) if not may_import(module, target)]


def bad_names(text: str) -> list[str]:
    """Addresses of package registries, and paths that exist on somebody's machine only."""
    return [found.group() for pattern in (REGISTRIES, MACHINE_PATHS) for found in pattern.finditer(text)]


def canonical(project: str) -> str:
    return re.sub(r"[-_.]+", "-", project).lower()


def pins(lines: list[str]) -> dict[str, str]:
    """Project -> version, from lines of the form `project==version` and no other."""
    found = {}
    for line in lines:
        pinned = re.fullmatch(r"([\w.-]+)(?:\[\w+\])?==([\w.]+)", line)
        if pinned is None:
            raise ValueError(f"{line!r} is not of the form project==version")
        found[canonical(pinned[1])] = pinned[2]
    return found


def files(*suffixes: str) -> list[Path]:
    """The files of the checkout that people write, of the given suffixes or all."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if name not in MADE_BY_TOOLS
            and (not name.startswith(".") or name == ".ci")
            and not name.endswith(".egg-info")
        ]
        # In a worktree, .git is a file that says where the repository lies.
        found += [Path(folder, name) for name in names if name != ".git" if not suffixes or name.endswith(suffixes)]
    return sorted(found)


def module_of(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_imports_keep_their_order() -> None:
    found = {
        path: bad_imports(path.read_text(encoding="utf-8"), module_of(path), path.name == "__init__.py")
        for path in SRC.rglob("*.py")
    }
    assert len(found) > 10
    assert {path: bad for path, bad in found.items() if bad} == {}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kantor.core.match", "from kantor.games.merchants import Merchants"),
        ("kantor.core.match", "from kantor.games import GAMES"),
        ("kantor.core.match", "import kantor"),
        ("kantor.core.match", "from kantor import GAMES"),
        ("kantor.core.match", "def late():\n    import kantor.bots.greedy"),
        ("kantor.core.match", "from ..games import amber"),
        ("kantor.core.match", "from .. import cli"),
        ("kantor.bots.greedy", "import kantor.games.merchants.state as s"),
        ("kantor.games.amber.turn", "from kantor.games.merchants.state import State"),
        ("kantor.games.amber.turn", "from kantor.games import merchants"),
        ("kantor.games.amber.rules.draw", "from ...merchants import state"),
        ("kantor.games.amber.turn", "if TYPE_CHECKING:\n    from kantor.bots import search"),
        ("kantor.games.amber.turn", "from kantor.cli import main"),
        ("kantor.games.amber.turn", "import kantor.server"),
        ("kantor.games.amber.tests.test_draw", "from kantor.games.merchants.state import State"),
    ],
)
def test_an_import_against_the_order_is_found(module: str, source: str) -> None:
    assert bad_imports(source, module)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kantor.core.match", "import msgspec\nfrom kantor.core.position import Position\nfrom . import errors"),
        ("kantor.bots.greedy", "from kantor.bots.search import best\nfrom ..core.game import Game"),
        ("kantor.games.amber.turn", "from kantor.games.amber import state\nfrom .rules import draw"),
        ("kantor.games.amber.tests.test_draw", "import kantor\nfrom kantor import Match\nfrom .. import state"),
        ("kantor.cli", "from kantor.games import GAMES"),
    ],
)
def test_an_import_in_order_is_let_through(module: str, source: str) -> None:
    assert not bad_imports(source, module)


def test_relative_imports_of_a_package_start_at_itself() -> None:
    assert list(imports("from . import state\nfrom ..hansa import b", "kantor.games.amber", is_package=True)) == [
        "kantor.games.amber.state",
        "kantor.games.hansa.b",
    ]


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    found = {}
    for path in files():
        try:
            bad = bad_names(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue
        if bad:
            found[path] = bad
    assert found == {}


@pytest.mark.parametrize("path", ["work/main", "home/ann", "root/.cache", "Users/ann"])
@pytest.mark.parametrize("before", ["", "see ", "x = '", "file://", "PATH="])
def test_a_path_of_one_machine_is_found(before: str, path: str) -> None:
    assert bad_names(f"{before}/{path}")


@pytest.mark.parametrize("host", ["pypi", "files.pythonhosted", "registry.npmjs", "deb.debian"])
def test_a_registry_is_found(host: str) -> None:
    assert bad_names(f"see {host}.org for it")


@pytest.mark.parametrize(
    "text", ["https://kantor.example/home/x", "https://home/x", "src/work/x", "a home/work balance", "/homework/x"]
)
def test_other_paths_are_let_through(text: str) -> None:
    assert not bad_names(text)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_the_same_parts(game: Path) -> None:
    assert [part for part in IN_EVERY_REAL_GAME if not (game / part).exists()] == []


def test_the_tiny_game_has_the_parts_that_every_game_has() -> None:
    assert [part for part in IN_EVERY_GAME if not (ROOT / "tests/ballast" / part).exists()] == []


def test_every_folder_with_modules_is_a_package() -> None:
    assert {path.parent for path in SRC.rglob("*.py") if not (path.parent / "__init__.py").exists()} == set()


def test_no_module_is_too_long() -> None:
    lengths = {
        path: len(path.read_text(encoding="utf-8").splitlines()) for path in files(".py") if "data" not in path.parts
    }
    assert {path: length for path, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_a_tiny_game_takes_less_than_300_lines_without_its_rules() -> None:
    """CONTRIBUTING.md's steps made it: what it takes is what they ask for."""
    modules = list((ROOT / "tests/ballast").glob("*.py"))
    assert len(modules) > 4
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in modules) < 300


def mapped(page: str) -> list[str]:
    """The folders of the map in ARCHITECTURE.md."""
    rows = page.split("| folder | what is in it |")[1].split("\n\n", maxsplit=1)[0]
    return re.findall(r"^\| `([^`]+)` \| [^|\s]", rows, re.MULTILINE)


def unlike(folders: set[str], lines: list[str]) -> tuple[set[str], set[str]]:
    """Folders without a line, and lines without a folder. A star stands for one name."""
    patterns = {line: re.compile(re.escape(line).replace(r"\*", "[^/]+")) for line in lines}
    bare = {folder for folder in folders if not any(pattern.fullmatch(folder) for pattern in patterns.values())}
    idle = {line for line, pattern in patterns.items() if not any(map(pattern.fullmatch, folders))}
    return bare, idle


def test_the_map_has_a_line_for_every_folder() -> None:
    folders = {path.parent.relative_to(ROOT).as_posix() for path in files() if "static" not in path.parts} - {"."}
    lines = mapped((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    assert len(lines) == len(set(lines)) > 40
    bare, idle = unlike(folders, lines)
    assert not bare, f"write a line for these in the map of ARCHITECTURE.md: {sorted(bare)}"
    assert not idle, f"no folder is like these lines of the map of ARCHITECTURE.md: {sorted(idle)}"


def test_a_folder_without_a_line_and_a_line_without_a_folder_are_found() -> None:
    page = "| folder | what is in it |\n|---|---|\n| `a/*` | x |\n| `b` | y |\n| `c` | |\n\nText with `d`."
    assert mapped(page) == ["a/*", "b"]
    assert unlike({"a/x", "a/x/y", "c"}, ["a/*", "b"]) == ({"a/x/y", "c"}, {"b"})


def test_every_script_can_be_run() -> None:
    scripts = [path for path in (ROOT / "scripts").iterdir() if not path.suffix] + [ROOT / ".ci/run"]
    assert len(scripts) > 3
    for path in scripts:
        assert os.access(path, os.X_OK), f"{path} is not executable"
        assert path.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n"), f"{path} does not name its shell"


def test_every_version_is_pinned_once() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    constraints = pins([line for line in lines if not line.startswith("#")])
    peers = (ROOT / "bench/constraints.txt").read_text(encoding="utf-8").splitlines()
    assert pins([line for line in peers if not line.startswith("#")]).keys() & constraints.keys() == set()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = pins(project["build-system"]["requires"])
    assert build == {name: constraints.get(name) for name in build}
    extras = [line for lines in project["project"].get("optional-dependencies", {}).values() for line in lines]
    wanted = [*project["project"]["dependencies"], *extras]
    needed = {canonical(re.split(r"[<>=\[]", line)[0]) for line in wanted}
    longer = (ROOT / "tests/constraints.txt").read_text(encoding="utf-8").splitlines()
    beside = pins([line for line in longer if not line.startswith("#")])
    assert beside.keys() & constraints.keys() == set()
    assert needed - constraints.keys() - beside.keys() == set()


@pytest.mark.parametrize("line", ["rich>=15", "rich", "--no-index", "rich @ https://x/rich.whl", "rich==15 --hash=x"])
def test_a_loose_version_is_found(line: str) -> None:
    with pytest.raises(ValueError, match="project==version"):
        pins([line])

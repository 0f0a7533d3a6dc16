"""The client's types are those of the engine, its texts complete in both languages, its lock file without addresses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from kantor.server.talk import PRESETS

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[1]
OF_GAMES = sorted(ROOT.glob("src/kantor/games/*/web"))
TEXTS = [ROOT / "web/text", ROOT / "web/text/people", ROOT / "web/text/talk", *OF_GAMES]


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with its variables."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
    return found


def test_the_types_of_the_wire_are_up_to_date() -> None:
    from tools.wire.types import files  # noqa: PLC0415  only a whole checkout has it

    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path} is out of date: run scripts/types"


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same(folder: Path) -> None:
    assert messages(folder / "en.ftl") == messages(folder / "pl.ftl")


def test_every_message_that_the_shell_asks_for_is_there() -> None:
    known = messages(ROOT / "web/text/en.ftl")
    sources = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".svelte", ".ts")]
    asked = {name for path in sources for name in re.findall(r"\bt\('([\w-]+)'", path.read_text(encoding="utf-8"))}
    assert len(asked) > 50
    assert asked - known.keys() == set()


def test_every_message_that_the_pages_about_people_ask_for_is_there() -> None:
    known = messages(ROOT / "web/text/people/en.ftl")
    sources = [path for path in (ROOT / "web/src/people").iterdir() if path.suffix in (".svelte", ".ts")]
    found = [re.findall(r"\btp\((?:[\w.]+ \? )?'([\w-]+)'(?: : '([\w-]+)')?", path.read_text()) for path in sources]
    asked = {name for names in found for pair in names for name in pair if name}
    assert len(asked) > 30
    assert asked - known.keys() == set()


def test_every_message_that_talk_asks_for_is_there() -> None:
    known = messages(ROOT / "web/text/talk/en.ftl") | messages(ROOT / "web/text/en.ftl")
    sources = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".svelte", ".ts")]
    texts = [path.read_text(encoding="utf-8") for path in sources]
    found = [re.findall(r"\btt\((?:[\w.]+ \? )?'([\w-]+)'(?: : '([\w-]+)')?", text) for text in texts]
    asked = {name for names in found for pair in names for name in pair if name}
    assert len(asked) > 25
    assert asked | {f"say-{preset}" for preset in PRESETS} <= known.keys()


def test_the_lock_file_names_no_address_to_load_from() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert all(package.get("integrity") for name, package in lock["packages"].items() if name)


def test_every_file_of_the_client_can_be_read_at_once() -> None:
    written = [
        path
        for folder in (ROOT / "web", *OF_GAMES)
        for path in folder.rglob("*")
        if path.suffix in (".svelte", ".ts", ".css") and path.name != "wire.ts"  # that one is made
    ]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in written if path.name != "wire.ts"}
    assert {path: length for path, length in lengths.items() if length > 320} == {}

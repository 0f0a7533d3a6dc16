"""Contract 8: every row of RULES.md points at its module and at tests that exist, and every rule has a row."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

from kantor.core.game import Game
from kantor.core.text import LANGUAGES
from tests.contract.cases import every_game, folder_of_tests
from tests.contract.rules_page import rows


@cache
def names_of_tests(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8")) if file.is_file() else ast.Module([], [])
    return frozenset(
        node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@every_game
def test_rules_are_numbered_one_by_one(game: Game[Any]) -> None:
    assert len(rows(game)) > 5
    assert [row.no for row in rows(game)] == [str(number) for number in range(1, len(rows(game)) + 1)]


@every_game
def test_a_rule_has_one_id(game: Game[Any]) -> None:
    ids = [row.id for row in rows(game)]
    assert sorted(set(ids)) == sorted(ids)
    assert all(row.rule and row.id for row in rows(game))


@every_game
def test_a_rule_names_modules_of_the_game(game: Game[Any]) -> None:
    for row in rows(game):
        assert row.modules, row
        assert [module for module in row.modules if not (game.folder / module).is_file()] == [], row


@every_game
def test_a_rule_names_tests_that_exist(game: Game[Any]) -> None:
    missing = []
    for row in rows(game):
        assert row.tests, row
        for reference in row.tests:
            file, colons, name = reference.partition("::")
            if not colons or name not in names_of_tests(folder_of_tests(game) / file):
                missing.append(reference)
    assert missing == []


@every_game
def test_a_rule_can_be_told_in_every_language(game: Game[Any]) -> None:
    for language in LANGUAGES:
        for row in rows(game):
            assert game.texts(language).say(f"rule-{row.id}")


@every_game
def test_a_rule_that_can_be_told_has_a_row(game: Game[Any]) -> None:
    source = (game.folder / "text/en.ftl").read_text(encoding="utf-8")
    told = {line.split(" = ")[0].removeprefix("rule-") for line in source.splitlines() if line.startswith("rule-")}
    assert told == {row.id for row in rows(game)}

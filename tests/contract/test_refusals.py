"""Contract 10: a refusal names a rule that really forbids the move."""

from __future__ import annotations

import ast
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kantor.core.game import Game
from kantor.core.position import Position, options_of
from tests.contract import refusals
from tests.contract.cases import CASES, TOY, Case, every_case, every_game, kept
from tests.contract.refusals import Refused
from tests.contract.rules_page import rows
from tests.contract.test_promises import scenes
from tests.contract.walks import Walk
from tests.toy.turn import FairPosition

POSITIONS = 60  # looked at in each case, for each hundred playouts of the contract
MOVES = 40  # of those not offered, in each position
SHARE = 0.2  # of the positions of a playout


@every_case
def test_a_refusal_names_a_rule_that_forbids_the_move(case: Case, playouts: int) -> None:
    pick = random.Random(1)
    left = playouts * POSITIONS // 100
    for seed in range(10_000):
        walk = begun(case, seed)
        for position in walk.decisions():
            if pick.random() < SHARE:
                left -= 1
                assert_true(case, position, pick)
            if left <= 0:
                return


def begun(case: Case, seed: int) -> Walk:
    """A new game, or one in the thick of it where the game can make one."""
    walk = Walk(case, seed)
    if seed % 2 and scenes(case.game):
        _, walk.position = case.game.position_from_json(scenes(case.game)["scene"](case.setup, random.Random(seed)))
        walk.left = 60
    return walk


def assert_true(case: Case, position: Position, pick: random.Random) -> None:
    game = case.game
    catalogue = game.catalogue(case.setup)
    table = game.position_to_json(position, case.setup)
    for seat in position.actors():
        offered = set(options_of(position, seat))
        for move in sample(case, offered, pick):
            rule = position.why_not(seat, move)
            assert rule is not None
            refused = Refused(table, seat, catalogue.to_json(move))
            if not refusals.is_true(game, rule, refused):
                pytest.fail(f"{rule} doesn't forbid {catalogue.texts[move]!r} to seat {seat} in {table}")


def sample(case: Case, offered: set[int], pick: random.Random) -> list[int]:
    """Some moves of every kind that aren't offered."""
    moves, catalogue = kinds(case), case.game.catalogue(case.setup).moves
    most = max(2, MOVES // len(moves))
    open_ones = Counter(catalogue[move].kind for move in offered)
    found = []
    for kind, every in moves.items():
        # As many more as are offered and left out again: to go through all that there are takes long.
        some = pick.sample(every, min(most + open_ones[kind], len(every)))
        found += [move for move in some if move not in offered][:most]
    return found


def kinds(case: Case) -> dict[str, list[int]]:
    """The moves of the catalogue by kind."""

    def sort() -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for index, move in enumerate(case.game.catalogue(case.setup).moves):
            found.setdefault(move.kind, []).append(index)
        return found

    return kept(case, "kinds", sort)


@every_game
def test_every_reason_belongs_to_a_rule(game: Game[Any]) -> None:
    assert set(refusals.reasons(game)) <= {row.id for row in rows(game)}


@every_game
def test_every_rule_that_a_refusal_can_name_has_its_reason(game: Game[Any]) -> None:
    """Also those that playouts seldom come to: whatever the rules return that is the id of a rule."""
    named = {name for file in game.folder.rglob("*.py") if "tests" not in file.parts[-2:] for name in returned(file)}
    wanted = named & {row.id for row in rows(game)}
    assert wanted
    assert wanted <= set(refusals.reasons(game))


def returned(file: Path) -> set[str]:
    """The texts that functions of a module return."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {text for node in ast.walk(tree) if isinstance(node, ast.Return) for text in texts_in(node.value)}


def texts_in(value: ast.expr | None) -> set[str]:
    if isinstance(value, ast.IfExp):
        return texts_in(value.body) | texts_in(value.orelse)
    return {value.value} if isinstance(value, ast.Constant) and isinstance(value.value, str) else set()


def test_a_wrong_reason_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in CASES if case.game is TOY)
    why_not = FairPosition.why_not

    def wrong(self: FairPosition, seat: int, move: int) -> str | None:
        found = why_not(self, seat, move)
        return "bid-purse" if found == "in-order" else found

    monkeypatch.setattr(FairPosition, "why_not", wrong)
    with pytest.raises(pytest.fail.Exception, match="bid-purse doesn't forbid"):
        test_a_refusal_names_a_rule_that_forbids_the_move(case, 60)


def test_a_rule_without_reason_is_noticed() -> None:
    with pytest.raises(AssertionError, match="has no reason"):
        refusals.is_true(TOY, "unheard-of", Refused({}, 0, {}))

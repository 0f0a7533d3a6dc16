"""Contract 9: a prompt offers only what can be done."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from kantor.core.game import Game
from kantor.core.text import Texts
from kantor.core.view import Prompt
from tests.contract import promises
from tests.contract.cases import CASES, Case, every_case, every_game, names_in_tests
from tests.contract.promises import Asked
from tests.contract.walks import Walk, encoded
from tests.toy import Toy

PLAYOUTS = 25  # of all cases of a game, for each hundred that the contract plays


@cache
def scenes(game: Game[Any]) -> dict[str, Any]:
    """What a game has in `tests/scenes.py`: `scene(setup, random)` draws a position."""
    return names_in_tests(game, "scenes")


@every_case
def test_a_prompt_offers_only_what_can_be_done(case: Case, playouts: int) -> None:
    cases = sum(case.game is other.game for other in CASES)
    for seed in range(max(1, playouts * PLAYOUTS // 100 // cases)):
        assert_kept(Walk(case, seed, whole=True))


@pytest.mark.parametrize("case", [case for case in CASES if scenes(case.game)], ids=str)
def test_a_prompt_in_the_thick_of_a_game_offers_only_what_can_be_done(case: Case, playouts: int) -> None:
    """From positions that random play seldom comes to."""
    for seed in range(playouts // 10):
        walk = Walk(case, seed)
        _, walk.position = case.game.position_from_json(scenes(case.game)["scene"](case.setup, random.Random(seed)))
        walk.left = 40
        assert_kept(walk)


def assert_kept(walk: Walk) -> None:
    game = walk.case.game
    for position in walk.plies():
        for seat in range(walk.case.setup.players):
            prompt = game.prompt(position, seat)
            false = promises.broken(Asked(walk.case, position, seat), prompt)
            if false:
                text = encoded(game.position_to_json(position, walk.case.setup)).decode()
                pytest.fail(f"{prompt} promises {false} in {text}")


@every_game
def test_every_prompt_says_what_it_offers_in_both_languages_alike(game: Game[Any]) -> None:
    """The client may say a prompt in other words, but not promise anything else."""
    english = declared(game.folder / "text/en.ftl")
    assert english
    assert [ident for ident, words in english.items() if words is None] == []
    assert declared(game.folder / "text/pl.ftl") == english
    for file in (game.folder / "web").glob("*.ftl"):
        for ident, words in declared(file).items():
            assert words == english[ident], f"{ident} in {file.name}"


def declared(file: Path) -> dict[str, str | None]:
    """The attribute `.offers` of every prompt, as it is written."""
    tree = FluentParser().parse(file.read_text(encoding="utf-8"))
    return {
        entry.id.name: next((written(part) for part in entry.attributes if part.id.name == "offers"), None)
        for entry in tree.body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("prompt-")
    }


def written(attribute: ast.Attribute) -> str:
    message = ast.Message(ast.Identifier("x"), attributes=[attribute])
    return FluentSerializer().serialize_entry(message)


# The test of the tests: each kind of promise can be broken.


@pytest.fixture
def answering() -> Asked:
    """The toy, where somebody without a coin is asked: he may show a card or refuse."""
    game = Toy()
    case = Case(game, game.setup(2))
    position = game.new(case.setup)
    texts = case.game.catalogue(case.setup)
    for actor, text in ((-1, "card 1"), (-1, "card 1"), (-1, "card 2"), (0, "bid 1"), (1, "bid 0"), (0, "ask 1")):
        position.play(actor, texts.index(text))
    position.state.seats[1].coins = 0
    return Asked(case, position, 1)


@pytest.mark.parametrize(
    ("word", "kept"),
    [
        ("show", True),
        ("pay", False),
        ("pay|refuse", True),
        ("show+1", True),
        ("show+2", False),
        ("refuse>1", True),
        ("refuse>2", False),
        ("show*1", True),
        ("show*2", False),
        ("show*0", False),
    ],
)
def test_a_promise_is_kept_or_broken(answering: Asked, word: str, kept: bool) -> None:
    assert promises.is_kept(answering, word) == kept


def test_a_word_that_means_nothing_is_a_mistake(answering: Asked) -> None:
    with pytest.raises(AssertionError, match="promises nothing"):
        promises.is_kept(answering, "Show?")


def test_who_is_told_to_wait_has_nothing_to_do(answering: Asked) -> None:
    assert promises.broken(answering, Prompt("wait", 0)) == ["nothing"]
    assert promises.broken(answering._replace(seat=0), Prompt("wait", 1)) == []


def test_a_prompt_that_declares_nothing_is_a_mistake(answering: Asked) -> None:
    with pytest.raises(LookupError):
        promises.broken(answering, Prompt("unheard-of"))


def test_a_prompt_without_declaration_is_a_mistake(answering: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "attribute", lambda *_, **__: None)
    with pytest.raises(AssertionError, match="doesn't say what it offers"):
        promises.offers(answering.case.game, Prompt("bid", 0, {"value": 77}))

"""The player's rulebook: all that one can be sent to has its paragraph, and it is the same in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

import kantor
from kantor.core.game import Game
from kantor.core.rulebook import Block, Rulebook, figure_files, figures, read, rule_ids, rulebook
from kantor.core.text import LANGUAGES
from tests.contract.cases import ALL, every_game
from tests.contract.rules_page import rows

REAL = tuple(kantor.GAMES.values())
every_real_game = pytest.mark.parametrize("game", REAL, ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)
# Ids of the page around the text.
TAKEN = {"app", "main", "rules-contents"}


def blocks(book: Rulebook) -> list[Block]:
    return [*book.lead, *(block for section in book.sections for block in section.blocks)]


@cache
def expected(game: Game[Any]) -> frozenset[str]:
    """What somebody may be sent to: rules, prompts, settings, sources of points."""
    source = (game.folder / "text/en.ftl").read_text(encoding="utf-8")
    told = {line.split(" =")[0] for line in source.splitlines() if line.startswith(("prompt-", "score-"))}
    # That one says how ties are broken.
    told.discard("score-ties")
    setups = [case.setup for case in ALL if case.game is game]
    points = {f"score-{name}" for setup in setups for name in game.new(setup).result().scores[0]}
    assert points <= told
    return frozenset({*rule_ids(game), *told, *(f"setting-{setting.key}" for setting in game.settings)})


@every_game
def test_the_ids_of_the_rules_page_are_read(game: Game[Any]) -> None:
    assert rule_ids(game) == [row.id for row in rows(game)]


@every_language
@every_game
def test_every_rule_is_in_the_rulebook(game: Game[Any], language: str) -> None:
    """Also of a game that has none of its own."""
    book = rulebook(game, language)
    assert book.title == game.titles[language]
    assert set(rule_ids(game)) <= set(book.anchors())


@every_language
@every_real_game
def test_everything_one_is_sent_to_has_one_anchor(game: Game[Any], language: str) -> None:
    book = rulebook(game, language)
    count = Counter(book.anchors())
    assert [anchor for anchor, times in count.items() if times > 1 or not anchor or anchor in TAKEN] == []
    assert sorted(expected(game) - count.keys()) == []
    sections = {section.id for section in book.sections}
    assert sorted(count.keys() - sections - expected(game)) == []
    assert not sections & expected(game)


@every_real_game
def test_both_languages_have_the_same_paragraphs(game: Game[Any]) -> None:
    def outline(book: Rulebook) -> list[Any]:
        return [
            (
                section.id,
                section.level,
                section.anchors,
                [(block.kind, block.anchors, block.figure, len(block.cells)) for block in section.blocks],
            )
            for section in book.sections
        ]

    english, polish = (rulebook(game, language) for language in LANGUAGES)
    for one, other in zip(outline(english), outline(polish), strict=True):
        assert one == other
    assert len(english.lead) == len(polish.lead)


@every_language
@every_real_game
def test_a_rulebook_has_a_summary_chapters_and_a_glossary(game: Game[Any], language: str) -> None:
    book = rulebook(game, language)
    ids = [section.id for section in book.sections]
    assert ids[0] == "summary"
    assert ids[-1] == "glossary"
    assert all(section.level in (2, 3) and section.title for section in book.sections)
    # Boards, editions and variants are chapters.
    chapters = {anchor for section in book.sections for anchor in section.anchors}
    assert {f"setting-{setting.key}" for setting in game.settings} <= chapters
    # A chapter that only has parts needs no words of its own.
    empty = [
        one.id for one, then in zip(book.sections, book.sections[1:], strict=False) if not one.blocks if then.level == 2
    ]
    assert empty == []
    assert book.lead


@every_language
@every_real_game
def test_links_and_names_lead_somewhere(game: Game[Any], language: str) -> None:
    book = rulebook(game, language)
    anchors = set(book.anchors())
    texts = game.texts(language)
    runs = [run for block in blocks(book) for cell in block.cells for run in cell]
    assert [run.to for run in runs if run.mark == "link" and run.to not in anchors] == []
    assert [run.to for run in runs if run.mark == "icon" and not texts.has(run.to.replace(":", "-", 1))] == []
    assert [run.text for run in runs if "{" in run.text or "}" in run.text] == []


@every_real_game
def test_every_figure_is_drawn_from_a_position(game: Game[Any]) -> None:
    for language in LANGUAGES:
        used = [block.figure for block in blocks(rulebook(game, language)) if block.kind == "figure"]
        assert sorted(used) == sorted(figure_files(game))
    drawn = figures(game)
    assert len(drawn) >= 3
    for name, figure in drawn.items():
        assert figure.view.game == game.key, name
        assert figure.players in game.seats


def test_a_rulebook_is_read_with_its_anchors() -> None:
    source = """# Game

Lead.

## Chapter {one}

Words with **weight** and a [way](#two),
over two lines. {rule-a rule-b}

- [grain](good:grain) {rule-c}

1. first

> note

| a | b |
|---|---|
| x | y {rule-d} |

![caption](figures/f.json)

### Part {two rule-e}
"""
    book = read(source, "game", "en")
    assert book.anchors() == ["one", "rule-a", "rule-b", "rule-c", "rule-d", "two", "rule-e"]
    chapter = book.sections[0]
    assert [block.kind for block in chapter.blocks] == ["text", "item", "step", "note", "head", "row", "figure"]
    words = chapter.blocks[0].cells[0]
    assert "".join(run.text for run in words) == "Words with weight and a way, over two lines."
    assert [(run.mark, run.to) for run in words if run.mark != "plain"] == [("strong", ""), ("link", "two")]
    assert [run.text for cell in chapter.blocks[5].cells for run in cell] == ["x", "y"]
    assert chapter.blocks[6].figure == "f"


def test_a_rulebook_needs_a_title() -> None:
    with pytest.raises(ValueError, match="no title"):
        read("words", "game", "en")

"""The player's rulebook of a game: what the page, the command line and the tests read.

It is Markdown beside the game, `rulebook/en.md` and `rulebook/pl.md`, in the order a new player needs it. Braces at the
end of a heading, paragraph, list item or table row name its anchors: a heading's first one is the section's own name,
all others are ids of rules (`RULES.md`), `prompt-<id>`, `setting-<key>` or `score-<source>`. An image such as
`![caption](figures/market.json)` is a position that the client draws with the components of the table.
`[grain](good:grain)` is a name with its little drawing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

from kantor.core.setup import Setup
from kantor.core.view import View

if TYPE_CHECKING:
    from kantor.core.game import Game

TAGS = re.compile(r"\s*\{([a-z0-9_ -]+)\}$")
RULE = re.compile(r"^\|\s*\d+\s*\|[^|]+\|\s*`?([a-z0-9-]+)`?\s*\|", re.MULTILINE)
FIGURE = re.compile(r"figures/([a-z0-9-]+)\.json")

BlockKind = Literal["text", "item", "step", "note", "head", "row", "figure"]


class Run(Struct, frozen=True):
    """Words of one kind: plain, strong, emphasised, a link to an anchor, or a name with a drawing (`kind:id`)."""

    text: str
    mark: Literal["plain", "strong", "em", "link", "icon"] = "plain"
    to: str = ""


class Block(Struct, frozen=True):
    """A paragraph, a list item, a row of a table, an example or a figure, with the anchors that stand at it."""

    kind: BlockKind
    anchors: tuple[str, ...]
    cells: tuple[tuple[Run, ...], ...]  # one, but for rows of a table
    figure: str = ""


class Section(Struct, frozen=True):
    id: str
    title: str
    level: int  # 2 is a chapter, 3 a part of one
    anchors: tuple[str, ...]
    blocks: tuple[Block, ...]


class Rulebook(Struct, frozen=True):
    game: str
    language: str
    title: str
    lead: tuple[Block, ...]  # before the first chapter
    sections: tuple[Section, ...]

    def anchors(self) -> list[str]:
        """All of them in order, sections included."""
        found = [anchor for block in self.lead for anchor in block.anchors]
        for section in self.sections:
            found += [section.id, *section.anchors, *(anchor for block in section.blocks for anchor in block.anchors)]
        return found


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure's file: which part of the table is shown, from whose seat, and the position."""

    part: str
    position: dict[str, Any]
    seat: int | None = None
    focus: tuple[str, ...] = ()  # the places to come near to


class Drawn(Struct, frozen=True):
    """A figure as the client draws it: what a seat sees of its position."""

    part: str
    focus: tuple[str, ...]
    players: int
    settings: dict[str, Any]
    view: View


def read(source: str, game: str, language: str) -> Rulebook:
    """A rulebook from its Markdown. Raises ValueError for a page without a title."""
    tokens = MarkdownIt("commonmark").enable("table").parse(source)
    title = ""
    lead: list[Block] = []
    sections: list[Section] = []
    blocks = lead
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.type == "heading_open":
            cells, tags = _tagged([tokens[at + 1]])
            words = "".join(run.text for run in cells[0])
            if token.tag == "h1":
                title = words
            else:
                blocks = []
                name = tags[0] if tags else ""
                sections.append(Section(name, words, int(token.tag[1]), tags[1:], ()))
            at += 3
            continue
        end = _end(tokens, at)
        blocks += _blocks(tokens[at : end + 1])
        if sections:
            last = sections[-1]
            sections[-1] = Section(last.id, last.title, last.level, last.anchors, tuple(blocks))
        at = end + 1
    if not title:
        raise ValueError(f"the rulebook of {game} in {language} has no title")
    return Rulebook(game, language, title, tuple(lead), tuple(sections))


def _end(tokens: Sequence[Token], start: int) -> int:
    """Where the block that opens at `start` closes."""
    depth = 0
    for at in range(start, len(tokens)):
        depth += tokens[at].nesting
        if depth == 0:
            return at
    return len(tokens) - 1


def _blocks(tokens: Sequence[Token]) -> Iterator[Block]:
    kinds: dict[str, BlockKind] = {"bullet_list_open": "item", "ordered_list_open": "step", "blockquote_open": "note"}
    opening = tokens[0].type
    if opening == "table_open":
        yield from _rows(tokens)
        return
    for token in tokens:
        if token.type == "inline":
            children = token.children or []
            if len(children) == 1 and children[0].type == "image":
                yield _figure(children[0])
                continue
            cells, tags = _tagged([token])
            yield Block(kinds.get(opening, "text"), tags, cells)


def _figure(image: Token) -> Block:
    found = FIGURE.fullmatch(str(image.attrs["src"]))
    if found is None:
        raise ValueError(f"a figure is figures/<name>.json, not {image.attrs['src']}")
    return Block("figure", (), (tuple(_runs(image.children or [])),), found[1])


def _rows(tokens: Sequence[Token]) -> Iterator[Block]:
    cells: list[Token] = []
    head = True
    for token in tokens:
        if token.type == "inline":
            cells.append(token)
        elif token.type == "tr_close":
            found, tags = _tagged(cells)
            yield Block("head" if head else "row", tags, found)
            cells, head = [], False


def _tagged(cells: Sequence[Token]) -> tuple[tuple[tuple[Run, ...], ...], tuple[str, ...]]:
    """The words of the cells, and the anchors in braces at their end."""
    found = [list(_runs(cell.children or [])) for cell in cells]
    tags: tuple[str, ...] = ()
    if found and found[-1]:
        last = found[-1][-1]
        braces = TAGS.search(last.text) if last.mark == "plain" else None
        if braces:
            tags = tuple(braces[1].split())
            left = last.text[: braces.start()]
            found[-1][-1:] = [Run(left)] if left else []
    return tuple(tuple(runs) for runs in found), tags


def _runs(tokens: Sequence[Token]) -> Iterator[Run]:
    """Inline words; line ends of the source are blanks."""
    run = Run("")
    for token in tokens:
        match token.type:
            case "text" | "softbreak":
                words = " " if token.type == "softbreak" else token.content
                run = Run(run.text + words, run.mark, run.to)
                continue
            case "strong_open" | "em_open":
                following = Run("", "strong" if token.type == "strong_open" else "em")
            case "link_open":
                address = str(token.attrs["href"])
                following = Run("", "link", address[1:]) if address.startswith("#") else Run("", "icon", address)
            case _:
                following = Run("")
        if run.text:
            yield run
        run = following
    if run.text:
        yield run


def rule_ids(game: Game[Any]) -> list[str]:
    """The ids of RULES.md, in order."""
    return RULE.findall(game.rules())


@cache
def rulebook(game: Game[Any], language: str) -> Rulebook:
    """The game's own rulebook; a game without one has a page of its rules, in the sentences of refusals."""
    file = game.folder / "rulebook" / f"{language}.md"
    if file.is_file():
        return read(file.read_text(encoding="utf-8"), game.key, language)
    texts = game.texts(language)
    title = texts.say("game-title")
    items = tuple(Block("item", (rule,), ((Run(texts.say(f"rule-{rule}")),),)) for rule in rule_ids(game))
    return Rulebook(game.key, language, title, (), (Section("rules", title, 2, (), items),))


def figure_files(game: Game[Any]) -> dict[str, Path]:
    return {file.stem: file for file in sorted((game.folder / "rulebook/figures").glob("*.json"))}


def draw(game: Game[Any], file: Path) -> Drawn:
    """A figure as its seat sees it; BadPosition where the position can't be."""
    figure = msgspec.json.decode(file.read_bytes(), type=Figure)
    setup: Setup
    setup, position = game.position_from_json(figure.position)
    return Drawn(figure.part, figure.focus, setup.players, dict(setup.settings), game.view(position, figure.seat))


@cache
def figures(game: Game[Any]) -> dict[str, Drawn]:
    """All figures of a rulebook by name."""
    return {name: draw(game, file) for name, file in figure_files(game).items()}

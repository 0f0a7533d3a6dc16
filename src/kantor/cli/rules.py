"""`kantor rules`: the player's rulebook of a game, the same text as in the browser."""

import sys
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kantor.cli.words import Words, find_game
from kantor.core.errors import BadSettings
from kantor.core.rulebook import Block, Rulebook, Run, Section, rule_ids, rulebook

WIDEST = 100
STYLES = {"strong": "bold", "em": "italic", "link": "underline"}


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="rules", help=words.say("cli-rules-help"))
    def command(
        game: Annotated[str, typer.Argument(help=words.say("cli-game-help"))],
        rule: Annotated[str | None, typer.Option(help=words.say("cli-rule-help"))] = None,
        json: Annotated[bool, typer.Option("--json", help=words.say("cli-json-help"))] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        chosen = find_game(game)
        book = rulebook(chosen, words.language)
        if rule is not None:
            book = _only(book, rule)
        if json:
            print(msgspec.json.encode(_data(book, set(rule_ids(chosen)))).decode())
        else:
            _print(book)


def _only(book: Rulebook, anchor: str) -> Rulebook:
    """The section where that rule stands."""
    found = tuple(section for section in book.sections if anchor in _anchors(section))
    if not found:
        raise BadSettings("no-such-rule", game=book.game, name=anchor[:60])
    return Rulebook(book.game, book.language, book.title, (), found)


def _anchors(section: Section) -> list[str]:
    return [section.id, *section.anchors, *(anchor for block in section.blocks for anchor in block.anchors)]


def _data(book: Rulebook, rules: set[str]) -> dict[str, Any]:
    return {
        "game": book.game,
        "language": book.language,
        "title": book.title,
        "lead": "\n".join(_words(block) for block in book.lead),
        "sections": [
            {
                "id": section.id,
                "title": section.title,
                "level": section.level,
                "rules": [anchor for anchor in _anchors(section) if anchor in rules],
                "anchors": _anchors(section),
                "figures": [block.figure for block in section.blocks if block.figure],
                "text": "\n".join(_words(block) for block in section.blocks if block.kind != "figure"),
            }
            for section in book.sections
        ],
    }


def _words(block: Block) -> str:
    return " | ".join("".join(run.text for run in cell) for cell in block.cells)


def _print(book: Rulebook) -> None:
    console = Console(highlight=False)
    if sys.stdout.isatty():
        console.width = min(console.width, WIDEST)
    console.print(Text(book.title.upper(), style="bold"))
    _print_blocks(console, book.lead)
    for section in book.sections:
        console.print()
        console.print(Text(section.title, style="bold underline" if section.level == 2 else "bold"))
        _print_blocks(console, section.blocks)


def _print_blocks(console: Console, blocks: tuple[Block, ...]) -> None:
    rows: list[Block] = []
    number = 0
    for at, block in enumerate(blocks):
        if at and block.kind in ("text", "note", "head") and blocks[at - 1].kind != "figure":
            console.print()
        if rows and block.kind != "row":
            console.print(_table(rows))
            rows = []
        number = number + 1 if block.kind == "step" else 0
        match block.kind:
            case "head" | "row":
                rows.append(block)
            case "figure":
                continue
            case "item":
                console.print(_hanging("•", block))
            case "step":
                console.print(_hanging(f"{number}.", block))
            case "note":
                console.print(Padding(_text(block), (0, 4)))
            case _:
                console.print(_text(block))
    if rows:
        console.print(_table(rows))


def _text(block: Block) -> Text:
    found = _styled(block.cells[0])
    return found.append(_ids(block), style="dim")


def _ids(block: Block) -> str:
    """The names by which refusals quote what stands here."""
    ids = [anchor for anchor in block.anchors if not anchor.startswith(("prompt-", "score-"))]
    return f" [{', '.join(ids)}]" if ids else ""


def _styled(runs: tuple[Run, ...]) -> Text:
    found = Text()
    for run in runs:
        found.append(run.text, style=STYLES.get(run.mark, ""))
    return found


def _hanging(mark: str, block: Block) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", width=3)
    grid.add_column(overflow="fold")
    grid.add_row(mark, _text(block))
    return grid


def _table(rows: list[Block]) -> Table:
    table = Table(show_lines=False)
    for cell in rows[0].cells:
        table.add_column(_styled(cell), overflow="fold")
    for row in rows[1:]:
        cells = [_styled(cell) for cell in row.cells]
        cells[-1].append(_ids(row), style="dim")
        table.add_row(*cells)
    return table

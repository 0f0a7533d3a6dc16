"""Positions for tests, drawn as the text board draws them: three lines and three columns a square, with names of
columns above and of rows at the left. Of castles and villages only the place counts; the layout knows them.
"""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from kantor import IllegalMove, Match
from kantor.games.amber.data import FORM_IDS, FORMS, LAYOUTS, TILE_IDS, TILES_FILE
from kantor.games.amber.text_board import glyph

GLYPHS = {glyph(number): name for number, name in enumerate(FORM_IDS)}
# In a village the pawn covers the middle; no two tiles share their roads but for crossing, bridge and roundabout.
VILLAGES = {glyph(number, "V"): FORM_IDS[number] for number in reversed(range(len(FORMS)))}
NOTHING = {".", "V", "v", " "}
CASTLES = set("ABCDEFabcdef?")


def drawn(picture: str) -> dict[str, str]:
    """The tiles of a map by square."""
    lines = picture.strip("\n").split("\n")
    columns = [(found.group(), found.start()) for found in re.finditer("[A-K]", lines[0])]
    width = max(map(len, lines)) + 3
    lines = [line.ljust(width) for line in [*lines, ""]]
    found = {}
    for at, line in enumerate(lines[1:], 1):
        row = re.match(r" *(\d+) ", line)
        if row:
            for column, middle in columns:
                above, inside, below = (lines[at + step][middle - 1 : middle + 2] for step in (-1, 0, 1))
                tile = tile_in((above if at > 1 else "   ", inside, below))
                if tile is not None:
                    found[f"{column}{row.group(1)}"] = tile
    return found


def tile_in(block: tuple[str, str, str]) -> str | None:
    middle = block[1][1]
    alone = block[0].strip() == block[2].strip() == "" and block[1].strip() == middle.strip()
    if (middle in NOTHING and alone) or (middle in CASTLES and block[1][0] + block[1][2] == "--"):
        return None
    key = (block[0], block[1].replace("v", "V"), block[2]) if middle in "Vv" else block
    tile = VILLAGES.get(key) if middle in "Vv" else GLYPHS.get(key)
    assert tile is not None, f"no tile looks like {block}"
    return tile


def counted(tiles: str) -> dict[str, int]:
    """`curve curve shovel` as counts."""
    return {tile: tiles.split().count(tile) for tile in dict.fromkeys(tiles.split())}


def table(
    picture: str = "     A",
    hands: Sequence[str] = ("straight", "straight"),
    *,
    layout: str = "2A",
    agenda: Sequence[dict[str, Any]] = ({"do": "turn", "seat": 0},),
    stack: str | None = None,
    display: Sequence[str | None] = (),
    seats: Sequence[dict[str, Any]] = (),
    **fields: Any,
) -> Match:
    """A match that goes on from a map; castles belong to the seats in the layout's order.

    With `stack` the stack holds just these tiles, and all that isn't mentioned is in the box. Fields that a setting has
    are settings.
    """
    names = ("advanced", "edges", "tiles")
    settings = {name: fields.pop(name) for name in names if name in fields}
    board = drawn(picture)
    castles = LAYOUTS[layout].castles
    entries = [{"castle": castles[seat], "hand": counted(hand)} for seat, hand in enumerate(hands)]
    for entry, more in zip(entries, seats, strict=False):
        entry.update(more)
    position: dict[str, Any] = {
        "players": len(hands),
        "settings": {"layout": layout[1:], **settings},
        "first_player": 0,
        "board": board,
        "seats": entries,
        "display": list(display),
        "agenda": list(agenda),
        **fields,
    }
    if stack is not None:
        counts = TILES_FILE.sets[str(settings.get("tiles", "with-dead-ends"))]
        used = [*(tile.split()[0] for tile in board.values()), *" ".join(hands).split(), *stack.split()]
        used += [tile for tile in display if tile]
        position["box"] = {
            tile: counts[tile] - used.count(tile) for tile in TILE_IDS if counts[tile] > used.count(tile)
        }
    return Match.at("amber", position, seed=1)


def coins(match: Match) -> list[int]:
    return [player["coins"] for player in match.view(None)["table"]["players"]]


def links(match: Match, seat: int) -> list[str]:
    """The squares of the villages and castles that a seat is linked to."""
    return [site["square"] for site in match.view(None)["table"]["sites"] if seat in site["linked"]]


def site(match: Match, square: str) -> dict[str, Any]:
    (found,) = [site for site in match.view(None)["table"]["sites"] if site["square"] == square]
    assert isinstance(found, dict)
    return found


def squares(match: Match, tile: str, seat: int = 0) -> set[str]:
    """Where a seat may play a tile."""
    return {option.split()[1] for option in match.options(seat) if option.split()[0] == tile}


def on(match: Match, square: str) -> str | None:
    found = match.position()["board"].get(square)
    assert found is None or isinstance(found, str)
    return found


def player(match: Match, seat: int) -> dict[str, Any]:
    """A seat as it sees itself."""
    found: dict[str, Any] = match.view(seat)["table"]["players"][seat]
    return found


def asked(match: Match, seat: int) -> str:
    """What a seat is asked, in English."""
    prompt = match.view(seat)["prompt"]
    return match.game.texts("en").say(f"prompt-{prompt['id']}", **prompt["args"])


def refused(match: Match, seat: int, move: str) -> str | None:
    """Play a move that must be refused; returns the rule that forbids it. The match must stay as it was."""
    before = match.position(), match.record()
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, move)
    assert (match.position(), match.record()) == before
    return refusal.value.rule

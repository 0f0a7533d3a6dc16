"""The game box, read from its data files. Ids are those of the files, in their order.

The shapes and counts of the road tiles and the layouts are our own reconstruction; see RULES.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from kantor.core.forms import FIRST, Field, seats
from kantor.core.setup import Setup
from kantor.games.amber.board import EDGES, SQUARES, Box, Layout, Tiles
from kantor.games.amber.judgement import NUMBERS, Judgement
from kantor.games.amber.move_numbers import Moves
from kantor.games.amber.squares import EDGE_IDS, SQUARE_IDS, SQUARE_NUMBERS, Square, beside


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    coin: int
    village: int
    castle: int


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    castles: int
    villages: int
    coins: int
    tiles: int
    hand: int
    end_hand: int
    points: Points


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """One shape of road tile: the ways through it, each an edge of entry and an edge of exit."""

    id: str
    arcs: tuple[str, ...]
    swap: bool = False


class TilesFile(Struct, frozen=True, forbid_unknown_fields=True):
    note: str
    roads: tuple[Road, ...]
    sets: dict[str, dict[str, int]]


class LayoutEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    players: int
    castles: tuple[Square, ...]
    villages: tuple[Square, ...]


class LayoutsFile(Struct, frozen=True, forbid_unknown_fields=True):
    note: str
    layouts: tuple[LayoutEntry, ...]


class Form(NamedTuple):
    """A kind of tile turned clockwise by so many quarters; `exits` for each edge of entry."""

    kind: int
    turn: int
    roads: int
    entries: int
    exits: tuple[int, ...]


def _read(name: str, shape: Any) -> Any:
    return msgspec.json.decode((Path(__file__).parent / "data" / name).read_bytes(), type=shape)


FILE: Final[BoxFile] = _read("box.json", BoxFile)
TILES_FILE: Final[TilesFile] = _read("tiles.json", TilesFile)
LAYOUTS: Final[dict[str, LayoutEntry]] = {entry.id: entry for entry in _read("layouts.json", LayoutsFile).layouts}
LAYOUT_LETTERS: Final = tuple(sorted({entry.id.removeprefix(str(entry.players)) for entry in LAYOUTS.values()}))
# Factors on what things are worth, by variant and number of players.
JUDGEMENT: Final[dict[str, dict[str, float]]] = _read("judgement.json", dict[str, dict[str, float]])
ROADS: Final = TILES_FILE.roads
SWAMP: Final = len(ROADS)
SHOVEL: Final = SWAMP + 1
TILE_IDS: Final = (*(road.id for road in ROADS), "swamp", "shovel")
TILE_SETS: Final = tuple(TILES_FILE.sets)


def _edges(edges: set[int]) -> int:
    return sum(1 << edge for edge in edges)


def _form(kind: int, turn: int) -> Form:
    """Edges are turned clockwise; C, the middle of a dead end, is no edge."""
    turned = {edge: (EDGE_IDS.index(edge) + turn) % EDGES for edge in EDGE_IDS}
    arcs = [(turned.get(arc[0]), turned.get(arc[1])) for arc in ROADS[kind].arcs]
    roads = {edge for arc in arcs for edge in arc if edge is not None}
    entries = {start for start, _ in arcs if start is not None}
    exits = tuple(_edges({end for start, end in arcs if start == edge and end is not None}) for edge in range(EDGES))
    return Form(kind, turn, _edges(roads), _edges(entries), exits)


def _forms() -> tuple[Form, ...]:
    """Every kind in every turn that looks different; the swamp last."""
    forms = []
    seen = set()
    for kind, turn in product(range(len(ROADS)), range(EDGES)):
        form = _form(kind, turn)
        if (kind, *form[2:]) not in seen:
            seen.add((kind, *form[2:]))
            forms.append(form)
    return (*forms, Form(SWAMP, 0, 0, 0, (0,) * EDGES))


FORMS: Final = _forms()
TURNED: Final = frozenset(form.kind for form in FORMS if form.turn > 0)  # kinds that have several forms
FORM_IDS: Final = tuple(TILE_IDS[form.kind] + (f" r{form.turn}" if form.kind in TURNED else "") for form in FORMS)
FORM_NUMBERS: Final = {name: number for number, name in enumerate(FORM_IDS)}
SWAPS: Final = tuple(kind for kind, road in enumerate(ROADS) if road.swap)

TILES: Final = Tiles(
    len(TILE_IDS),
    [sum(form.kind < kind for form in FORMS) for kind in range(SWAMP + 2)],
    [form.kind for form in FORMS],
    [form.roads for form in FORMS],
    [form.entries for form in FORMS],
    [exits for form in FORMS for exits in form.exits],
    [int(form.roads in (0b0101, 0b1010)) for form in FORMS],
    list(SWAPS),
    [kind for kind in range(SWAMP) if kind not in SWAPS and _form(kind, 0).roads.bit_count() > 2],
)


def _check() -> None:
    """What the rules count on, whoever wrote the files."""
    for name, counts in TILES_FILE.sets.items():
        assert set(counts) == set(TILE_IDS), f"tile set {name} counts every kind of tile, and no other"
        assert sum(counts.values()) == FILE.tiles, f"tile set {name} has {FILE.tiles} tiles"
    for kind in SWAPS:
        forms = [form for form in FORMS if form.kind == kind]
        assert len(forms) == 1, "a tile that is swapped in looks the same from all sides"
        assert all(forms[0].exits[edge] >> (edge ^ 2) & 1 for edge in range(EDGES)), "and keeps both axes"
    for entry in LAYOUTS.values():
        squares = {*entry.castles, *entry.villages}
        assert len(squares) == len(entry.castles) + len(entry.villages), f"layout {entry.id} uses a square twice"
        assert len(entry.castles) == entry.players <= FILE.castles, f"layout {entry.id} has a castle for every player"
        assert len(entry.villages) <= FILE.villages, f"layout {entry.id} has too many villages"


_check()


@cache
def layout(ident: str) -> Layout:
    entry = LAYOUTS[ident]
    sites = [SQUARE_NUMBERS[name] for name in (*entry.castles, *entry.villages)]
    return Layout(
        len(entry.castles),
        sites,
        [sites.index(square) if square in sites else -1 for square in range(SQUARES)],
        [beside(square, edge) for square in range(SQUARES) for edge in range(EDGES)],
    )


def box(setup: Setup, tuned: Mapping[str, float] | None = None) -> Box:
    """With the factors of self-play, or with those that are given."""
    chosen = factors(setup) if tuned is None else tuned
    settings = setup.settings
    return _box(
        str(settings["tiles"]), settings["edges"] == "strict", bool(settings["advanced"]), tuple(chosen.items())
    )


def factors(setup: Setup) -> dict[str, float]:
    """Those that self-play found for a number of players, advanced or not, or for any; 1 where nothing was found. The
    advanced game was not tuned for every number: it plays by the numbers of the basic one better than by none."""
    players = setup.players
    found = JUDGEMENT.get(f"basic-{players}", JUDGEMENT["any"])
    if setup.settings["advanced"]:
        found = JUDGEMENT.get(f"advanced-{players}", found)
    return {name: found.get(name, 1.0) for name in NUMBERS}


@lru_cache(maxsize=64)
def _box(tile_set: str, strict: bool, advanced: bool, factors: tuple[tuple[str, float], ...]) -> Box:
    counts = TILES_FILE.sets[tile_set]
    return Box(
        [counts[tile] for tile in TILE_IDS],
        FILE.coins,
        FILE.hand,
        FILE.end_hand,
        FILE.points.coin,
        FILE.points.village,
        FILE.points.castle,
        strict,
        advanced,
        Judgement(dict(factors)),
    )


@cache
def moves(players: int) -> Moves:
    return Moves(TILES, players)


# Fields of pending decisions.
SEAT: Final = seats(6)
LAST_SEAT: Final = SEAT._replace(place=FIRST)
LAID_SQUARE: Final = Field("square", Square, FIRST, SQUARE_IDS.__getitem__, SQUARE_NUMBERS.__getitem__)

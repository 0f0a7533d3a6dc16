"""The game box, read from its data files: numbers, cards, maps. Ids are those of the files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from kantor.core.forms import seats
from kantor.core.setup import Setup
from kantor.games.empire.board import Board
from kantor.games.empire.move_numbers import BID, Moves
from kantor.games.empire.state import CITY, DESTROY, GOODS, MOVE_LAND, MOVE_SEA, PLACE, SLOTS, TOP_COUNT, TRIANGLES, Box

Good = Literal["ruby", "wood", "carrot", "anvil", "ore"]
Symbol = Literal["ruby", "wood", "carrot", "anvil", "ore", "wild"]
Action = Literal["place", "move-land", "move-sea", "city", "destroy"]
Op = Literal["single", "or", "and"]


class GoodFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`scoring`: with at least so many symbols, so many points."""

    id: Good
    scoring: tuple[tuple[int, int], ...]


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    goods: tuple[GoodFile, ...]
    tokens_per_good: int
    coins: int
    armies_per_player: int
    cities_per_player: int
    start_armies: int
    neutral_armies: int
    purse: dict[int, int]
    cards_to_collect: dict[int, int]
    prices: tuple[int, ...]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    action: Action
    n: int


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """`marked` cards (with a small 5) are only for five players."""

    id: str
    good: Symbol
    count: int
    op: Op
    parts: tuple[Part, ...]
    marked: bool


class CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`place_or_city` is the other printing of one card."""

    cards: tuple[Card, ...]
    place_or_city: Card


class Continent(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    regions: tuple[str, ...]


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    """`x` and `y` are thousandths of the board's width and height."""

    id: str
    x: int
    y: int


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    start: str
    continents: tuple[Continent, ...]
    regions: tuple[Region, ...]
    land: tuple[tuple[str, str], ...]
    sea: tuple[tuple[str, str], ...]
    triangles: tuple[str, ...]


def _read(name: str, kind: Any) -> Any:
    return msgspec.json.decode((Path(__file__).parent / "data" / name).read_bytes(), type=kind)


FILE: Final[BoxFile] = _read("box.json", BoxFile)
CARDS: Final[CardsFile] = _read("cards.json", CardsFile)
MAPS: Final[dict[str, Map]] = _read("maps.json", dict[str, Map])
GOOD_IDS: Final[tuple[Good, ...]] = tuple(good.id for good in FILE.goods)
SYMBOL_IDS: Final[tuple[Symbol, ...]] = (*GOOD_IDS, "wild")
ACTIONS: Final[dict[Action, int]] = {
    "place": PLACE,
    "move-land": MOVE_LAND,
    "move-sea": MOVE_SEA,
    "city": CITY,
    "destroy": DESTROY,
}
ACTION_IDS: Final[tuple[Action, ...]] = tuple(ACTIONS)
OP_IDS: Final[tuple[Op, ...]] = ("single", "or", "and")
assert (len(GOOD_IDS), len(FILE.prices)) == (GOODS, SLOTS), "the rules count on the box"
assert all(len(side.triangles) == TRIANGLES for side in MAPS.values()), "the rules count on the triangles"


def steps(side: Map) -> list[tuple[str, str, bool]]:
    """From where, to where, over sea: the steps out of each region together, by land first."""
    return [
        (region.id, link[1] if link[0] == region.id else link[0], sea)
        for region in side.regions
        for sea, links in ((False, side.land), (True, side.sea))
        for link in links
        if region.id in link
    ]


def cards(setup: Setup) -> list[Card]:
    """The cards in play; the marked ones last, so that a card has the same number with and without them."""
    other = CARDS.place_or_city if setup.settings["card_c24"] == "place-or-city" else None
    printed = [other if other is not None and card.id == other.id else card for card in CARDS.cards]
    unmarked = [card for card in printed if not card.marked]
    return unmarked + [card for card in printed if card.marked] if setup.players == 5 else unmarked


def sizes(setup: Setup) -> dict[str, int]:
    """How many moves of each kind follow the bids in the catalogue, in its order."""
    side = MAPS[str(setup.settings["map"])]
    regions = len(side.regions)
    neutral = regions if setup.settings["neutral_armies"] else 0
    lots = bool(setup.settings["neutral_armies"]) or setup.settings["bid_tie"] == "random"
    return {
        "place": regions,
        "step": len(steps(side)),
        "city": regions,
        "destroy": regions * setup.players,
        "destroy_neutral": neutral,
        "neutral": neutral,
        "first": setup.players if lots else 0,
        "token": GOODS if setup.settings["goods_tokens"] else 0,
        "card": len(cards(setup)),
    }


def box(setup: Setup) -> Box:
    return _box(msgspec.json.encode(setup))


@cache
def _box(encoded: bytes) -> Box:
    setup = msgspec.json.decode(encoded, type=Setup)
    chosen, players, deck = setup.settings, setup.players, cards(setup)
    age = chosen["age_order"]
    assert isinstance(age, tuple | list)
    padded = [(*card.parts, *[Part("place", 0)] * (2 - len(card.parts))) for card in deck]
    return Box(
        players,
        _board(str(chosen["map"])),
        FILE.purse[players],
        FILE.cards_to_collect[players],
        FILE.armies_per_player,
        FILE.cities_per_player,
        FILE.start_armies,
        FILE.neutral_armies if chosen["neutral_armies"] else 0,
        int(str(chosen["games"])),
        bool(chosen["goods_tokens"]),
        FILE.tokens_per_good,
        chosen["bid_tie"] == "random",
        list(age),
        list(FILE.prices),
        [points(good, count) for good in FILE.goods for count in range(TOP_COUNT + 1)],
        [card.id for card in deck],
        [SYMBOL_IDS.index(card.good) for card in deck],
        [card.count for card in deck],
        [OP_IDS.index(card.op) for card in deck],
        [ACTIONS[part.action] for parts in padded for part in parts],
        [part.n for parts in padded for part in parts],
    )


def points(good: GoodFile, count: int) -> int:
    return max((score for least, score in good.scoring if count >= least), default=0)


def moves(setup: Setup) -> Moves:
    return _moves(msgspec.json.encode(setup))


@cache
def _moves(encoded: bytes) -> Moves:
    setup = msgspec.json.decode(encoded, type=Setup)
    at = int(BID) + FILE.purse[setup.players] + 1
    begins = {}
    for kind, size in sizes(setup).items():
        begins[kind] = at
        at += size
    return Moves(begins, len(MAPS[str(setup.settings["map"])].regions))


@cache
def _board(key: str) -> Board:
    side = MAPS[key]
    ids = [region.id for region in side.regions]
    continent_of = {region: index for index, part in enumerate(side.continents) for region in part.regions}
    ways = steps(side)
    starts = [way[0] for way in ways]
    return Board(
        key,
        ids,
        [continent.id for continent in side.continents],
        ids.index(side.start),
        [continent_of[ident] for ident in ids],
        [ids.index(ident) for ident in side.triangles],
        [sum(ids.index(start) < region for start in starts) for region in range(len(ids) + 1)],
        [ids.index(way[0]) for way in ways],
        [ids.index(way[1]) for way in ways],
        [int(way[2]) for way in ways],
    )


SEAT: Final = seats(5)  # the field of pending decisions

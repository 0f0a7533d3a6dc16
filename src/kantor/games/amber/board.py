"""What every position of a match shares: the shapes of the tiles, where castles and villages stand, the numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import row_of
from kantor.games.amber.judgement import Judgement

SIDE: Final[i64] = 11
SQUARES: Final[i64] = 121
EDGES: Final[i64] = 4  # north, east, south, west; the opposite of an edge is edge ^ 2


class Tiles:
    """The shapes of the tiles. Kinds are numbered roads first, then swamp and shovel; forms are kinds turned."""

    def __init__(
        self,
        kinds: i64,
        first_form: list[int],
        kind_of: list[int],
        roads: list[int],
        entries: list[int],
        exits: list[int],
        straight: list[int],
        swaps: list[int],
        junctions: list[int],
    ) -> None:
        self.kinds: i64 = kinds
        self.swamp: i64 = kinds - 2
        self.shovel: i64 = kinds - 1
        self.first_form: vec[i64] = row_of(first_form)  # of each kind, and one more: where the next kind's forms begin
        self.kind_of: vec[i64] = row_of(kind_of)
        self.roads: vec[i64] = row_of(roads)  # edges with a road in any direction
        self.entries: vec[i64] = row_of(entries)  # edges by which a form can be entered
        self.exits: vec[i64] = row_of(exits)  # for form and edge of entry: the edges of exit
        self.ways_out: vec[i64] = row_of([edges_out(exits, form) for form in range(len(roads))])
        self.straight: vec[i64] = row_of(straight)
        self.swaps: vec[i64] = row_of(swaps)  # kinds that may replace a straight
        self.junctions: vec[i64] = row_of(junctions)  # kinds that three roads or more leave, and can't be swapped in
        self.swamp_form: i64 = len(roads) - 1


def edges_out(exits: list[int], form: int) -> int:
    """The edges by which a form can be left, wherever it was entered."""
    found = 0
    for edges in exits[form * int(EDGES) : (form + 1) * int(EDGES)]:
        found |= edges
    return found


class Layout:
    """Where castles and villages stand. Sites are all of them, castles first."""

    def __init__(self, castles: i64, sites: list[int], site_at: list[int], beside: list[int]) -> None:
        self.castles: i64 = castles
        self.sites: vec[i64] = row_of(sites)
        self.site_at: vec[i64] = row_of(site_at)  # of each square, -1 for none
        self.beside: vec[i64] = row_of(beside)  # for square and edge: the square beyond, -1 over the border


class Box:
    """The numbers of the rulebook and the settings, the same for every position of a match."""

    def __init__(
        self,
        counts: list[int],
        coins: i64,
        hand: i64,
        end_hand: i64,
        coin_points: i64,
        village_points: i64,
        castle_points: i64,
        strict: bool,
        advanced: bool,
        judgement: Judgement,
    ) -> None:
        self.counts: vec[i64] = row_of(counts)
        self.coins: i64 = coins
        self.hand: i64 = hand
        self.end_hand: i64 = end_hand
        self.coin_points: i64 = coin_points
        self.village_points: i64 = village_points
        self.castle_points: i64 = castle_points
        self.strict: bool = strict
        self.advanced: bool = advanced
        self.judgement: Judgement = judgement  # of searches

"""How well a seat stands for searches: its points and prospects against those of all others, by tuned numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.amber.board import SQUARES
from kantor.games.amber.judgement import DISTANCES, Judgement
from kantor.games.amber.parts import turn
from kantor.games.amber.state import EMPTY, LIES, State

VICTORY: Final = 100.0
FEW: Final[i64] = 3  # turns, with fewer left a tile in hand is worth less and less
# The board as bits: five rows of twelve in a word, one of them off the board, so that a shift never wraps.
MIDDLE: Final[i64] = 55  # the first square of the second word, and of the third
SOUTH: Final[i64] = 110
WIDTH: Final[i64] = 12
BITS: Final[vec[i64]] = vec[i64]([1 << (square // 11 % 5 * 12 + square % 11) for square in range(121)])
LAST_SHIFT: Final[i64] = 48  # to the last row of a word
FIRST_ROW: Final[i64] = (1 << 12) - 1
LOWER_ROWS: Final[i64] = (1 << 48) - 1  # all but the last


def lead(at: State, seat: i64) -> float:
    """Points ahead of the others, the best of them first of all."""
    return lead_of(at, seat, standings(at))


def leads(at: State, out: vec[float]) -> None:
    """The same for every seat."""
    found = standings(at)
    for seat in range(at.players):
        out[seat] = lead_of(at, seat, found)


def lead_of(at: State, seat: i64, found: vec[float]) -> float:
    by = at.box.judgement
    best = -1.0e9
    total = 0.0
    for other in range(at.players):
        if other != seat:
            best = max(best, found[other])
            total += found[other]
    value = found[seat] - by.best * best - by.mean * total / float(at.players - 1)
    if at.winner >= 0:
        return value + (VICTORY if at.winner == seat else -VICTORY)
    return value + hand(at, seat, by) if at.agenda.depth > 0 else value


def standings(at: State) -> vec[float]:
    by = at.box.judgement
    going_on = at.agenda.depth > 0 and at.winner < 0
    distances = distances_of(at) if going_on else vec[i64]([])
    found = vec[float]([0.0] * at.players)
    for seat in range(at.players):
        found[seat] = standing(at, seat, by, distances, going_on)
    return found


def standing(at: State, seat: i64, by: Judgement, distances: vec[i64], going_on: bool) -> float:
    """What everybody may know of a seat."""
    castles = at.layout.castles
    sites = len(at.layout.sites)
    value = float(at.purses[seat] * at.box.coin_points)
    rest: i64 = 0
    if going_on:
        rest = turns_left(at, seat)
        value += by.tile * float(at.sizes[seat]) + by.special * float(at.specials[seat]) + by.turn * turn(at, seat)
    for site in range(sites):
        castle = site < castles
        points = float(at.box.castle_points if castle else at.box.village_points)
        if at.linked(seat, site):
            if going_on:
                points *= by.castles if castle else by.villages
            value += points
        elif going_on and site != at.castle_of[seat]:
            distance = distances[seat * sites + site]
            if distance < DISTANCES:
                if castle:
                    points *= by.castle
                if at.fates[site] == LIES:
                    points += by.coin * float(at.box.coin_points) * race(at, seat, by, site, distance, distances)
                part = by.promise[distance]
                if rest < distance:
                    part *= by.late
                elif rest < 2 * distance:
                    part *= by.soon
                value += points * part
    return value


def race(at: State, seat: i64, by: Judgement, site: i64, distance: i64, distances: vec[i64]) -> float:
    """How sure a coin is, by who else is near; the owner of a castle doesn't want its coin."""
    sites = len(at.layout.sites)
    tied = False
    for other in range(at.players):
        if other != seat and at.castle_of[other] != site:
            theirs = distances[other * sites + site]
            if theirs < distance:
                return by.behind
            if theirs == distance:
                tied = True
    return by.tied if tied else by.first


def turns_left(at: State, seat: i64) -> i64:
    """How many tiles a seat is going to lay, if all play on as they do."""
    return (at.deck_left + at.display_left) // at.players + max(at.sizes[seat] - at.box.end_hand, 0)


def hand(at: State, seat: i64, by: Judgement) -> float:
    """What is worth keeping of the own hand, while there are turns left to play it."""
    tiles = at.tiles
    rest = min(turns_left(at, seat), FEW)
    if rest == 0:
        return 0.0
    value = by.shovel * float(at.held(seat, tiles.shovel)) + by.swamp * float(at.held(seat, tiles.swamp))
    for index in range(len(tiles.swaps)):
        value += by.swap * float(at.held(seat, tiles.swaps[index]))
    for index in range(len(tiles.junctions)):
        value += by.open * float(at.held(seat, tiles.junctions[index]))
    return value * float(rest) / float(FEW)


class Squares:
    """A set of squares."""

    def __init__(self) -> None:
        self.north: i64 = 0
        self.middle: i64 = 0
        self.south: i64 = 0

    def add(self, square: i64) -> None:
        if square < MIDDLE:
            self.north |= BITS[square]
        elif square < SOUTH:
            self.middle |= BITS[square]
        else:
            self.south |= BITS[square]

    def has(self, square: i64) -> bool:
        word = self.north if square < MIDDLE else self.middle if square < SOUTH else self.south
        return word & BITS[square] != 0


def spread(word: i64) -> i64:
    """With the squares beside, in the same word."""
    return word | (word << 1) | (word >> 1) | ((word & LOWER_ROWS) << WIDTH) | (word >> WIDTH)


def distances_of(at: State) -> vec[i64]:
    """How many tiles it takes from the roads of each seat to each site, over empty squares. A village's square needs a
    tile too; a castle is reached by the tile beside it."""
    sites = len(at.layout.sites)
    found = vec[i64]([DISTANCES] * (at.players * sites))
    empty = Squares()
    for square in range(SQUARES):
        if at.board[square] == EMPTY:
            empty.add(square)
    for seat in range(at.players):
        edge = Squares()
        start = seat * SQUARES
        for square in range(SQUARES):
            if at.reach[start + square] != 0 and at.board[square] == EMPTY:
                edge.add(square)
        walk(at, edge, empty, found, seat * sites)
    return found


def walk(at: State, edge: Squares, empty: Squares, found: vec[i64], start: i64) -> None:
    """From the squares of `edge` on, one square further at a time; both the edge and what it passed are changed."""
    north = empty.north & ~edge.north
    middle = empty.middle & ~edge.middle
    south = empty.south & ~edge.south
    wide = Squares()
    for distance in range(1, DISTANCES):
        if edge.north | edge.middle | edge.south == 0:
            return
        wide.north = spread(edge.north) | ((edge.middle & FIRST_ROW) << LAST_SHIFT)
        wide.middle = spread(edge.middle) | (edge.north >> LAST_SHIFT) | ((edge.south & FIRST_ROW) << LAST_SHIFT)
        wide.south = spread(edge.south) | (edge.middle >> LAST_SHIFT)
        for site in range(len(at.layout.sites)):
            if found[start + site] == DISTANCES:
                square = at.layout.sites[site]
                if edge.has(square) if at.board[square] == EMPTY else wide.has(square):
                    found[start + site] = distance
        edge.north = wide.north & north
        edge.middle = wide.middle & middle
        edge.south = wide.south & south
        north &= ~edge.north
        middle &= ~edge.middle
        south &= ~edge.south

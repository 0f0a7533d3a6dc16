"""How well a seat stands for searches: its points and prospects against those of all others, by tuned numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.amber.board import EDGES, SQUARES
from kantor.games.amber.judgement import DISTANCES, Judgement
from kantor.games.amber.parts import turn
from kantor.games.amber.state import EMPTY, LIES, State

VICTORY: Final = 100.0
FEW: Final[i64] = 3  # turns, with fewer left a tile in hand is worth less and less


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


def distances_of(at: State) -> vec[i64]:
    """How many tiles it takes from the roads of each seat to each site. A village's square needs a tile too where it is
    empty; a castle is reached by the tile beside it. Roads that lie already take none, whoever laid them."""
    sites = len(at.layout.sites)
    found = vec[i64]([DISTANCES] * (at.players * sites))
    walk = Walk()
    for seat in range(at.players):
        walk.begin(at, seat)
        walk.on(at, found, seat * sites)
    return found


class Walk:
    """From the roads of a seat on, one tile further at a time. A tile to come is taken to lead everywhere."""

    def __init__(self) -> None:
        self.arrivals: vec[i64] = vec[i64]([0] * SQUARES)  # the edges of each square that were come up to
        self.squares: vec[i64] = vec[i64]([0] * SQUARES)  # empty ones, in the order in which they were come up to
        self.count: i64 = 0

    def begin(self, at: State, seat: i64) -> None:
        start = seat * SQUARES
        self.count = 0
        for square in range(SQUARES):
            arrivals = at.reach[start + square]
            self.arrivals[square] = arrivals
            if arrivals != 0 and at.board[square] == EMPTY:
                self.squares[self.count] = square
                self.count += 1

    def on(self, at: State, found: vec[i64], start: i64) -> None:
        head: i64 = 0
        for distance in range(1, DISTANCES):
            last = self.count
            if head == last:
                return
            while head < last:
                square = self.squares[head]
                head += 1
                site = at.layout.site_at[square]
                if site >= 0 and found[start + site] == DISTANCES:
                    found[start + site] = distance
                self.leave(at, square, 15, distance, found, start)

    def leave(self, at: State, square: i64, exits: i64, distance: i64, found: vec[i64], start: i64) -> None:
        """Drive on over some edges of a square, as far as roads lead."""
        for edge in range(EDGES):
            if (exits >> edge) & 1 == 1:
                beyond = at.layout.beside[square * EDGES + edge]
                if beyond >= 0:
                    self.arrive(at, beyond, edge ^ 2, distance, found, start)

    def arrive(self, at: State, square: i64, edge: i64, distance: i64, found: vec[i64], start: i64) -> None:
        before = self.arrivals[square]
        if (before >> edge) & 1 == 1:
            return
        one: i64 = 1
        self.arrivals[square] = before | (one << edge)
        form = at.board[square]
        if form == EMPTY:
            if before == 0:
                self.squares[self.count] = square
                self.count += 1
            return
        site = at.layout.site_at[square]
        if form < 0:
            if found[start + site] == DISTANCES:
                found[start + site] = distance
            return
        if site >= 0 and found[start + site] == DISTANCES and (at.tiles.entries[form] >> edge) & 1 == 1:
            found[start + site] = distance
        exits = at.tiles.exits[form * EDGES + edge]
        if exits != 0:
            self.leave(at, square, exits, distance, found, start)

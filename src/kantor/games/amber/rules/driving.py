"""Driving: from the four separate gates of the own castle along all roads, obeying the arrows, through no castle.

Rulebook: "Zasady układania kafli budowy dróg". A new road only ever adds to what is reached, so the search goes on from
there; a tile dug away makes it start anew.
"""

from mypy_extensions import i64

from kantor.games.amber.board import EDGES, SQUARES
from kantor.games.amber.state import State


def arrive(at: State, seat: i64, square: i64, edge: i64) -> i64:
    """Traffic of a seat comes up to an edge of a square and drives on; returns how many sites it newly came up to."""
    cell = seat * SQUARES + square
    arrivals = at.reach[cell]
    if (arrivals >> edge) & 1 == 1:
        return 0
    one: i64 = 1
    at.reach[cell] = arrivals | (one << edge)
    found: i64 = 0
    if at.layout.site_at[square] >= 0:
        found = 1
    form = at.board[square]
    if form >= 0:
        found += leave(at, seat, square, at.tiles.exits[form * EDGES + edge])
    return found


def leave(at: State, seat: i64, square: i64, exits: i64) -> i64:
    """Drive on over some edges of a square."""
    found: i64 = 0
    for edge in range(EDGES):
        if (exits >> edge) & 1 == 1:
            beyond = at.layout.beside[square * EDGES + edge]
            if beyond >= 0:
                found += arrive(at, seat, beyond, edge ^ 2)
    return found


def spread(at: State, square: i64) -> bool:
    """Drive on over a tile just laid or swapped in; True when that may have linked somebody to something."""
    found: i64 = 0
    form = at.board[square]
    for seat in range(at.players):
        arrivals = at.reach[seat * SQUARES + square]
        if arrivals != 0:
            if at.layout.site_at[square] >= 0:
                found += 1
            for edge in range(EDGES):
                if (arrivals >> edge) & 1 == 1:
                    found += leave(at, seat, square, at.tiles.exits[form * EDGES + edge])
    return found > 0


def set_out(at: State, seat: i64) -> None:
    """Start from the four gates of the own castle."""
    leave(at, seat, at.layout.sites[at.castle_of[seat]], 15)


def search_anew(at: State) -> None:
    for cell in range(len(at.reach)):
        at.reach[cell] = 0
    for seat in range(at.players):
        if at.castle_of[seat] >= 0:
            set_out(at, seat)

"""Lay a road tile on an empty square that a road from the own castle leads up to.

Rulebook: "Zasady układania kafli budowy dróg", "Budowa połączenia z wsią". A one-way road may be laid against oneself.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.board import SQUARES
from kantor.games.amber.rules import bridge, coins, driving, ending, fitting
from kantor.games.amber.state import EMPTY, State


def options(at: State, seat: i64, out: Options) -> None:
    for square in range(SQUARES):
        arrivals = at.reach[seat * SQUARES + square]
        if arrivals != 0 and at.board[square] == EMPTY:
            if at.box.strict:
                add_matching(at, seat, square, out)
            else:
                add_joining(at, seat, square, arrivals, out)


def add_joining(at: State, seat: i64, square: i64, arrivals: i64, out: Options) -> None:
    """Free edges: a road on an edge where the own traffic arrives is enough."""
    tiles = at.tiles
    hand = seat * tiles.kinds
    for kind in range(tiles.swamp):
        if at.hands[hand + kind] > 0:
            for form in range(tiles.first_form[kind], tiles.first_form[kind + 1]):
                if tiles.roads[form] & arrivals != 0:
                    out.add(at.moves.lay(form, square))


def add_matching(at: State, seat: i64, square: i64, out: Options) -> None:
    meet = fitting.must_meet(at, square)
    blank = fitting.blank_sides(at, square, False)
    sides = fitting.blank_sides(at, square, True)
    for kind in range(at.tiles.swamp):
        if at.held(seat, kind) > 0:
            for form in range(at.tiles.first_form[kind], at.tiles.first_form[kind + 1]):
                if fitting.matches(at, seat, form, meet, blank, sides):
                    out.add(at.moves.lay(form, square))


def lay(at: State, seat: i64, form: i64, square: i64, sink: Sink | None) -> None:
    at.take_from_hand(seat, at.tiles.kind_of[form])
    at.board[square] = form
    if sink is not None:
        sink.emit(events.tile_laid(seat, form, square))
    if driving.spread(at, square):
        coins.judge(at, sink)
    if at.winner >= 0:
        ending.finish(at, sink)
    else:
        bridge.ask(at, seat, square, sink)


def why_not(at: State, seat: i64, form: i64, square: i64) -> str | None:
    if at.held(seat, at.tiles.kind_of[form]) == 0:
        return "play-from-hand"
    if at.board[square] != EMPTY:
        return "lay-empty"
    arrivals = at.arrivals(seat, square)
    if arrivals == 0:
        return "lay-reachable"
    if at.tiles.roads[form] & arrivals == 0:
        return "lay-joins"
    if fitting.fits(at, seat, form, square):
        return None
    return mismatch(at, form, square)


def mismatch(at: State, form: i64, square: i64) -> str:
    """Strict edges: is a bridge or roundabout all that is missing?"""
    roads = at.tiles.roads[form]
    meet = fitting.must_meet(at, square)
    clash = roads & fitting.blank_sides(at, square, False)
    only_a_side = clash & fitting.blank_sides(at, square, True) == clash and fitting.is_one_edge(clash)
    return "strict-swap" if roads & meet == meet and only_a_side else "strict-edges"

"""Where a tile may be laid: on an empty square that a road leads up to, with a road on such an edge.

Rulebook: "Zasady układania kafli budowy dróg". With strict edges all roads must also meet roads; a road against the
side of a straight is let through when that straight is swapped in the same turn.
"""

from mypy_extensions import i64

from kantor.games.amber.board import EDGES
from kantor.games.amber.state import CASTLE, State


def must_meet(at: State, square: i64) -> i64:
    """Edges of a square at which a road or a gate ends already."""
    edges: i64 = 0
    one: i64 = 1
    for edge in range(EDGES):
        beyond = at.layout.beside[square * EDGES + edge]
        if beyond >= 0:
            form = at.board[beyond]
            if form == CASTLE or (form >= 0 and (at.tiles.roads[form] >> (edge ^ 2)) & 1 == 1):
                edges |= one << edge
    return edges


def blank_sides(at: State, square: i64, straights_only: bool) -> i64:
    """Edges of a square at which a road tile lies with no road there: of all road tiles, or of straights alone."""
    edges: i64 = 0
    one: i64 = 1
    for edge in range(EDGES):
        beyond = at.layout.beside[square * EDGES + edge]
        if beyond >= 0:
            form = at.board[beyond]
            if form >= 0 and form != at.tiles.swamp_form and (at.tiles.straight[form] == 1 or not straights_only):
                edges |= (one - ((at.tiles.roads[form] >> (edge ^ 2)) & 1)) << edge
    return edges


def matches(at: State, seat: i64, form: i64, meet: i64, blank: i64, sides: i64) -> bool:
    """Strict edges: roads on all of `meet`, none on `blank`, or one on the `sides` of a straight to be swapped."""
    roads = at.tiles.roads[form]
    if roads & meet != meet:
        return False
    clash = roads & blank
    if clash == 0:
        return True
    return is_one_edge(clash) and clash & sides != 0 and can_swap_after(at, seat, at.tiles.kind_of[form])


def is_one_edge(edges: i64) -> bool:
    return edges & (edges - 1) == 0


def can_swap_after(at: State, seat: i64, kind: i64) -> bool:
    """Is a bridge or roundabout left in hand once a tile of `kind` is laid?"""
    left: i64 = 0
    for index in range(len(at.tiles.swaps)):
        swap = at.tiles.swaps[index]
        left += at.held(seat, swap)
        if swap == kind:
            left -= 1
    return left > 0


def fits(at: State, seat: i64, form: i64, square: i64) -> bool:
    """May this road be laid on this empty square? The slow way, for one tile."""
    if at.tiles.roads[form] & at.arrivals(seat, square) == 0:
        return False
    if not at.box.strict:
        return True
    return matches(at, seat, form, must_meet(at, square), blank_sides(at, square, False), blank_sides(at, square, True))

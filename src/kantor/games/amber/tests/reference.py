"""Reachability the slow and plain way, written from the rulebook alone: no bit masks, no tables, no increments."""

from typing import Any

from kantor.games.amber.data import LAYOUTS, ROADS

COMPASS = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "S": "N", "E": "W", "W": "E"}
ARCS = {road.id: road.arcs for road in ROADS}


def turned(edge: str, quarters: int) -> str:
    return edge if edge == "C" else COMPASS[(COMPASS.index(edge) + quarters) % 4]


def arcs_of(tile: str) -> set[tuple[str, str]]:
    name, _, turn = tile.partition(" r")
    return {(turned(arc[0], int(turn or 0)), turned(arc[1], int(turn or 0))) for arc in ARCS.get(name, ())}


def beyond(square: str, edge: str) -> str | None:
    column, row = "ABCDEFGHIJK".index(square[0]), int(square[1:])
    column, row = column + STEPS[edge][0], row + STEPS[edge][1]
    return f"{'ABCDEFGHIJK'[column]}{row}" if 0 <= column < 11 and 1 <= row <= 11 else None


def arrivals(board: dict[str, str], castle: str) -> set[tuple[str, str]]:
    """Every square and edge that traffic from a castle comes up to."""
    found: set[tuple[str, str]] = set()
    driving = [(castle, gate) for gate in COMPASS]
    while driving:
        square, way_out = driving.pop()
        ahead = beyond(square, way_out)
        if ahead is not None and (ahead, FACING[way_out]) not in found:
            edge = FACING[way_out]
            found.add((ahead, edge))
            driving += [(ahead, end) for start, end in arcs_of(board.get(ahead, "")) if start == edge and end != "C"]
    return found


def links(position: dict[str, Any], seat: int) -> set[str]:
    """The squares of villages and castles that a seat is linked to."""
    layout = LAYOUTS[f"{position['players']}{position['settings']['layout']}"]
    own = position["seats"][seat]["castle"]
    board = position["board"]
    found = set()
    for square, edge in arrivals(board, own):
        if square in layout.castles and square != own:
            found.add(square)
        if square in layout.villages and any(start == edge for start, _ in arcs_of(board.get(square, ""))):
            found.add(square)
    return found

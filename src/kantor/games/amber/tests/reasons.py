"""When each rule that a refusal names forbids a move. From the rulebook, with the slow search of reference.py."""

from collections.abc import Iterator
from itertools import product

from kantor.games.amber.data import LAYOUTS
from tests.contract.refusals import Reason, Refused

from .reference import COMPASS, FACING, arcs_of, arrivals, beyond

SWAPS = ("bridge", "roundabout")
NO_ROADS = ("swamp", "shovel")
STRAIGHTS = ("straight", "one-way")


def board(no: Refused) -> dict[str, str]:
    found: dict[str, str] = no.position["board"]
    return found


def castles(no: Refused) -> tuple[str, ...]:
    return tuple(LAYOUTS[f"{no.position['players']}{no.settings['layout']}"].castles)


def villages(no: Refused) -> tuple[str, ...]:
    return tuple(LAYOUTS[f"{no.position['players']}{no.settings['layout']}"].villages)


def holds(no: Refused, tile: str) -> int:
    return int(no.me["hand"].get(tile, 0))


def reached(no: Refused) -> dict[str, set[str]]:
    """The squares that a road of the seat leads up to, with the edges."""
    found: dict[str, set[str]] = {}
    for square, edge in arrivals(board(no), no.me["castle"]):
        found.setdefault(square, set()).add(edge)
    return found


def roads(tile: str) -> set[str]:
    return {edge for arc in arcs_of(tile) for edge in arc if edge != "C"}


def laid(no: Refused) -> str:
    turn = no.move["turn"]
    return str(no.move["tile"]) if turn is None else f"{no.move['tile']} r{turn}"


def is_free(no: Refused, square: str) -> bool:
    return square not in board(no) and square not in castles(no)


def mismatches(no: Refused, tile: str, square: str) -> set[str]:
    """Strict edges: those where a road meets a blank side, or a blank side a road."""
    found = set()
    for edge in COMPASS:
        beside = beyond(square, edge)
        if beside is not None and (beside in castles(no) or roads(board(no).get(beside, "swamp"))):
            there = beside in castles(no) or FACING[edge] in roads(board(no)[beside])
            if (edge in roads(tile)) != there:
                found.add(edge)
    return found


def sides(no: Refused, tile: str, square: str) -> set[str]:
    """Edges over which a road of the tile runs into the side of a straight."""
    return {
        edge
        for edge in roads(tile)
        if (beside := beyond(square, edge)) is not None
        and board(no).get(beside, "").split(" ")[0] in STRAIGHTS
        and FACING[edge] not in roads(board(no)[beside])
    }


def curable(no: Refused, tile: str, square: str) -> bool:
    """All that doesn't match is one road against one straight."""
    wrong = mismatches(no, tile, square)
    return len(wrong) == 1 and wrong <= sides(no, tile, square)


def has_swap(no: Refused, tile: str) -> bool:
    """Besides the tile that is laid."""
    name = tile.split(" ", maxsplit=1)[0]
    return any(holds(no, swap) > (swap == name) for swap in SWAPS)


def fits(no: Refused, tile: str, square: str) -> bool:
    if no.settings["edges"] == "free" or not mismatches(no, tile, square):
        return True
    return curable(no, tile, square) and has_swap(no, tile)


def plays(no: Refused) -> Iterator[bool]:
    """What could be played."""
    tiles = [tile for tile, count in no.me["hand"].items() if count]
    for square, edges in reached(no).items():
        if is_free(no, square):
            yield "swamp" in tiles and square not in villages(no)
            turned = (f"{tile} r{turn}" for tile, turn in product(tiles, range(4)) if tile not in NO_ROADS)
            yield any(roads(tile) & edges and fits(no, tile, square) for tile in turned)
        elif square in board(no):
            yield "shovel" in tiles or bool(no.settings["advanced"] and no.me["special"])


def plays_from_hand(no: Refused) -> bool:
    if no.during("turn"):
        tile = no.move.get("tile", no.kind)
        return no.of("lay", "swamp", "shovel") and holds(no, tile) == 0
    return no.during("swap", "exchange") and no.of("swap", "discard") and holds(no, no.move["tile"]) == 0


def digs(no: Refused) -> bool:
    return no.during("turn") and no.of("shovel", "special-shovel")


def builds(no: Refused) -> bool:
    return no.during("turn") and no.of("lay", "swamp")


def meets(no: Refused, square: str) -> bool:
    """The tile just laid runs into the side of a straight on that square."""
    here = no.frame["square"]
    return any(beyond(here, edge) == square for edge in sides(no, board(no)[here], here))


def lacks_the_swap(no: Refused) -> bool:
    if no.settings["edges"] != "strict":
        return False
    if no.during("swap"):
        return no.of("keep")
    tile, square = laid(no), no.move["square"]
    return no.during("turn") and no.of("lay") and curable(no, tile, square) and not has_swap(no, tile)


REASONS: dict[str, Reason] = {
    "chance-decides": lambda no: no.of("tile", "first", "go-on", "over"),
    "castle-first": lambda no: no.during("castles") and not no.of("castle"),
    "castle-free": lambda no: (
        no.during("castles") and no.move["square"] in [seat["castle"] for seat in no.position["seats"]]
    ),
    "turn-order": lambda no: no.during("turn") and no.of("discard", "castle", "take", "draw"),
    "play-from-hand": plays_from_hand,
    "lay-empty": lambda no: builds(no) and not is_free(no, no.move["square"]),
    "lay-reachable": lambda no: builds(no) and no.move["square"] not in reached(no),
    "lay-joins": lambda no: (
        builds(no) and no.of("lay") and not roads(laid(no)) & reached(no).get(no.move["square"], set())
    ),
    "strict-edges": lambda no: (
        no.settings["edges"] == "strict"
        and builds(no)
        and bool(mismatches(no, laid(no), no.move["square"]))
        and not curable(no, laid(no), no.move["square"])
    ),
    "strict-swap": lacks_the_swap,
    "swamp-village": lambda no: builds(no) and no.of("swamp") and no.move["square"] in villages(no),
    "shovel-tile": lambda no: digs(no) and is_free(no, no.move["square"]),
    "shovel-castle": lambda no: digs(no) and no.move["square"] in castles(no),
    "shovel-reachable": lambda no: digs(no) and no.move["square"] not in reached(no),
    "special-once": lambda no: digs(no) and no.of("special-shovel") and not no.me["special"],
    "duty-to-play": lambda no: no.during("turn") and no.of("pass") and any(plays(no)),
    "swap-after-laying": lambda no: no.during("turn") and no.of("swap", "keep"),
    "swap-first": lambda no: no.during("swap") and not no.of("swap", "keep"),
    "swap-side": lambda no: no.during("swap") and no.of("swap") and not meets(no, no.move["square"]),
    "exchange-first": lambda no: no.during("exchange") and not no.of("discard"),
    "draw-duty": lambda no: no.during("choosing") and not no.of("take", "draw"),
    "display-shows": lambda no: (
        no.during("choosing") and no.of("take") and no.move["tile"] not in no.position["display"]
    ),
    "stack-empty": lambda no: no.during("choosing") and no.of("draw") and not any(no.position["deck"].values()),
}

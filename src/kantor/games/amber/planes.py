"""The planes of an observation, in the order in which `observe.py` writes them."""

from kantor.core.planes import Plane, clockwise, number
from kantor.games.amber.data import LAYOUTS, TILE_IDS
from kantor.games.amber.squares import SQUARE_IDS

DECISIONS = ("choosing a castle", "playing", "swapping", "exchanging", "drawing")
EDGES = ("north", "east", "south", "west")


def planes(layout: str) -> tuple[Plane, ...]:
    entry = LAYOUTS[layout]
    seats = clockwise(entry.players)
    table = (
        Plane("decision", DECISIONS, "1 for what is being decided"),
        Plane("to move", seats, "1 for the seat that decides"),
        number("tiles to take", "tiles still to take from display or stack"),
        Plane("laid", SQUARE_IDS, "1 for the tile just laid, which a swap may follow"),
        Plane("first player", seats, "1 for the first player"),
        number("instant win", "1 while somebody can still win at once"),
        number("stack", "tiles left"),
        Plane("box", TILE_IDS, "tiles out of play"),
        Plane("display", TILE_IDS, "open tiles"),
        Plane("hand", TILE_IDS, "the observer's tiles"),
        Plane("unseen", TILE_IDS, "tiles in the stack or in other hands, but for those known there"),
        Plane("empty", SQUARE_IDS, "1 for a square without tile or castle"),
        Plane("swamp", SQUARE_IDS, "1 for a swamp"),
        Plane("kind", SQUARE_IDS, "the number of the kind of tile in the order of the box, from 1; 0 for none"),
        *(Plane(f"in from the {edge}", SQUARE_IDS, "1 where the tile can be entered") for edge in EDGES),
        *(Plane(f"out to the {edge}", SQUARE_IDS, "1 where a way leads out of the tile") for edge in EDGES),
        *(Plane(f"arrives at the {edge}", SQUARE_IDS, "1 where the observer's traffic arrives") for edge in EDGES),
    )
    sites = (plane for square in (*entry.castles, *entry.villages) for plane in _site(square, seats))
    return (*table, *sites, *(plane for who in seats for plane in _player(who)))


def _site(square: str, seats: tuple[str, ...]) -> tuple[Plane, ...]:
    return (
        number(f"{square}: coin", "1 while the coin lies there"),
        Plane(f"{square}: taken", seats, "1 for the seat that took the coin"),
        Plane(f"{square}: owner", seats, "1 for the owner of the castle"),
        Plane(f"{square}: linked", seats, "1 for every seat that is linked"),
    )


def _player(who: str) -> tuple[Plane, ...]:
    return (
        number(f"{who}: coins", "coins taken and not lost"),
        number(f"{who}: hand size", "tiles in hand"),
        number(f"{who}: special shovel", "1 while it is unused"),
        Plane(f"{who}: known", TILE_IDS, "tiles of the hand that everybody saw"),
        Plane(f"{who}: reach", SQUARE_IDS, "the edges at which the player's traffic arrives: 1, 2, 4, 8 added up"),
    )

"""The planes of an observation, in the order in which `observe.py` writes them."""

from kantor.core.planes import Plane, clockwise, number
from kantor.games.merchants.data import GOOD_IDS, SPECIAL_IDS
from kantor.games.merchants.state import PILES

DECISIONS = ("loading", "planning", "loading a bought ship", "trading", "selling", "offices")
PILE_NUMBERS = tuple(str(pile + 1) for pile in range(PILES))


def planes(players: int) -> tuple[Plane, ...]:
    table = (
        Plane("decision", DECISIONS, "1 for what is being decided"),
        Plane("to move", clockwise(players), "1 for the seat that decides"),
        number("action left", "1 while the planning phase's action is unused"),
        number("dock exchanges", "exchanges that docks still give in this turn"),
        number("office cards", "cards that offices still give in this turn"),
        *(Plane(f"pile {pile}", GOOD_IDS, "1 for the good that shows") for pile in PILE_NUMBERS),
        Plane("sale", GOOD_IDS, "1 for the good being sold"),
        Plane("covered this turn", PILE_NUMBERS, "1 for each pile covered in this turn"),
        number("draw pile", "cards left"),
        Plane("token supply", GOOD_IDS, "tokens left"),
        Plane("stock", SPECIAL_IDS, "special cards left"),
        Plane("hand", GOOD_IDS, "the observer's cards"),
        Plane("unseen", GOOD_IDS, "cards that the observer has never seen: in the draw pile or in other hands"),
    )
    return (*table, *(plane for who in clockwise(players) for plane in _player(who)))


def _player(who: str) -> tuple[Plane, ...]:
    return (
        number(f"{who}: coins", "money"),
        number(f"{who}: hand size", "cards in hand"),
        Plane(f"{who}: cards", SPECIAL_IDS, "special cards owned"),
        Plane(f"{who}: tokens", GOOD_IDS, "tokens aboard"),
    )

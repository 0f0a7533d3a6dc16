"""The planes of an observation, in the order in which `observe.py` writes them."""

from kantor.core.planes import Plane
from kantor.games.merchants.data import GOOD_IDS, SPECIAL_IDS
from kantor.games.merchants.state import GOODS, PILES, SPECIALS


def planes(players: int) -> tuple[Plane, ...]:
    goods, cards = ", ".join(GOOD_IDS), ", ".join(SPECIAL_IDS)
    table = (
        Plane("decision", 6, "one-hot: loading, planning, loading a bought ship, trading, selling, offices"),
        Plane("to move", players, "one-hot: who decides, counted clockwise from the observer"),
        Plane("action left", 1, "1 while the planning phase's action is unused"),
        Plane("dock exchanges", 1, "exchanges that docks still give in this turn"),
        Plane("office cards", 1, "cards that offices still give in this turn"),
        *(Plane(f"pile {pile + 1}", GOODS, f"one-hot: the good that shows ({goods})") for pile in range(PILES)),
        Plane("sale", GOODS, "one-hot: the good being sold"),
        Plane("covered this turn", PILES, "1 for each pile covered in this turn"),
        Plane("draw pile", 1, "cards left"),
        Plane("token supply", GOODS, f"tokens left ({goods})"),
        Plane("stock", SPECIALS, f"special cards left ({cards})"),
        Plane("hand", GOODS, "the observer's cards by good"),
        Plane("unseen", GOODS, "cards by good that the observer has never seen"),
    )
    return (*table, *(plane for turn in range(players) for plane in _player(turn, goods, cards)))


def _player(turn: int, goods: str, cards: str) -> tuple[Plane, ...]:
    who = "observer" if turn == 0 else f"seat +{turn}"
    return (
        Plane(f"{who}: coins", 1, "money"),
        Plane(f"{who}: hand size", 1, "cards in hand"),
        Plane(f"{who}: cards", SPECIALS, f"special cards owned ({cards})"),
        Plane(f"{who}: tokens", GOODS, f"tokens aboard ({goods})"),
    )

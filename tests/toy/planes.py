"""The planes of the toy game's observations, in the order in which `FairPosition.observe` writes them."""

from kantor.core.planes import Plane, clockwise, number
from tests.toy.pieces import VALUES

CARDS = tuple(f"of value {value}" for value in VALUES)


def planes(players: int) -> tuple[Plane, ...]:
    return (
        Plane("decision", ("bid", "ask", "answer"), "1 for what is being decided"),
        Plane("to move", clockwise(players), "1 for each seat that decides"),
        Plane("for sale", CARDS, "1 for the card that bids are made for"),
        Plane("burnt", CARDS, "cards that went out of the game"),
        number("deck", "cards left"),
        Plane("secret", CARDS, "the observer's cards that nobody else has seen"),
        number("bid", "the observer's sealed bid, -1 without one"),
        *(plane for who in clockwise(players) for plane in _player(who)),
    )


def _player(who: str) -> tuple[Plane, ...]:
    return (
        number(f"{who}: coins", "money"),
        number(f"{who}: hidden", "cards in hand that only their owner has seen"),
        Plane(f"{who}: known", CARDS, "cards in hand that everybody has seen"),
    )

"""The planes of an observation, in the order in which `observe.py` writes them."""

from kantor.core.planes import Plane, clockwise, number
from kantor.core.setup import Setup
from kantor.games.empire import data
from kantor.games.empire.data import ACTION_IDS, GOOD_IDS, SYMBOL_IDS
from kantor.games.empire.state import SLOTS, Box

DECISIONS = ("bidding", "neutral armies", "taking a card", "choosing a part", "jokers")
PAST = ("regions", "continents", "goods", "coins", "armies")


def planes(setup: Setup) -> tuple[Plane, ...]:
    box = data.box(setup)
    cards, regions, seats = tuple(box.card_ids), tuple(box.board.ids), clockwise(setup.players)
    table = [
        Plane("decision", (*DECISIONS, *ACTION_IDS), "1 for what is being decided"),
        Plane("to move", seats, "1 for the seat that decides; none while all bid"),
        Plane("first player", seats, "1 for the seat that began"),
        Plane("card in action", cards, "1 for the card being carried out"),
        Plane("part", ("1", "2"), "1 for the part under way"),
        number("left", "how often the part may still be carried out"),
        *(Plane(f"slot {slot + 1}", cards, "1 for the card in this slot") for slot in range(SLOTS)),
        Plane("deck", cards, "1 for each card that nobody has seen"),
    ]
    if box.with_tokens:
        triangles = [box.board.ids[region] for region in box.board.triangles]
        table += [Plane(f"token {region}", GOOD_IDS, "1 for the good of the token") for region in triangles]
    if box.neutral_armies > 0:
        table += [Plane("neutral armies", regions, "armies"), number("neutral supply", "armies not on the map")]
    if box.games > 1:
        table.append(Plane("game", tuple(str(game + 1) for game in range(box.games)), "1 for the game being played"))
    return (*table, *(plane for who in seats for plane in _player(who, cards, regions, box)))


def _player(who: str, cards: tuple[str, ...], regions: tuple[str, ...], box: Box) -> tuple[Plane, ...]:
    return (
        number(f"{who}: coins", "coins"),
        number(f"{who}: bid", "the bid and 1, as far as the observer knows it"),
        number(f"{who}: supply", "armies not on the map"),
        number(f"{who}: city supply", "cities not on the map"),
        Plane(f"{who}: armies", regions, "armies"),
        Plane(f"{who}: cities", regions, "cities"),
        Plane(f"{who}: cards", cards, "1 for each card taken"),
        Plane(f"{who}: symbols", SYMBOL_IDS, "symbols on the cards"),
        Plane(f"{who}: jokers", GOOD_IDS, "jokers assigned"),
        *(Plane(f"{who}: game {game + 1}", PAST, "what a finished game counts") for game in range(box.games - 1)),
    )

"""When each rule that a refusal names forbids a move. Written from the rulebook."""

from kantor.games.empire.data import CARDS, MAPS
from tests.contract.refusals import Reason, Refused

PRICES = (0, 1, 1, 2, 2, 3)
KINDS = {
    "place": ("place",),
    "move-land": ("step",),
    "move-sea": ("step",),
    "city": ("city",),
    "destroy": ("destroy", "destroy-neutral"),
}


def action(no: Refused, part: int) -> str:
    """What a part of the card under way says."""
    card = next(card for card in CARDS.cards if card.id == no.frame["card"])
    if no.settings["card_c24"] == "place-or-city" and card.id == CARDS.place_or_city.id:
        card = CARDS.place_or_city
    return str(card.parts[part - 1].action)


def acts(no: Refused, *actions: str) -> bool:
    """A move of the kind that the card's part under way is about."""
    return no.during("acting") and action(no, no.frame["part"]) in actions and no.kind in KINDS[actions[0]]


def armies(no: Refused, seat: int, region: str) -> int:
    return int(no.position["seats"][seat]["armies"].get(region, 0))


def on_the_map(no: Refused, seat: int) -> int:
    return sum(no.position["seats"][seat]["armies"].values())


def is_hopeless(no: Refused, part: int) -> bool:
    """Nothing of an action can be carried out."""
    others = [seat for seat in range(no.position["players"]) if seat != no.seat]
    match action(no, part):
        case "place":
            return 14 - on_the_map(no, no.seat) == 0
        case "city":
            return bool(sum(no.me["cities"].values()) == 3) or on_the_map(no, no.seat) == 0
        case "destroy":
            return not any(on_the_map(no, seat) for seat in others) and not any(no.position["neutral"].values())
    return on_the_map(no, no.seat) == 0


def controls(no: Refused, region: str) -> bool:
    """More armies and cities than anybody else, the neutral included."""
    own, *others = sorted(range(no.position["players"]), key=lambda seat: seat != no.seat)
    strength = [
        armies(no, seat, region) + no.position["seats"][seat]["cities"].get(region, 0) for seat in (own, *others)
    ]
    neutral = int(no.position["neutral"].get(region, 0))
    return bool(strength[0] > max([*strength[1:], neutral]))


def owns(no: Refused, good: str) -> bool:
    """By card, or by the token of a region under control."""
    printed = {card.id: card.good for card in CARDS.cards}
    tokens = (region for region, token in no.position["tokens"].items() if token == good)
    return good in [printed[card] for card in no.me["cards"]] or any(controls(no, region) for region in tokens)


def is_at_sea(no: Refused) -> bool:
    land = [set(link) for link in MAPS[no.settings["map"]].land]
    return {no.move["start"], no.move["end"]} not in land


REASONS: dict[str, Reason] = {
    "chance-decides": lambda no: no.of("first", "token", "card"),
    "bid-first": lambda no: no.during("bidding") and not no.of("bid"),
    "bid-purse": lambda no: no.during("bidding") and no.of("bid") and no.move["coins"] > no.me["coins"],
    "bid-once": lambda no: no.during("taking") and no.of("bid"),
    "neutral-first": lambda no: no.during("neutral") and not no.of("neutral"),
    "card-price": lambda no: no.during("taking") and no.of("take") and PRICES[no.move["slot"] - 1] > no.me["coins"],
    "card-duty": lambda no: no.during("taking") and not no.of("take", "bid", "joker"),
    "joker-at-the-end": lambda no: no.during("taking") and no.of("joker"),
    "part-first": lambda no: no.during("choosing") and not no.of("part", "done"),
    "part-possible": lambda no: no.during("choosing") and no.of("part") and is_hopeless(no, no.move["part"]),
    "part-settled": lambda no: no.during("acting") and no.of("part"),
    "one-card": lambda no: no.during("acting") and no.of("take"),
    "action-of-the-card": lambda no: (
        no.during("acting") and not no.of("take", "part", "done") and no.kind not in KINDS[action(no, no.frame["part"])]
    ),
    "place-where": lambda no: (
        acts(no, "place")
        and no.move["region"] != MAPS[no.settings["map"]].start
        and not no.me["cities"].get(no.move["region"])
    ),
    "step-own-army": lambda no: acts(no, "move-land", "move-sea") and armies(no, no.seat, no.move["start"]) == 0,
    "step-by-land": lambda no: acts(no, "move-land") and is_at_sea(no),
    "city-needs-army": lambda no: acts(no, "city") and armies(no, no.seat, no.move["region"]) == 0,
    "destroy-another": lambda no: acts(no, "destroy") and no.of("destroy") and no.move["seat"] == no.seat,
    "destroy-where": lambda no: (
        acts(no, "destroy")
        and (
            armies(no, no.move["seat"], no.move["region"])
            if no.of("destroy")
            else no.position["neutral"].get(no.move["region"], 0)
        )
        == 0
    ),
    "joker-own-good": lambda no: no.during("jokers") and no.of("joker") and not owns(no, no.move["good"]),
    "jokers-last": lambda no: no.during("jokers") and not no.of("joker", "done"),
}

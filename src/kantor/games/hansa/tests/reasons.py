"""When each rule that a refusal names forbids a move. Written from the rulebook, on the slow board."""

from __future__ import annotations

from tests.contract.refusals import Reason, Refused

from . import slow_board as slow
from .slow_board import held, lane
from .slow_displaced import (
    comes_from_elsewhere,
    distance,
    is_not_nearest,
    settles,
    settles_in,
    takes_extra,
    takes_the_last_post,
)

ESTABLISH = (
    "establish-route",
    "establish-office",
    "establish-additional-office",
    "establish-ability",
    "establish-prestige",
)
ACTIONS = ("income", "place", "displace", "displace-neutral", "lift", *ESTABLISH)
TOKENS = {
    "exchange-offices": "exchange_offices",
    "develop-ability": "develop_ability",
    "lift-other": "three_traders",
    "remove": "three_traders",
    "remove-neutral": "three_traders",
}
LATER = ("pay", "take-piece", "done", "place-token", "neutral-office", "develop-privilege", "green-office")
BONUSES = ("bonus-move", "bonus-privilege", "bonus-office", "bonus-reuse", "bonus-place")
LIFTING = ("moving", "moving-others", "bonus-move")
CHANCE = ("first", "draw-token", "mission", "offer-favour")


def piece(no: Refused) -> str:
    """The piece that a move is about, as it stands on a post."""
    if no.of("remove-neutral", "displace-neutral"):
        return "trader neutral"
    if no.of("displace"):
        return f"{no.move['victim']} {no.move['owner']}"
    return f"{no.move['piece']} {no.move.get('owner', no.seat)}"


def is_there(no: Refused) -> bool:
    return piece(no) in slow.on_lane(no, lane(no))


def establishes(no: Refused, *kinds: str) -> bool:
    return no.during("turn") and no.of(*(kinds or ESTABLISH))


def displaces(no: Refused) -> bool:
    return no.during("turn") and no.of("displace", "displace-neutral")


def is_classic(no: Refused) -> bool:
    return bool(no.settings["edition"] == "classic")


def has_no_such_piece(no: Refused) -> bool:
    if no.of("put", "put-other"):
        return piece(no) not in held(no)
    return False


def lacks_token(no: Refused) -> bool:
    if not no.during("turn"):
        return False
    token = f"plus_{no.move['count']}_actions" if no.of("extra-actions") else TOKENS.get(no.kind)
    return token is not None and not slow.has_token(no, token)


def is_complete(no: Refused) -> bool:
    """All pieces of that ability are off the desk."""
    ability = "privilege" if no.of("develop-privilege") else no.move["ability"]
    fitting = no.during("turn") or (no.during("bonus-privilege") and no.of("develop-privilege"))
    return fitting and slow.steps(no, ability) == len(slow.ABILITIES[ability]) - 1


def two_offices(no: Refused) -> list[str | None]:
    at = no.move["position"] - 1
    return slow.offices(no, no.move["city"])[at : at + 2]


def exchanges(no: Refused) -> bool:
    return no.during("turn") and no.of("exchange-offices")


def is_too_much(no: Refused) -> bool:
    """More than the general supply has, by kind."""
    if no.during("income-favour"):
        return no.of("take-piece") and slow.general(no, no.move["piece"]) == 0
    taken = {"trader": no.move["traders"], "merchant": no.move["merchants"]}
    return no.during("turn") and any(count > slow.general(no, kind) for kind, count in taken.items())


def is_not_the_bank(no: Refused) -> bool:
    """More than the bank says; classic takes no less either."""
    size = no.move["traders"] + no.move["merchants"]
    bank = slow.value(no, "bank")
    most = slow.general(no) if bank == "C" else min(bank, slow.general(no))
    return no.during("turn") and no.of("income") and (size > most or (is_classic(no) and size < most))


def lacks_piece(no: Refused) -> bool:
    fitting = (no.during("turn") and no.of("place")) or (no.during("bonus-office") and no.of("green-office"))
    displacing = displaces(no) and slow.personal(no, no.move["piece"]) == 0
    return (fitting and slow.personal(no, no.move["piece"]) == 0) or displacing


def puts(no: Refused) -> bool:
    """A piece is to stand on a free post."""
    return no.of("place", "put", "put-other")


def is_for_merchants(no: Refused) -> bool:
    return (puts(no) or displaces(no)) and no.move["piece"] == "trader" and slow.is_round(no, lane(no))


def cannot_pay(no: Refused) -> bool:
    if no.during("pay"):
        traders, merchants = no.move["traders"], no.move["merchants"]
        lacking = traders > slow.personal(no, "trader") or merchants > slow.personal(no, "merchant")
        return no.of("pay") and (traders + merchants != no.frame["due"] or lacking)
    victim = no.move.get("victim", "trader")
    return displaces(no) and slow.personal(no) < (3 if victim == "merchant" else 2)


def lacks_permission(no: Refused) -> bool:
    fitting = no.during("turn") and no.of("place", "displace")
    return fitting and not slow.has_permission(no, slow.country(no, lane(no)))


def lifts(no: Refused) -> bool:
    return no.of("lift") and no.during("turn", "displaced", *LIFTING)


def has_moved(no: Refused) -> bool:
    """Classic: all such pieces there have moved in this action."""
    moved = [found for found in no.position["loose"] if found["moved"]]
    here = [found for found in moved if found["piece"] == piece(no) and found["route"] == lane(no)]
    return no.during("moving") and lifts(no) and len(here) >= slow.on_lane(no, lane(no)).count(piece(no))


def must_put_down(no: Refused) -> bool:
    """Something is in hand, and the move is no way to put it down."""
    return bool(held(no)) and no.of("done", "lift", "lift-other")


def stays_on_its_route(no: Refused) -> bool:
    (found,) = slow.in_hand(no)
    return (
        is_classic(no)
        and no.during("moving")
        and no.of("put")
        and slow.route_of(no, found["route"]) == slow.route_of(no, lane(no))
    )


def crosses(no: Refused) -> bool:
    """No such piece in hand may go to that country."""
    place = slow.country(no, lane(no)), slow.is_round(no, lane(no))
    like = [found for found in slow.in_hand(no) if found["piece"] == piece(no)]
    return no.during(*LIFTING) and puts(no) and not any(slow.may_go(no, found, place) for found in like)


def leaves_no_room(no: Refused) -> bool:
    return no.during(*LIFTING) and puts(no) and not slow.finds_room(no, piece(no), lane(no))


def route_is_not_own(no: Refused) -> bool:
    own = [found is not None and found.split()[1] == str(no.seat) for found in slow.posts(no, no.move["route"])]
    return establishes(no) and not all(own)


def lacks_privilege(no: Refused) -> bool:
    office = slow.first_free(no, no.move["city"])
    fitting = establishes(no, "establish-office") and office is not None
    return fitting and slow.COLOURS.index(office["privilege"]) > slow.privilege(no)  # type: ignore[index]


def lacks_shape(no: Refused) -> bool:
    on_route = slow.posts(no, no.move["route"])
    if no.of("establish-additional-office"):
        return f"{no.move['piece']} {no.seat}" not in on_route
    office = slow.first_free(no, no.move["city"])
    if not establishes(no, "establish-office") or office is None:
        return False
    kind = "merchant" if office["shape"] == "circle" else "trader"
    return f"{kind} {no.seat}" not in on_route


def city_takes_no_addition(no: Refused) -> bool:
    city = no.move["city"]
    if not establishes(no, "establish-additional-office") or slow.is_green(no, city):
        return False
    if is_classic(no):
        return not any(slow.offices(no, city)) and not slow.additional(no, city)
    return slow.offices(no, city)[0] is None


def space(no: Refused) -> int:
    slots = slow.board_of(no)["prestige"]["slots"]
    return next(at for at, slot in enumerate(slots) if slot["points"] == no.move["points"])


def lacks_tokens(no: Refused) -> bool:
    """Two unused ones, of the kinds named."""
    one, other = no.move["token"], no.move["other_token"]
    tokens = no.me["tokens"]
    return bool(tokens.get(one, 0) < 1 + (one == other) or tokens.get(other, 0) < 1)


def buys(no: Refused) -> bool:
    return no.during("turn") and no.of("buy-favour")


# Tokens at routes, neutral routes, bonuses.


def places_token(no: Refused) -> bool:
    return no.during("place-token") and no.of("place-token")


def is_neutral(no: Refused) -> bool:
    """The route is full of neutral traders."""
    return set(slow.posts(no, no.move["route"])) == {"trader neutral"}


def wrong_neutral_city(no: Refused) -> bool:
    cities = slow.ends(no, no.move["route"])
    open_cities = [city for city in cities if not slow.is_full(no, city)]
    city = no.move["city"]
    return no.during("neutral-routes") and is_neutral(no) and city not in (open_cities or ["none"])


def reuses_nothing(no: Refused) -> bool:
    return no.during("bonus-reuse") and no.of("put") and no.frame[f"{no.move['piece']}s"] == 0


def places_from_elsewhere(no: Refused) -> bool:
    """Not from where the bonus takes pieces: general supply, then personal supply, then own posts, and not back."""
    if not no.during("bonus-place"):
        return False
    if no.of("lift-other"):
        return True
    if no.of("put") and held(no):
        return piece(no) not in held(no) or lane(no) in [found["route"] for found in slow.in_hand(no)]
    supply = no.me["general"] if slow.general(no) else no.me["personal"]
    if no.of("lift"):
        return any(supply.values())
    return no.of("put") and not supply.get(no.move["piece"])


KINDS_OF = {
    "moving": ("lift", "put", "done"),
    "moving-others": ("lift-other", "put-other", "done"),
    "removing": ("remove", "remove-neutral", "done"),
}
OF_BONUS = {
    "bonus-move": ("lift", "lift-other", "put", "put-other", "done"),
    "bonus-privilege": ("develop-privilege", "done"),
    "bonus-office": ("green-office", "done"),
    "bonus-reuse": ("put", "done"),
    "bonus-place": ("put", "lift", "done"),
}

REASONS: dict[str, Reason] = {
    "chance-decides": lambda no: no.of(*CHANCE),
    # A turn
    "nothing-pending": lambda no: no.during("turn") and no.of(*LATER),
    "actions-spent": lambda no: no.during("turn") and no.of(*ACTIONS) and no.frame["actions"] == 0,
    "favour-no-actions": lambda no: (
        no.during("turn") and no.of("extra-actions", *ACTIONS) and no.frame["state"] == "favour-bought"
    ),
    "finish-first": lambda no: no.kind not in KINDS_OF.get(no.frame["do"], (no.kind,)),
    "token-in-hand": lacks_token,
    "ability-complete": is_complete,
    "exchange-two-offices": lambda no: (
        exchanges(no) and (None in two_offices(no) or len(two_offices(no)) < 2 or len(set(two_offices(no))) == 1)
    ),
    "exchange-own-office": lambda no: (
        exchanges(no)
        and not is_classic(no)
        and str(no.seat) not in [found.split()[1] for found in two_offices(no) if found]
    ),
    "income-general-supply": is_too_much,
    "income-bank": is_not_the_bank,
    # Posts
    "place-personal-supply": lacks_piece,
    "post-free": lambda no: puts(no) and slow.free(no, lane(no)) == 0,
    "post-merchants-only": is_for_merchants,
    "permission": lacks_permission,
    "displace-others": lambda no: displaces(no) and no.of("displace") and no.move["owner"] == no.seat,
    "displace-piece-there": lambda no: displaces(no) and not is_there(no),
    "displace-cost": cannot_pay,
    "displace-pay-first": lambda no: no.during("pay") and not no.of("pay"),
    # Moving
    "put-what-is-lifted": has_no_such_piece,
    "move-own-piece": lambda no: lifts(no) and not is_there(no),
    "move-book": lambda no: no.during("moving") and lifts(no) and no.frame["left"] == 0,
    "move-each-once": lambda no: is_classic(no) and has_moved(no),
    "move-put-down": must_put_down,
    "move-another-route": stays_on_its_route,
    "move-country": crosses,
    "move-room": leaves_no_room,
    "move-changes-something": (
        "That no way leads to another board is a search over all ways to put the pieces down. The tests of crowded"
        " boards compare the boards that can be reached with a slow definition, so what is refused can reach none."
    ),
    "move-three-opponents": lambda no: no.of("lift-other", "put-other") and no.move["owner"] == no.seat,
    "three-traders-there": lambda no: no.of("lift-other", "remove", "remove-neutral") and not is_there(no),
    "three-traders-three": lambda no: no.during("moving-others") and no.frame["left"] == 0,
    # Establishing a route
    "route-all-posts": route_is_not_own,
    "office-green-city": lambda no: establishes(no, "establish-office") and slow.is_green(no, no.move["city"]),
    "office-city-full": lambda no: establishes(no, "establish-office") and slow.is_full(no, no.move["city"]),
    "office-privilege": lacks_privilege,
    "office-shape": lacks_shape,
    "additional-office-token": lambda no: (
        establishes(no, "establish-additional-office") and not slow.has_token(no, "additional_office")
    ),
    "additional-office-city": city_takes_no_addition,
    "prestige-free": lambda no: (
        establishes(no, "establish-prestige") and no.position["prestige"][space(no)] is not None
    ),
    "prestige-privilege": lambda no: (
        establishes(no, "establish-prestige")
        and slow.COLOURS.index(slow.board_of(no)["prestige"]["slots"][space(no)]["privilege"]) > slow.privilege(no)
    ),
    "prestige-merchant": lambda no: (
        establishes(no, "establish-prestige") and f"merchant {no.seat}" not in slow.posts(no, no.move["route"])
    ),
    # Favours
    "favour-first": lambda no: buys(no) and no.frame["state"] != "fresh",
    "favour-offered": lambda no: buys(no) and no.move["favour"] not in no.position["favours"],
    "favour-tokens": lambda no: buys(no) and lacks_tokens(no),
    "favour-income-answer": lambda no: no.during("income-favour") and not no.of("take-piece", "done"),
    # Displaced
    "displaced-first": lambda no: (
        no.during("displaced") and (not no.of("put", "lift", "done") or (no.of("lift") and no.frame["neutral"]))
    ),
    "displaced-must-be-placed": lambda no: (
        no.during("displaced") and no.of("done") and (no.frame["piece"] is not None or no.frame["neutral"])
    ),
    "displaced-extra": lambda no: takes_extra(no) and no.frame["extras"] == 0,
    "displaced-extra-source": comes_from_elsewhere,
    "displaced-nearest": is_not_nearest,
    "displaced-last-post": takes_the_last_post,
    "displaced-country": lambda no: settles(no) and not settles_in(no, lane(no)),
    "displaced-no-room": lambda no: no.during("displaced") and no.of("lift") and distance(no, no.move["piece"]) is None,
    "neutral-traders": lambda no: settles(no) and no.frame["neutral"] and no.move["piece"] == "merchant",
    # New tokens
    "token-place-first": lambda no: no.during("place-token") and not no.of("place-token"),
    "token-drawn": lambda no: places_token(no) and not no.position["turned_up_tokens"].get(no.move["token"]),
    "token-sea-route": lambda no: places_token(no) and "bonus" in slow.board_of(no)["routes"][no.move["route"]],
    "token-country": lambda no: places_token(no) and slow.country(no, no.move["route"]) != "england",
    "token-one-a-route": lambda no: (
        places_token(no) and bool(no.position["routes"].get(no.move["route"], {}).get("token"))
    ),
    "token-empty-route": lambda no: places_token(no) and any(slow.posts(no, no.move["route"])),
    "token-free-office": lambda no: (
        places_token(no)
        and all(slow.is_green(no, city) or slow.is_full(no, city) for city in slow.ends(no, no.move["route"]))
    ),
    # The neutral colour
    "neutral-route-first": lambda no: (
        no.during("neutral-routes") and (not no.of("neutral-office") or not is_neutral(no))
    ),
    "neutral-office-city": wrong_neutral_city,
    # Permanent bonuses
    "bonus-first": lambda no: no.during(*BONUSES) and no.kind not in OF_BONUS[no.frame["do"]],
    "bonus-two": lambda no: no.during("bonus-move") and no.of("lift", "lift-other") and no.frame["left"] == 0,
    "bonus-reuse": reuses_nothing,
    "bonus-place": lambda no: no.during("bonus-place") and no.of("put") and slow.country(no, lane(no)) == "england",
    "bonus-place-source": places_from_elsewhere,
    "green-city-room": lambda no: (
        no.during("bonus-office") and no.of("green-office") and len(slow.offices(no, no.move["city"])) == 12
    ),
}

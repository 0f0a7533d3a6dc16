"""What the owner of a displaced piece may do, the slow and plain way."""

from __future__ import annotations

from tests.contract.refusals import Refused

from . import slow_board as slow
from .slow_board import held, lane


def is_displaced_piece(no: Refused) -> bool:
    return no.of("put") and not held(no) and no.move["piece"] == no.frame["piece"]


def settles(no: Refused) -> bool:
    return no.during("displaced") and no.of("put")


def takes_extra(no: Refused) -> bool:
    return no.during("displaced") and no.of("put", "lift") and not is_displaced_piece(no) and not held(no)


def goes_anywhere(no: Refused) -> bool:
    return "displaced_anywhere" in no.me["favours"] and not no.frame["neutral"]


def rooms(no: Refused, kind: str) -> dict[str, int]:
    """Free posts for such a piece by lane, wherever it may go at all."""
    home = no.frame["route"]
    found = {
        other: slow.free(no, other)
        for other in slow.lanes(no)
        if slow.fits(no, kind, other) and (goes_anywhere(no) or slow.route_of(no, other) != home)
    }
    return {other: count for other, count in found.items() if goes_anywhere(no) or settles_in(no, other)}


def still_in_hand(no: Refused) -> str | None:
    """The kind of the displaced piece that has yet to be put down.

    One like it that is down was the last of its supply when an extra comes from elsewhere than that supply.
    """
    down: str | None = no.frame.get("down")
    is_further = no.of("lift") or (no.of("put") and no.move["piece"] != down)
    return no.frame["piece"] or (down if is_further else None)


def last_post(no: Refused) -> str | None:
    """The lane of the only post that the displaced piece can take: no extra may."""
    kind = still_in_hand(no)
    if kind is None or is_displaced_piece(no):
        return None
    found = rooms(no, kind)
    return next(iter(found)) if sum(found.values()) == 1 else None


def distance(no: Refused, kind: str) -> int | None:
    """That of the nearest routes with a post for such a piece; None when there is none."""
    far = slow.distances(no, no.frame["route"])
    back = [found["route"] for found in slow.in_hand(no)]
    found = [
        far[slow.route_of(no, other)]
        for other, count in rooms(no, kind).items()
        if other != last_post(no) and slow.route_of(no, other) in far and count > (other in back)
    ]
    return min(found, default=None)


def takes_the_last_post(no: Refused) -> bool:
    if no.of("put"):
        return settles(no) and lane(no) == last_post(no)
    # A lift frees a post, for the displaced piece only.
    kind = still_in_hand(no)
    own = {} if kind is None else rooms(no, kind)
    others = [other for other in rooms(no, no.move["piece"]) if other != last_post(no)]
    return no.during("displaced") and no.of("lift") and bool(own) and not others


def settles_in(no: Refused, lane: str) -> bool:
    """Displaced pieces and extras stay in the country of the displacement or go to England."""
    return slow.country(no, lane) in ("england", slow.country(no, no.frame["route"]))


def is_not_nearest(no: Refused) -> bool:
    if not settles(no) or goes_anywhere(no):
        return False
    steps = slow.distances(no, no.frame["route"]).get(slow.route_of(no, lane(no)), 0)
    return steps == 0 or steps != distance(no, no.move["piece"])


def comes_from_elsewhere(no: Refused) -> bool:
    """The extra isn't where extras come from: general supply, then personal supply, then own posts.

    Where a piece that is down may have been the last one of a supply, the next supply is open too.
    """
    if not no.during("displaced"):
        return False
    if no.of("put") and held(no):
        return lane(no) in [found["route"] for found in slow.in_hand(no)] and slow.free(no, lane(no)) == 1
    general, personal = no.me["general"], no.me["personal"]
    if no.frame.get("down"):
        if no.of("lift"):
            return int(sum([*general.values(), *personal.values()])) > 1
        return takes_extra(no) and not (general.get(no.move["piece"]) or personal.get(no.move["piece"]))
    supply = general if slow.general(no) else personal
    if no.of("lift"):
        return any(supply.values())
    return takes_extra(no) and not supply.get(no.move["piece"])

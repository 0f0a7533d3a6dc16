"""The table the slow and plain way: a position's JSON and the board's file, no masks and no tables of the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from kantor.games.hansa import data
from tests.contract.refusals import Refused

FOLDER = Path(data.__file__).parent / "data"
BOX = json.loads((FOLDER / "box.json").read_text(encoding="utf-8"))
ABILITIES: dict[str, list[Any]] = {ability["id"]: ability["values"] for ability in BOX["abilities"]}
COLOURS = ("white", "orange", "pink", "black")
MERCHANTS = "-merchants"


@cache
def board(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    found["routes"] = {route["id"]: route for route in found["routes"]}
    found["cities"] = {city["id"]: city for city in found["cities"]}
    return found


def board_of(no: Refused) -> dict[str, Any]:
    name = no.settings["board"]
    if name == "east":
        return board("east")
    return board(f"{name}_3p" if no.position["players"] <= 3 else f"{name}_45p")


def ends(no: Refused, route: str) -> tuple[str, str]:
    printed = board_of(no)["routes"][route]
    return printed["a"], printed["b"]


def route_of(no: Refused, lane: str) -> str:
    """The route of a lane: posts for merchants only have a name of their own where there are others beside them."""
    return lane if lane in board_of(no)["routes"] else lane.removesuffix(MERCHANTS)


def lanes(no: Refused) -> Iterator[str]:
    for route, printed in board_of(no)["routes"].items():
        kinds = set(printed["posts"])
        yield route
        if len(kinds) > 1:
            yield f"{route}{MERCHANTS}"


def is_round(no: Refused, lane: str) -> bool:
    return lane not in board_of(no)["routes"] or set(board_of(no)["routes"][lane]["posts"]) == {"circle"}


def posts(no: Refused, route: str) -> list[str | None]:
    empty = [None] * len(board_of(no)["routes"][route]["posts"])
    found: list[str | None] = list(no.position["routes"].get(route, {}).get("posts") or empty)
    return found


def on_lane(no: Refused, lane: str) -> list[str | None]:
    """What stands on the posts of a lane."""
    route = route_of(no, lane)
    printed = board_of(no)["routes"][route]["posts"]
    kind = "circle" if is_round(no, lane) else "any"
    return [piece for piece, post in zip(posts(no, route), printed, strict=True) if post == kind]


def free(no: Refused, lane: str) -> int:
    return on_lane(no, lane).count(None)


def fits(no: Refused, kind: str, lane: str) -> bool:
    """A post is free there for a piece of this kind."""
    return free(no, lane) > 0 and (kind == "merchant" or not is_round(no, lane))


def country(no: Refused, lane: str) -> str:
    return str(board_of(no)["routes"][route_of(no, lane)].get("country", "england"))


def offices(no: Refused, city: str) -> list[str | None]:
    """The printed ones; in a green city those by the bonus."""
    printed = board_of(no)["cities"][city]["offices"]
    found: list[str | None] = list(no.position["cities"].get(city, {}).get("offices") or [None] * len(printed))
    return found


def additional(no: Refused, city: str) -> list[str]:
    return list(no.position["cities"].get(city, {}).get("additional", ()))


def is_green(no: Refused, city: str) -> bool:
    return not board_of(no)["cities"][city]["offices"]


def is_full(no: Refused, city: str) -> bool:
    if is_green(no, city):
        return bool(offices(no, city) or additional(no, city))
    return None not in offices(no, city)


def first_free(no: Refused, city: str) -> dict[str, Any] | None:
    """The printed office that comes next."""
    printed = board_of(no)["cities"][city]["offices"]
    return next((office for office, piece in zip(printed, offices(no, city), strict=True) if piece is None), None)


def steps(no: Refused, ability: str) -> int:
    return int(no.me["abilities"].get(ability, 0))


def value(no: Refused, ability: str) -> Any:
    return ABILITIES[ability][steps(no, ability)]


def privilege(no: Refused) -> int:
    return COLOURS.index(value(no, "privilege"))


def personal(no: Refused, kind: str | None = None) -> int:
    counts = no.me["personal"]
    return int(sum(counts.values()) if kind is None else counts.get(kind, 0))


def general(no: Refused, kind: str | None = None) -> int:
    counts = no.me["general"]
    return int(sum(counts.values()) if kind is None else counts.get(kind, 0))


def has_token(no: Refused, token: str) -> bool:
    return bool(no.me["tokens"].get(token, 0))


def in_hand(no: Refused) -> list[dict[str, Any]]:
    return [piece for piece in no.position["loose"] if not piece["moved"]]


def lane(no: Refused) -> str:
    """Where a move puts a piece, or takes one from."""
    return str(no.move["route"])


def held(no: Refused) -> list[str]:
    return [found["piece"] for found in in_hand(no)]


def has_permission(no: Refused, where: str) -> bool:
    """An office city gives one action a turn to the owner of its rightmost occupied office."""
    if where == "england":
        return True
    for city, countries in board_of(no).get("permissions", {}).items():
        row = [*additional(no, city), *(piece for piece in offices(no, city) if piece)]
        is_used = city in no.position["permissions_used"]
        if where in countries and not is_used and row and row[-1].split()[1] == str(no.seat):
            return True
    return False


def distances(no: Refused, start: str) -> dict[str, int]:
    """How far every route is from one: 1 if they share a city, and so on."""
    found = {start: 0}
    reached = [start]
    for route in reached:
        for other in board_of(no)["routes"]:
            if other not in found and set(ends(no, other)) & set(ends(no, route)):
                found[other] = found[route] + 1
                reached.append(other)
    return found


def finds_room(no: Refused, piece: str, lane: str) -> bool:
    """All pieces in hand can be put down, one like this on that lane."""
    room: dict[tuple[str, bool], int] = {}
    for other in lanes(no):
        place = country(no, other), is_round(no, other)
        room[place] = room.get(place, 0) + free(no, other)
    here = country(no, lane), is_round(no, lane)
    for index, first in enumerate(in_hand(no)):
        if first["piece"] == piece and may_go(no, first, here):
            room[here] -= 1
            rest = [other for at, other in enumerate(in_hand(no)) if at != index]
            if all_fit(no, rest, room):
                return True
            room[here] += 1
    return False


def all_fit(no: Refused, pieces: list[dict[str, Any]], room: dict[tuple[str, bool], int]) -> bool:
    if not pieces:
        return True
    for place, count in room.items():
        if count > 0 and may_go(no, pieces[0], place):
            fitted = all_fit(no, pieces[1:], {**room, place: count - 1})
            if fitted:
                return True
    return False


def may_go(no: Refused, piece: dict[str, Any], place: tuple[str, bool]) -> bool:
    """By its kind and its country: a move of own pieces may also lead to England."""
    where, is_for_merchants = place
    home = country(no, piece["route"])
    if is_for_merchants and piece["piece"].startswith("trader"):
        return False
    return where == home or (where == "england" and no.during("moving"))

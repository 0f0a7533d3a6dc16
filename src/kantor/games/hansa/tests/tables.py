"""Positions for tests, written as short as they can be.

A route or a row of offices is a text: `0t` is a trader of seat 0, `1m` a merchant of seat 1, `nt` a neutral trader,
`-` a free place; additional offices stand before a bar.
"""

from typing import Any

import pytest

from kantor import IllegalMove, Match

KINDS = {"t": "trader", "m": "merchant"}
DESK = {"actions": 5, "keys": 4, "privilege": 3, "book": 3, "bank": 3}


def seat(traders: int = 0, merchants: int = 0, **fields: Any) -> dict[str, Any]:
    """A player with this personal supply; what is nowhere else lies in the general one."""
    return {"personal": {"trader": traders, "merchant": merchants}, **fields}


def table(
    *seats: dict[str, Any],
    agenda: list[dict[str, Any]] | None = None,
    routes: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    cities: dict[str, str] | None = None,
    seed: int = 1,
    **fields: Any,
) -> Match:
    """A match that goes on from here; fields that are settings are taken as such."""
    named = ("board", "edition", "missions", "favours_on")
    settings = {("favours" if key == "favours_on" else key): fields.pop(key) for key in named if key in fields}
    along: dict[str, dict[str, Any]] = {route: {"posts": row(posts)} for route, posts in (routes or {}).items()}
    for route, token in (tokens or {}).items():
        along.setdefault(route, {})["token"] = token
    position = {
        "players": len(seats),
        "seats": list(seats),
        "agenda": agenda or turn(),
        "first_player": 0,
        "routes": along,
        "cities": {city: office_row(text) for city, text in (cities or {}).items()},
        "settings": settings,
    }
    return Match.at("hansa", {**position, **fields}, seed=seed)


def row(text: str) -> list[str | None]:
    return [None if place == "-" else piece(place) for place in text.split()]


def piece(place: str) -> str:
    return f"{KINDS[place[-1]]} {'neutral' if place[0] == 'n' else place[:-1]}"


def office_row(text: str) -> dict[str, Any]:
    additional, bar, printed = text.rpartition("|")
    return {"offices": row(printed), "additional": row(additional)} if bar else {"offices": row(printed)}


def open_position(match: Match) -> dict[str, Any]:
    """A position to change: what can be derived is left out."""
    position = match.position()
    del position["token_supply"]
    for content in position["seats"]:
        del content["general"]
    return position


def turn(who: int = 0, actions: int = 2, **fields: Any) -> list[dict[str, Any]]:
    return [{"do": "turn", "seat": who, "actions": actions, "state": "under-way", **fields}]


def full_board() -> dict[str, dict[str, list[str]]]:
    """Every post of the 4-5 side held by somebody, about 21 each."""
    view = Match("hansa", 5, seed=1).view(None)["table"]["routes"]
    owners = [1, 2, 3, 4, 0]
    found = {}
    number = 0
    for route, content in view.items():
        found[route] = {"posts": [f"trader {owners[(number + at) % 5]}" for at in range(len(content["posts"]))]}
        number += len(content["posts"])
    return found


def posts(match: Match, route: str) -> str:
    """A route in the notation of these tests."""
    return " ".join(short(place) for place in match.view(None)["table"]["routes"][route]["posts"])


def told(match: Match) -> list[str]:
    """The log, with letters for names."""
    texts = match.game.texts("en")
    return [texts.tell("event", event, lambda seat: "ABCDE"[seat]) for event in match.events()]


def asked(match: Match, who: int) -> str:
    """What a seat is asked, in English."""
    prompt = match.view(who)["prompt"]
    return match.game.texts("en").say(f"prompt-{prompt['id']}", **prompt["args"])


def offices(match: Match, city: str) -> str:
    found = match.view(None)["table"]["cities"][city]
    printed = " ".join(short(place) for place in found["offices"])
    return f"{' '.join(short(place) for place in found['additional'])}|{printed}" if found["additional"] else printed


def short(place: str | None) -> str:
    if place is None:
        return "-"
    kind, owner = place.split()
    return f"{'n' if owner == 'neutral' else owner}{kind[0]}"


def realm(match: Match) -> dict[str, Any]:
    """What only some boards have."""
    found: dict[str, Any] = match.view(None)["table"]["realm"]
    return found


def player(match: Match, who: int) -> dict[str, Any]:
    """A seat as it sees itself."""
    found: dict[str, Any] = match.view(who)["table"]["players"][who]
    return found


def supplies(match: Match, who: int) -> tuple[str, str]:
    """The personal and the general supply: `3t 1m`."""
    found = player(match, who)
    return counted(found["personal"]), counted(found["general"])


def counted(counts: dict[str, int]) -> str:
    return f"{counts['trader']}t {counts['merchant']}m"


def points(match: Match) -> list[int]:
    return [found["points"] for found in match.view(None)["table"]["players"]]


def controller(match: Match, city: str) -> Any:
    return match.view(None)["table"]["cities"][city]["controller"]


def some(counts: dict[str, int]) -> dict[str, int]:
    return {ident: count for ident, count in counts.items() if count}


def offered(match: Match, who: int, start: str) -> list[str]:
    """What follows the beginning of the options that begin so."""
    return [text.removeprefix(start).strip() for text in match.options(who) if text.startswith(start)]


def play(match: Match, who: int, *moves: str) -> None:
    for move in moves:
        match.play(who, move)


def happened(match: Match) -> list[str]:
    return [str(event.__struct_config__.tag) for event in match.events()]


def refused(match: Match, who: int, move: str) -> str | None:
    """Play a move that must be refused; returns the rule that forbids it. The match must stay as it was."""
    before = match.position(), match.record()
    with pytest.raises(IllegalMove) as refusal:
        match.play(who, move)
    assert (match.position(), match.record()) == before
    return refusal.value.rule

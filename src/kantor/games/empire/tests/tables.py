"""Positions for tests, written as short as they can be."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from kantor import GAMES, IllegalMove, Match

GAME = GAMES["empire"]
PURSE = {2: 14, 3: 11, 4: 9, 5: 8}
GOAL = {2: 13, 3: 10, 4: 8, 5: 7}
START = {"A": "A11", "B": "B15"}
WILD = ("C40", "C41", "C42")
MARKED = ("C05", "C14", "C22", "C29", "C38")
ALL = tuple(f"C{number:02}" for number in range(1, 43))


def seat(**fields: Any) -> dict[str, Any]:
    """A player who has bid nothing; pieces and coins as at the start unless said otherwise."""
    return {"bid": 0, **fields}


def table(
    *seats: dict[str, Any],
    agenda: Sequence[Mapping[str, Any]],
    row: Sequence[str | None] | None = None,
    settings: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match that goes on from here; seat 0 began. The row shows the first cards that nobody has, unless given."""
    chosen = dict(settings or {})
    start = START[chosen.get("map", "A")]
    full = [{"coins": PURSE[len(seats)], "armies": {start: 3}, **one} for one in seats]
    position = {
        "players": len(seats),
        "seats": full,
        "agenda": list(agenda),
        "row": spare_row(full, agenda) if row is None else list(row),
        "settings": chosen,
        "first_player": 0,
    }
    return Match.at("empire", {**position, **fields}, seed=1)


def spare_row(seats: Sequence[Mapping[str, Any]], agenda: Sequence[Mapping[str, Any]]) -> list[str | None]:
    """With the gap that a card being carried out leaves, or the one at the end."""
    spare: list[str | None] = list(spare_cards(len(seats), *(one.get("cards", ()) for one in seats))[:6])
    task = agenda[-1]["do"] if agenda else "over"
    if task in ("acting", "choosing"):
        spare[0] = None
    if task in ("jokers", "over"):
        spare[5] = None
    return spare


def spare_cards(players: int, *used: Sequence[str]) -> list[str]:
    """Cards that nobody has, in order, jokers last."""
    gone = {card for cards in used for card in cards} | (set() if players == 5 else set(MARKED))
    return [card for card in ALL if card not in gone and card not in WILD] + [c for c in WILD if c not in gone]


def taking(who: int = 0) -> list[dict[str, Any]]:
    return [{"do": "taking", "seat": who}]


def carrying_out(card: str, *others: dict[str, Any], left: int = 1, part: int = 1, **fields: Any) -> Match:
    """Seat 0 has taken this card in the first turn and carries out a part of it."""
    settings = fields.pop("settings", None)
    who = seat(cards=[card], **fields)
    act = {"do": "acting", "seat": 0, "card": card, "left": left, "part": part}
    return table(who, *(others or (seat(),)), agenda=[act], settings=settings)


def choosing(card: str, *others: dict[str, Any], **fields: Any) -> Match:
    """Seat 0 has taken this card in the first turn and chooses one of its parts."""
    settings = fields.pop("settings", None)
    who = seat(cards=[card], **fields)
    return table(who, *(others or (seat(),)), agenda=[{"do": "choosing", "seat": 0, "card": card}], settings=settings)


def at_the_end(
    *seats: dict[str, Any],
    settings: Mapping[str, Any] | None = None,
    agenda: Sequence[Mapping[str, Any]] = (),
    **fields: Any,
) -> Match:
    """Everybody has all cards: those given, and others that are no jokers."""
    players = len(seats)
    full = []
    pool = spare_cards(players, *(one.get("cards", ()) for one in seats))
    for one in seats:
        own = list(one.get("cards", ()))
        need = GOAL[players] - len(own)
        full.append({**one, "cards": own + pool[:need]})
        del pool[:need]
    return table(*full, agenda=agenda, settings=settings, **fields)


def scores(match: Match, who: int = 0) -> dict[str, int]:
    found: dict[str, int] = match.view(None)["scores"][who]
    return found


def player(match: Match, who: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["table"]["players"][who]
    return found


def row_of(match: Match) -> list[str | None]:
    return [card and card["id"] for card in match.view(None)["table"]["row"]]


def refused(match: Match, who: int, move: str) -> str | None:
    """Play a move that must be refused; returns the rule that forbids it. The match must stay as it was."""
    before = match.position(), match.record()
    with pytest.raises(IllegalMove) as refusal:
        match.play(who, move)
    assert (match.position(), match.record()) == before
    return refusal.value.rule

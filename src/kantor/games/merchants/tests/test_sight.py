"""Ruling M8: hands are secret, their size is open."""

import json
from typing import Any

import msgspec

from kantor import Match
from kantor.core.events import Event
from tests.contract import whole

from .tables import MARKET, player, seat, table, trading


def told(event: Event) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(event)
    return found


CARDS = 10
HANDS = ({"fish": 2}, {"cloth": 1, "spice": 1})


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = table(*(seat(hand=hand) for hand in HANDS), agenda=trading())
    assert player(match, 0)["hand"]["fish"] == 2
    for viewer in (0, None):
        other = match.view(viewer)["table"]["players"][1]
        assert (other["hand"], other["hand_size"]) == (None, 2)


def test_a_seat_observes_its_own_hand_in_numbers_and_only_the_size_of_others() -> None:
    match = table(*(seat(hand=hand) for hand in HANDS), agenda=trading())
    for who in (0, 1):
        assert whole.plane(match, who, "hand") == HANDS[who]
        assert whole.plane(match, who, "seat +1: hand size") == {"seat +1: hand size": 2}


def test_a_seat_observes_how_many_cards_of_each_good_it_has_never_seen() -> None:
    """Known are those in the own hand, those that the market shows and those under them."""
    market = ["grain", "wood", "porcelain", "spice", "spice", "cloth"]
    match = table(*(seat(hand=hand) for hand in HANDS), agenda=trading(), market=market, covered={"wood": 3})
    unseen = dict.fromkeys(MARKET, CARDS - 1) | {"wood": CARDS - 4, "fish": CARDS, "spice": CARDS - 2}
    assert whole.plane(match, 0, "unseen") == unseen | {"fish": CARDS - 2}
    assert whole.plane(match, 1, "unseen") == unseen | {"cloth": CARDS - 2, "spice": CARDS - 3}


def test_the_card_drawn_is_told_to_its_owner_only() -> None:
    match = table(seat(), seat(), agenda=trading())
    match.play(0, "draw")
    assert all(told(event)["good"] is not None for event in match.events(0))
    for viewer in (1, None):
        assert [told(event)["good"] for event in match.events(viewer)] == [None, None]


def test_other_hands_change_nothing_that_a_seat_sees() -> None:
    """Written without `resample`, which the contract tests use for the same."""
    alike: list[Match] = [
        table(seat(hand={"fish": 2}), seat(hand=hand), agenda=trading()) for hand in ({"cloth": 2}, {"spice": 2})
    ]
    sights = []
    for match in alike:
        sight = [match.view(0), match.view(None), match.options(0), match.preview(0, "put fish 1")]
        match.play(0, "put fish 1")
        sight += [match.play(0, "sell"), match.events(None), match.view(0)]
        sights.append(msgspec.json.encode(sight))
    assert sights[0] == sights[1]


def test_a_view_is_json() -> None:
    match = Match("merchants", players=2, seed=3)
    assert json.loads(json.dumps(match.view(0))) is not None

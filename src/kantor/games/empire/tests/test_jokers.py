"""Rulebook: "Dobra", of the jokers; ruling E9."""

from itertools import product
from typing import Any

import pytest

from kantor import Match

from .tables import at_the_end, player, refused, scores, seat, table, taking

# Crystals 3 and ore 3: a joker brings two points as the fourth crystal, one as the fourth ore.
OWN = ["C40", "C01", "C02", "C03", "C24", "C25", "C26"]


def joker(*cards: str, **fields: Any) -> Match:
    """Five players with seven cards each; seat 0 has these."""
    return at_the_end(seat(cards=cards), *(seat() for _ in range(4)), agenda=[{"do": "jokers", "seat": 0}], **fields)


def test_a_joker_joins_a_good_that_the_player_has() -> None:
    match = joker(*OWN)
    assert match.options(0) == ["joker ruby", "joker ore", "done"]
    assert refused(match, 0, "joker wood") == "joker-own-good"


def test_a_joker_joins_the_good_of_a_controlled_token() -> None:
    tokens = {"A01": "wood", "A11": "ore", "A20": "wood", "A21": "anvil", "A24": "carrot"}
    match = at_the_end(
        seat(cards=OWN, armies={"A01": 1}),
        *(seat() for _ in range(4)),
        agenda=[{"do": "jokers", "seat": 0}],
        tokens=tokens,
        settings={"goods_tokens": True},
    )
    assert match.options(0) == ["joker ruby", "joker wood", "joker ore", "done"]


def test_done_takes_the_best_assignment() -> None:
    match = joker(*OWN)
    assert player(match)["proposal"] == ["ruby"]
    assert match.view(0)["prompt"]["args"] == {"left": 1, "good": "ruby"}
    match.play(0, "done")
    assert player(match)["goods"]["ruby"] == {"cards": 3, "tokens": 0, "jokers": 1, "points": 5}
    assert scores(match)["goods"] == 5 + 2
    assert match.result is not None


def test_a_player_may_choose_another_assignment() -> None:
    match = joker(*OWN)
    match.play(0, "joker ore")
    assert scores(match)["goods"] == 3 + 3
    assert match.result is not None


def test_several_jokers_are_assigned_one_by_one() -> None:
    match = joker("C40", "C41", "C42", "C01", "C24", "C25", "C26")
    assert player(match)["proposal"] == ["ruby", "ruby", "ruby"]
    match.play(0, "joker ore")
    assert player(match)["proposal"] == ["ruby", "ore"]
    match.play(0, "joker ruby")
    match.play(0, "done")
    assert scores(match)["goods"] == 2 + 5


def test_a_joker_joins_no_good_by_another_joker() -> None:
    """Only cards and tokens make a good the player's own."""
    match = joker("C40", "C41", "C01", "C24", "C25", "C26", "C27")
    match.play(0, "joker ore")
    assert match.options(0) == ["joker ruby", "joker ore", "done"]


def test_who_has_one_good_only_is_not_asked() -> None:
    ores = ["C24", "C25", "C26", "C27", "C28"]
    match = table(
        *(
            seat(cards=cards)
            for cards in (
                [*ores, "C40", "C30"],
                ["C01", "C02", "C03", "C04", "C05", "C06", "C07"],
                ["C08", "C09", "C10", "C11", "C12", "C13", "C14"],
                ["C15", "C16", "C17", "C18", "C19", "C20", "C21"],
                ["C22", "C23", "C31", "C32", "C33", "C34"],
            )
        ),
        agenda=taking(4),
        row=["C35", "C36", "C37", "C38", "C39", "C29"],
    )
    match.play(4, "take 1")
    match.play(4, "done")
    assert match.result is not None
    assert player(match)["goods"]["ore"] == {"cards": 6, "tokens": 0, "jokers": 1, "points": 5}


def test_a_joker_alone_counts_nothing() -> None:
    match = table(seat(cards=["C40"]), seat(cards=["C01"]), agenda=taking())
    assert scores(match)["goods"] == 0
    assert player(match)["proposal"] == []


def test_jokers_wait_for_the_end() -> None:
    match = table(seat(cards=["C40"]), seat(cards=["C01"]), agenda=taking())
    assert refused(match, 0, "joker ruby") == "joker-at-the-end"


def test_at_the_end_only_jokers_are_left() -> None:
    match = joker(*OWN)
    assert refused(match, 0, "take 1") == "jokers-last"
    assert refused(match, 0, "place A11") == "jokers-last"


def test_jokers_are_assigned_in_turn_order() -> None:
    cards = ["C01", "C40", "C16", "C06", "C31", "C24", "C25"], ["C02", "C41", "C17", "C07", "C32", "C26", "C27"]
    fillers = [seat() for _ in range(3)]
    match = at_the_end(
        seat(cards=cards[0]),
        seat(cards=cards[1], bid=2, coins=6),
        *fillers,
        agenda=[{"do": "jokers", "seat": 1}],
        first_player=1,
    )
    assert match.actors == (1,)
    match.play(1, "done")
    assert match.actors == (0,)
    match.play(0, "done")
    assert match.result is not None


def test_after_the_first_player_jokers_are_assigned_clockwise() -> None:
    cards = (
        ["C01", "C02", "C03", "C04", "C05", "C06", "C07"],
        ["C08", "C40", "C16", "C09", "C31", "C24", "C25"],
        ["C10", "C41", "C17", "C11", "C32", "C26", "C27"],
    )
    match = at_the_end(
        seat(cards=[*cards[0][:6], "C42"]),
        *(seat(cards=one) for one in cards[1:]),
        seat(),
        seat(),
        agenda=[{"do": "jokers", "seat": 0}],
    )
    asked = []
    while match.actors:
        asked.append(match.actors[0])
        match.play(match.actors[0], "done")
    assert asked == [0, 1, 2]


HANDS = (
    ["C40", "C06", "C16", "C24", "C25", "C26", "C31"],
    ["C40", "C41", "C06", "C07", "C16", "C24", "C25"],
    ["C40", "C41", "C01", "C24", "C25", "C26", "C31"],
    ["C40", "C01", "C06", "C16", "C17", "C18", "C31"],
)


@pytest.mark.parametrize("cards", HANDS, ids=" ".join)
def test_no_assignment_is_better_than_that_of_done(cards: list[str]) -> None:
    match = joker(*cards)
    goods = match.options(0)[:-1]
    jokers = sum(card in ("C40", "C41") for card in cards)
    best = max(scores_after(match, *moves) for moves in product(goods, repeat=jokers))
    match.play(0, "done")
    assert scores(match)["goods"] == best


def scores_after(match: Match, *moves: str) -> int:
    other = Match.at("empire", match.position(), seed=1)
    for move in moves:
        other.play(0, move)
    return scores(other)["goods"]

"""Rulebook: "Akcje i/lub"; ruling E3."""

import msgspec
import pytest

from kantor import BadPosition, Match

from .tables import carrying_out, choosing, player, refused, seat, table, taking

# C14 or C36: place or move; C15: destroy and place; C23: destroy or build.


def test_the_action_follows_at_once() -> None:
    match = carrying_out("C08", left=3)
    assert match.options(0) == ["place A11", "done"]
    assert refused(match, 0, "take 2") == "one-card"


def test_an_action_may_be_skipped() -> None:
    match = carrying_out("C08", left=3)
    match.play(0, "done")
    assert {"event": "skipped", "seat": 0} in [msgspec.to_builtins(event) for event in match.events()]
    assert player(match)["armies"] == {"A11": 3}
    assert match.actors == (1,)


def test_the_rest_of_an_action_may_be_skipped() -> None:
    match = carrying_out("C08", left=3)
    match.play(0, "place A11")
    match.play(0, "done")
    assert player(match)["armies"] == {"A11": 4}
    assert match.actors == (1,)


def test_only_what_the_card_shows_can_be_done() -> None:
    match = carrying_out("C08", left=3)
    assert refused(match, 0, "city A11") == "action-of-the-card"
    assert refused(match, 0, "step A11 A09") == "action-of-the-card"
    assert refused(match, 0, "destroy 1 A11") == "action-of-the-card"
    assert refused(match, 0, "joker ruby") == "action-of-the-card"
    match = carrying_out("C04", left=2)
    assert refused(match, 0, "place A11") == "action-of-the-card"


def test_or_gives_one_part() -> None:
    match = choosing("C36")
    assert match.options(0) == ["part 1", "part 2", "done"]
    match.play(0, "part 2")
    assert refused(match, 0, "place A11") == "action-of-the-card"
    match.play(0, "step A11 A09")
    match.play(0, "done")
    assert match.actors == (1,)


def test_the_chosen_part_of_the_card_is_told() -> None:
    for card, part, deed in (("C36", 1, "place"), ("C36", 2, "move-land"), ("C15", 1, "destroy"), ("C15", 2, "place")):
        match = choosing(card, seat(armies={"A11": 3}))
        match.play(0, f"part {part}")
        told = msgspec.to_builtins(match.events()[-1])
        assert (told["event"], told["card"], [one["action"] for one in told["deeds"]]) == ("part-chosen", card, [deed])


def test_a_card_has_two_parts_at_most() -> None:
    with pytest.raises(BadPosition, match="part"):
        carrying_out("C36", part=3)


def test_an_action_of_two_parts_may_be_skipped_whole() -> None:
    for card in ("C36", "C15"):
        match = choosing(card)
        match.play(0, "done")
        assert match.actors == (1,)


def test_and_gives_both_parts_in_either_order() -> None:
    for first, second in (("part 1", "part 2"), ("part 2", "part 1")):
        match = choosing("C15")
        match.play(0, first)
        moves = {"part 1": "destroy 1 A11", "part 2": "place A11"}
        match.play(0, moves[first])
        match.play(0, moves[second])
        assert player(match, 0)["armies"] == {"A11": 4}
        assert player(match, 1)["armies"] == {"A11": 2}
        assert match.actors == (1,)


def test_one_part_of_and_may_be_skipped() -> None:
    match = choosing("C15")
    match.play(0, "part 1")
    match.play(0, "done")
    match.play(0, "place A11")
    assert player(match, 1)["armies"] == {"A11": 3}
    assert match.actors == (1,)


def test_a_part_is_chosen_first() -> None:
    match = choosing("C15")
    assert refused(match, 0, "place A11") == "part-first"
    assert refused(match, 0, "take 2") == "part-first"


def test_a_part_once_chosen_is_settled() -> None:
    match = choosing("C36")
    match.play(0, "part 1")
    assert refused(match, 0, "part 2") == "part-settled"


def test_a_part_that_cannot_be_carried_out_is_not_offered() -> None:
    match = choosing("C23", cities={"A11": 3})
    assert match.options(0) == ["part 1", "done"]
    assert refused(match, 0, "part 2") == "part-possible"


def after_taking(card: str, *seats: dict[str, object]) -> Match:
    row = [card, *(f"C{number}" for number in (31, 32, 33, 34, 35))]
    match = table(*seats, agenda=taking(), row=row)
    match.play(0, "take 1")
    return match


def test_an_action_ends_when_nothing_of_it_is_possible() -> None:
    assert after_taking("C06", seat(cities={"A11": 3}), seat()).actors == (1,)
    assert after_taking("C08", seat(armies={"A11": 14}), seat()).actors == (1,)
    assert after_taking("C04", seat(armies={}), seat()).actors == (1,)
    assert after_taking("C23", seat(cities={"A11": 3}), seat(armies={})).actors == (1,)
    match = after_taking("C08", seat(armies={"A11": 13}), seat())
    match.play(0, "place A11")
    assert match.actors == (1,)


def test_card_c24_has_two_printings() -> None:
    seats = seat(), seat()
    row = ["C24", "C31", "C32", "C33", "C34", "C35"]
    match = table(*seats, agenda=taking(), row=row)
    match.play(0, "take 1")
    assert match.options(0) == ["place A11", "done"]
    match = table(*seats, agenda=taking(), row=row, settings={"card_c24": "place-or-city"})
    match.play(0, "take 1")
    match.play(0, "part 2")
    match.play(0, "city A11")
    assert player(match)["cities"] == {"A11": 1}


def test_a_card_with_two_parts_is_asked_about_when_one_of_them_is_possible() -> None:
    """C19: place or move. Without armies on the map nothing moves; with all of them there nothing is placed."""
    row = ["C19", "C01", "C02", "C03", "C04", "C06"]
    for armies, parts in (({}, ["part 1"]), ({"A11": 14}, ["part 2"]), ({"A11": 3}, ["part 1", "part 2"])):
        match = table(seat(armies=armies), seat(), agenda=taking(), row=row)
        match.play(0, "take 1")
        assert match.options(0) == [*parts, "done"]

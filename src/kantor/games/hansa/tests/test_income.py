"""Rulebook: "Dochód", "A) Pozyskanie handlarzy"."""

import pytest

from .tables import offered, refused, seat, supplies, table


def general(traders: int, merchants: int, **fields: object) -> dict[str, object]:
    """A seat whose general supply is this: the other pieces are at hand."""
    abilities = fields.get("abilities", {})
    assert isinstance(abilities, dict)
    free = 11 + sum(step for name, step in abilities.items() if name != "book")
    return seat(free - traders, 1 + abilities.get("book", 0) - merchants, **fields)


def test_the_player_chooses_merchants_and_traders() -> None:
    match = table(general(4, 1), seat(), edition="classic")
    assert offered(match, 0, "income") == ["3 0", "2 1"]
    match.play(0, "income 2 1")
    assert supplies(match, 0) == ("9t 1m", "2t 0m")


def test_classic_takes_exactly_what_the_bank_says_or_all_there_are() -> None:
    assert offered(table(general(7, 0), seat(), edition="classic"), 0, "income") == ["3 0"]
    few = table(general(2, 0), seat(), edition="classic")
    assert offered(few, 0, "income") == ["2 0"]
    assert refused(few, 0, "income 1 0") == "income-bank"


def test_big_box_takes_up_to_what_the_bank_says() -> None:
    match = table(general(7, 1), seat(), seat())
    assert sorted(offered(match, 0, "income")) == ["0 1", "1 0", "1 1", "2 0", "2 1", "3 0"]
    assert refused(match, 0, "income 3 1") == "income-bank"


@pytest.mark.parametrize(("steps", "most"), [(0, 3), (1, 5), (2, 7)])
def test_the_bank_shows_three_five_and_seven(steps: int, most: int) -> None:
    match = table(general(9, 0, abilities={"bank": steps}), seat(), edition="classic")
    assert offered(match, 0, "income") == [f"{most} 0"]


def test_the_last_step_of_the_bank_takes_everything() -> None:
    match = table(general(9, 1, abilities={"bank": 3}), seat(), edition="classic")
    assert offered(match, 0, "income") == ["9 1"]


def test_income_needs_a_piece_in_the_general_supply() -> None:
    match = table(general(0, 0), seat(), seat())
    assert offered(match, 0, "income") == []
    assert refused(match, 0, "income 1 0") == "income-general-supply"
    assert refused(table(general(2, 0), seat(), seat()), 0, "income 0 1") == "income-general-supply"

"""Rulebook: "C) Zajęcie pola w tabeli Coellen", "3c) Otrzymanie specjalnych punktów renomy"."""

from .tables import offered, points, refused, seat, supplies, table

ROUTE = {"coellen-warburg": "0t 0m 0t 0t"}


def test_the_example_of_coellen() -> None:
    """Red (0) has the orange privilege and takes the 8; the other three pieces go to the general supply."""
    match = table(seat(abilities={"privilege": 1}), seat(), seat(), seat(), routes=ROUTE)
    assert offered(match, 0, "establish-prestige") == ["coellen-warburg 7", "coellen-warburg 8"]
    # Instead of that: the orange office in Warburg, or the white one in Coellen with its coin.
    assert offered(match, 0, "establish-office") == ["coellen-warburg coellen", "coellen-warburg warburg"]
    match.play(0, "establish-prestige coellen-warburg 8")
    assert match.view(None)["table"]["prestige"] == [None, 0, None, None]
    assert supplies(match, 0)[1] == "12t 0m"


def test_the_classic_example_of_coellen() -> None:
    """The white space would be open too; with traders alone none is. The other three pieces leave the route."""
    match = table(seat(abilities={"privilege": 1}), seat(), edition="classic", routes=ROUTE)
    assert offered(match, 0, "establish-prestige") == ["coellen-warburg 7", "coellen-warburg 8"]
    match.play(0, "establish-prestige coellen-warburg 8")
    assert match.view(0)["scores"][0]["prestige"] == 8
    assert supplies(match, 0)[1] == "12t 0m"
    traders = table(seat(abilities={"privilege": 1}), seat(), edition="classic", routes={"coellen-warburg": "0t " * 4})
    assert offered(traders, 0, "establish-prestige") == []


def test_one_player_may_have_several_spaces() -> None:
    match = table(
        seat(abilities={"privilege": 3, "book": 1}), seat(), seat(), routes=ROUTE, prestige=[0, None, None, None]
    )
    match.play(0, "establish-prestige coellen-warburg 11")
    assert match.view(0)["scores"][0]["prestige"] == 18


def test_the_white_office_of_coellen_pays_a_coin() -> None:
    match = table(seat(), seat(), seat(), seat(), routes=ROUTE)
    match.play(0, "establish-office coellen-warburg coellen")
    assert points(match)[0] == 1


def test_a_taken_space_is_closed() -> None:
    match = table(seat(abilities={"privilege": 1}), seat(), seat(), routes=ROUTE, prestige=[1, None, None, None])
    assert refused(match, 0, "establish-prestige coellen-warburg 7") == "prestige-free"
    assert offered(match, 0, "establish-prestige") == ["coellen-warburg 8"]


def test_the_colour_must_be_unlocked() -> None:
    match = table(seat(abilities={"privilege": 2}), seat(), seat(), routes=ROUTE)
    assert refused(match, 0, "establish-prestige coellen-warburg 11") == "prestige-privilege"


def test_only_a_merchant_can_go_there() -> None:
    match = table(seat(), seat(), seat(), routes={"coellen-warburg": "0t 0t 0t 0t"})
    assert refused(match, 0, "establish-prestige coellen-warburg 7") == "prestige-merchant"

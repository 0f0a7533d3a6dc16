"""Rulebook: "Dołożenie Kupca", "B) Umieszczenie 1 handlarza"."""

from .tables import offered, posts, refused, seat, supplies, table


def test_a_piece_goes_to_any_free_post() -> None:
    match = table(seat(1, 1), seat(), seat(), routes={"stade-hamburg": "1t 2m -"})
    assert len(offered(match, 0, "place trader")) == len(offered(match, 0, "place merchant")) == 32
    match.play(0, "place merchant stade-hamburg")
    assert posts(match, "stade-hamburg") == "1t 2m 0m"
    assert supplies(match, 0) == ("1t 0m", "10t 0m")


def test_the_piece_comes_from_the_personal_supply() -> None:
    match = table(seat(1, 0), seat(), seat())
    assert refused(match, 0, "place merchant stade-hamburg") == "place-personal-supply"


def test_a_full_route_takes_no_piece() -> None:
    match = table(seat(1), seat(), seat(), routes={"stade-hamburg": "1t 2m 0t"})
    assert refused(match, 0, "place trader stade-hamburg") == "post-free"


def test_the_first_free_post_stands_for_all() -> None:
    match = table(seat(1), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    match.play(0, "place trader stade-hamburg")
    assert posts(match, "stade-hamburg") == "1t 0t -"

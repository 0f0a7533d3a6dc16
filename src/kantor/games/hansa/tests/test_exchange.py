"""Rulebook: "Zamiana Kantorów", "Zamiana placówek"."""

from .tables import controller, offered, offices, points, refused, seat, table

TOKEN = {"exchange_offices": 1}


def test_the_example_of_perleberg() -> None:
    """Red's (0) trader changes places with blue's (1) merchant on the black circle, without the privilege for it."""
    match = table(seat(tokens=TOKEN), seat(), seat(), seat(), cities={"perleberg": "2t 0t 1m"})
    match.play(0, "exchange-offices perleberg 2")
    assert offices(match, "perleberg") == "2t 1m 0t"
    assert controller(match, "perleberg") == 0


def test_an_additional_office_is_never_exchanged() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), cities={"hamburg": "0t|1t - -"})
    assert offered(match, 0, "exchange-offices") == []
    assert refused(match, 0, "exchange-offices hamburg 1") == "exchange-two-offices"


def test_alike_pieces_of_one_owner_are_not_exchanged() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), cities={"hamburg": "0t 0t -", "arnheim": "0t 0m - -"})
    assert offered(match, 0, "exchange-offices") == ["arnheim 1"]


def test_big_box_needs_an_own_office() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), cities={"hamburg": "1t 2t 0t"})
    assert refused(match, 0, "exchange-offices hamburg 1") == "exchange-own-office"
    assert offered(match, 0, "exchange-offices") == ["hamburg 2"]


def test_classic_exchanges_any_two() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), edition="classic", cities={"hamburg": "1t 2t 0t"})
    assert offered(match, 0, "exchange-offices") == ["hamburg 1", "hamburg 2"]


def test_an_exchange_pays_no_coin() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), cities={"lubeck": "1t 0t"})
    match.play(0, "exchange-offices lubeck 1")
    assert points(match) == [0, 0, 0]

"""Rulebook: "Zagranie kart towarów na targowisko i rozpoczęcie handlu", "Karta kontraktu"."""

from kantor import Match

from .tables import coins, player, refused, seat, some, table, trading

FISHERMAN = {"cards": {"ship": 2}, "tokens": {"fish": 2}}


def sell(match: Match, *moves: str) -> list[int]:
    for move in (*moves, "sell"):
        match.play(0, move)
    return coins(match)


def test_two_cards_on_one_that_lies_there_pay_three_a_token() -> None:
    """The rulebook's example: two fish are played, one lies there already, every fish token pays 3."""
    mixed = seat(tokens={"fish": 1, "wood": 1})
    match = table(seat(hand={"fish": 2}), mixed, seat(**FISHERMAN), agenda=trading())
    assert sell(match, "put fish 1", "put fish 2") == [0, 3, 6]


def test_cards_without_a_token_pay_nobody() -> None:
    match = table(seat(hand={"fish": 1}), seat(), agenda=trading())
    assert sell(match, "put fish 1") == [0, 0]


def test_tokens_stay_aboard() -> None:
    match = table(seat(hand={"fish": 1}, **FISHERMAN), seat(), agenda=trading())
    assert sell(match, "put fish 1") == [4, 0]
    assert some(player(match, 0)["tokens"]) == {"fish": 2}


def test_a_contract_pays_in_anybodys_turn() -> None:
    owner = seat(cards={"ship": 2, "contract": 1}, tokens={"fish": 1, "wood": 1})
    match = table(seat(hand={"fish": 1}), owner, agenda=trading())
    assert sell(match, "put fish 1") == [0, 2 + 2]


def test_a_contract_without_income_pays_nothing() -> None:
    match = table(seat(hand={"fish": 1}, cards={"ship": 2, "contract": 2}), seat(), agenda=trading())
    assert sell(match, "put fish 1") == [0, 0]


def test_two_contracts_add_four_coins() -> None:
    """The rulebook's example: the owner of two contracts gets 2 x 2 coins more whenever he sells."""
    owner = {"cards": {"ship": 2, "contract": 2}, "tokens": {"fish": 2}}
    match = table(seat(hand={"fish": 1}, **owner), seat(), agenda=trading())
    assert sell(match, "put fish 1") == [2 * 2 + 4, 0]


def test_all_cards_of_a_turn_show_one_good() -> None:
    match = table(seat(hand={"fish": 1, "cloth": 1}), seat(), agenda=trading())
    match.play(0, "put fish 1")
    assert refused(match, 0, "put cloth 2") == "play-one-good"


def test_each_card_goes_on_another_pile() -> None:
    match = table(seat(hand={"fish": 7}), seat(), agenda=trading(), market=["wood"] * 6)
    match.play(0, "put fish 3")
    assert refused(match, 0, "put fish 3") == "play-different-piles"
    for pile in (1, 2, 4, 5, 6):
        match.play(0, f"put fish {pile}")
    assert match.options(0) == ["sell"]


def test_a_card_may_cover_its_own_good() -> None:
    match = table(seat(hand={"fish": 1}, **FISHERMAN), seat(), agenda=trading())
    assert sell(match, "put fish 4") == [2, 0]


def test_a_sale_under_way_is_finished_first() -> None:
    match = table(seat(hand={"fish": 1}), seat(), agenda=trading())
    match.play(0, "put fish 1")
    for move in ("draw", "pass", "done"):
        assert refused(match, 0, move) == "sale-to-finish"


def test_the_event_says_what_each_owner_was_paid() -> None:
    owner = seat(cards={"ship": 2, "contract": 1}, tokens={"fish": 1, "wood": 1})
    match = table(seat(hand={"fish": 1}, **FISHERMAN), owner, agenda=trading())
    match.play(0, "put fish 1")
    told = repr(match.play(0, "sell")[0])
    assert "seat=0, good='fish', showing=2" in told
    assert "Payment(seat=0, tokens=2, goods=4, contracts=0), Payment(seat=1, tokens=1, goods=2, contracts=2)" in told


def test_the_event_names_nobody_who_carries_nothing_of_the_good() -> None:
    one = seat(tokens={"fish": 1, "wood": 1})
    match = table(seat(hand={"fish": 1}), seat(), one, agenda=trading())
    match.play(0, "put fish 1")
    told = repr(match.play(0, "sell")[0])
    assert "payments=(Payment(seat=2, tokens=1, goods=2, contracts=0),)" in told

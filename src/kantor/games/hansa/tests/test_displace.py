"""Rulebook: "Usunięcie Kupca", "C) Przemieszczenie 1 z handlarzy przeciwnika i zastąpienie go 1 ze swoich"."""

from .tables import happened, offered, play, posts, refused, seat, supplies, table, turn


def test_the_example_of_dortmund_and_paderborn() -> None:
    """Red (0) displaces a trader of blue (1) and pays one piece; blue settles it and an extra one on two routes."""
    match = table(seat(3), seat(2), seat(), seat(), routes={"dortmund-paderborn": "1t - -"})
    match.play(0, "displace trader dortmund-paderborn 1 trader")
    assert posts(match, "dortmund-paderborn") == "0t - -"
    assert supplies(match, 0) == ("1t 0m", "9t 1m")
    assert match.actors == (1,)
    play(match, 1, "put trader duisburg-dortmund", "put trader paderborn-warburg")
    assert posts(match, "duisburg-dortmund") == "1t -"
    assert posts(match, "paderborn-warburg") == "1t - -"
    assert supplies(match, 1) == ("2t 0m", "7t 1m")
    assert match.actors == (0,)


def test_the_classic_example_onto_two_neighbouring_routes() -> None:
    """Blue (1) puts the piece and one of the general supply on two routes; both could go to one route as well."""
    for first, second in (("duisburg-dortmund", "paderborn-hildesheim"), ("duisburg-dortmund", "duisburg-dortmund")):
        match = table(seat(3), seat(), edition="classic", routes={"dortmund-paderborn": "1t - -"})
        match.play(0, "displace trader dortmund-paderborn 1 trader")
        assert supplies(match, 0) == ("1t 0m", "9t 1m")
        play(match, 1, f"put trader {first}", f"put trader {second}")
        assert "1t" in posts(match, first)
        assert "1t" in posts(match, second)
        assert supplies(match, 1) == ("0t 0m", "9t 1m")
        assert match.actors == (0,)


def test_an_own_piece_cannot_be_displaced() -> None:
    match = table(seat(3), seat(), seat(), routes={"stade-hamburg": "0t - -"})
    assert refused(match, 0, "displace trader stade-hamburg 0 trader") == "displace-others"


def test_the_piece_must_stand_there() -> None:
    match = table(seat(3), seat(), seat(), routes={"stade-hamburg": "1t - -"}, cities={"hamburg": "1t - -"})
    assert refused(match, 0, "displace trader stade-hamburg 1 merchant") == "displace-piece-there"
    assert refused(match, 0, "displace trader stade-hamburg 2 trader") == "displace-piece-there"
    assert refused(match, 0, "displace trader hamburg-lubeck 1 trader") == "displace-piece-there"


def test_a_trader_costs_one_piece_and_a_merchant_two() -> None:
    routes = {"stade-hamburg": "1t 1m -"}
    assert offered(table(seat(1), seat(), seat(), routes=routes), 0, "displace") == []
    two = table(seat(2), seat(), seat(), routes=routes)
    assert offered(two, 0, "displace") == ["trader stade-hamburg 1 trader"]
    assert refused(two, 0, "displace trader stade-hamburg 1 merchant") == "displace-cost"
    three = table(seat(3), seat(), seat(), routes=routes)
    three.play(0, "displace trader stade-hamburg 1 merchant")
    assert supplies(three, 0)[0] == "0t 0m"
    assert three.events()[-1].__struct_config__.tag == "paid"


def test_the_displacer_chooses_which_pieces_pay() -> None:
    match = table(seat(3, 2, abilities={"book": 1}), seat(), seat(), routes={"stade-hamburg": "1m - -"})
    match.play(0, "displace trader stade-hamburg 1 merchant")
    assert match.options(0) == ["pay 2 0", "pay 1 1", "pay 0 2"]
    match.play(0, "pay 1 1")
    assert supplies(match, 0)[0] == "1t 1m"
    assert match.actors == (1,)


def test_the_piece_that_takes_the_post_may_be_of_either_kind() -> None:
    match = table(seat(1, 1), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    assert offered(match, 0, "displace") == ["trader stade-hamburg 1 trader", "merchant stade-hamburg 1 trader"]
    match.play(0, "displace merchant stade-hamburg 1 trader")
    assert posts(match, "stade-hamburg") == "0m - -"
    assert happened(match)[:2] == ["displaced", "paid"]


def test_the_payment_comes_first() -> None:
    match = table(seat(2, 1), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    match.play(0, "displace trader stade-hamburg 1 trader")
    assert refused(match, 0, "end-turn") == "displace-pay-first"
    assert refused(match, 0, "pay 2 0") == "displace-cost"


def test_the_piece_for_the_post_must_be_in_the_personal_supply() -> None:
    match = table(seat(3), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    assert refused(match, 0, "displace merchant stade-hamburg 1 trader") == "place-personal-supply"


def test_with_just_what_is_due_in_hand_it_is_paid_at_once() -> None:
    match = table(seat(2, 1), seat(), seat(), routes={"stade-hamburg": "1m - -"})
    match.play(0, "displace trader stade-hamburg 1 merchant")
    assert supplies(match, 0)[0] == "0t 0m"
    assert match.actors == (1,)


def test_who_has_merchants_alone_pays_with_them() -> None:
    match = table(seat(), seat(0, 3, abilities={"book": 2}), seat(), agenda=turn(1), routes={"stade-hamburg": "2m - -"})
    before = supplies(match, 1)[1]
    match.play(1, "displace merchant stade-hamburg 2 merchant")
    assert supplies(match, 1)[0] == "0t 0m"
    assert int(supplies(match, 1)[1][-2]) == int(before[-2]) + 2
    assert match.actors == (2,)

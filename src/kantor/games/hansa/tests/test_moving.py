"""Rulebook: "Przemieszczenie Kupców", "D) Ruch swoimi handlarzami na planszy"."""

from kantor import Match

from .tables import DESK, asked, full_board, offered, open_position, play, posts, refused, seat, table, told, turn


def test_big_box_lifts_all_and_then_puts_them_down() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 0m 1t"})
    play(match, 0, "lift trader stade-hamburg", "lift merchant stade-hamburg")
    assert posts(match, "stade-hamburg") == "- - 1t"
    play(match, 0, "put merchant coellen-warburg", "put trader groningen-emden")
    assert posts(match, "coellen-warburg") == "0m - - -"
    assert posts(match, "groningen-emden") == "0t - -"
    assert match.position()["agenda"] == turn(actions=1)


def test_fewer_pieces_may_be_moved() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t -"})
    play(match, 0, "lift trader stade-hamburg", "put trader groningen-emden")
    assert posts(match, "stade-hamburg") == "- 0t -"
    assert match.position()["agenda"] == turn(actions=1)
    assert told(match) == ["A lifts a trader from Stade–Hamburg.", "A puts a trader on Groningen–Emden."]


def test_only_own_pieces_are_moved() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "1t 0t -"}, cities={"hamburg": "0t - -"})
    assert offered(match, 0, "lift") == ["trader stade-hamburg"]
    assert refused(match, 0, "lift merchant stade-hamburg") == "move-own-piece"
    assert refused(match, 0, "lift trader hamburg-lubeck") == "move-own-piece"


def test_the_book_limits_how_many_are_moved() -> None:
    routes = {"hamburg-bremen": "0t 0t 0t 0t", "stade-hamburg": "0t 0t -"}
    for steps, most in enumerate((2, 3, 4, 5)):
        match = table(seat(abilities={"book": steps}), seat(), seat(), routes=routes)
        for _ in range(most):
            lift = next(text for text in match.options(0) if text.startswith("lift"))
            match.play(0, lift)
        assert offered(match, 0, "lift") == []
        assert refused(match, 0, "lift trader stade-hamburg") in ("move-book", "move-own-piece")
    begun = table(seat(abilities={"book": 3}), seat(), seat(), routes=routes)
    play(begun, 0, "lift trader stade-hamburg", "lift trader stade-hamburg", "put trader hamburg-lubeck")
    assert refused(begun, 0, "lift trader hamburg-bremen") == "move-book"


def test_what_is_lifted_must_be_put_down() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t - -"})
    match.play(0, "lift trader stade-hamburg")
    assert refused(match, 0, "done") == "move-put-down"


def test_only_what_is_lifted_is_put_down() -> None:
    match = table(seat(3, 1), seat(), seat(), routes={"stade-hamburg": "0t - -"})
    assert refused(match, 0, "put trader hamburg-lubeck") == "put-what-is-lifted"
    match.play(0, "lift trader stade-hamburg")
    assert refused(match, 0, "put merchant hamburg-lubeck") == "put-what-is-lifted"
    assert refused(match, 0, "put trader stade-hamburg") == "move-changes-something"


def test_a_full_post_takes_nothing() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t - -", "hamburg-lubeck": "1t 1t 1t"})
    match.play(0, "lift trader stade-hamburg")
    assert refused(match, 0, "put trader hamburg-lubeck") == "post-free"


def test_a_move_that_changes_nothing_is_not_offered() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t - -", "hamburg-lubeck": "0t - -"})
    play(match, 0, "lift trader stade-hamburg", "lift trader hamburg-lubeck")
    assert "put trader stade-hamburg" in match.options(0)
    match.play(0, "put trader stade-hamburg")
    assert "put trader hamburg-lubeck" not in match.options(0)
    assert "put trader stade-hamburg" in match.options(0)


def test_a_trader_and_a_merchant_may_change_places() -> None:
    match = table(seat(), seat(), seat(), routes={"stade-hamburg": "0t 1t 1t", "hamburg-lubeck": "0m 1t 1t"})
    play(match, 0, "lift trader stade-hamburg", "lift merchant hamburg-lubeck")
    play(match, 0, "put merchant stade-hamburg", "put trader hamburg-lubeck")
    assert posts(match, "stade-hamburg") == "0m 1t 1t"
    assert posts(match, "hamburg-lubeck") == "0t 1t 1t"


def test_on_a_full_board_only_a_swap_is_offered() -> None:
    """No post is free, so a piece can only change places with one of the other kind."""
    position = open_position(table(seat(abilities={**DESK, "book": 0}), *[seat(abilities=DESK) for _ in range(4)]))
    routes = Match("hansa", 5, seed=1).view(None)["table"]["routes"]
    number = 0
    for route, content in routes.items():
        owners = [1 + (number + at) % 4 for at in range(len(content["posts"]))]
        position["routes"][route] = {"posts": [f"trader {owner}" for owner in owners]}
        number += len(owners)
    # Of 107 posts 26 are the most one colour can hold; seat 0 takes some of everybody's.
    for route, place, piece in (("stade-hamburg", 0, "trader 0"), ("stade-hamburg", 1, "trader 0")):
        position["routes"][route]["posts"][place] = piece
    for route in list(routes)[:12]:
        position["routes"][route]["posts"][2 if len(routes[route]["posts"]) > 2 else 1] = "trader 0"
    full = Match.at("hansa", position)
    assert offered(full, 0, "lift") == []
    assert refused(full, 0, "lift trader stade-hamburg") == "move-changes-something"
    position["routes"]["hamburg-lubeck"]["posts"][0] = "merchant 0"
    swap = Match.at("hansa", position)
    assert "lift trader stade-hamburg" in swap.options(0)
    swap.play(0, "lift trader stade-hamburg")
    assert offered(swap, 0, "put") == []
    # Another trader would leave nothing to change, and the book lets nothing more be lifted.
    assert swap.options(0) == ["lift merchant hamburg-lubeck"]
    assert refused(swap, 0, "lift trader stade-hamburg") == "move-changes-something"
    swap.play(0, "lift merchant hamburg-lubeck")
    assert offered(swap, 0, "put") == ["trader hamburg-lubeck", "merchant stade-hamburg"]


def test_classic_moves_different_pieces_each_once() -> None:
    match = table(seat(abilities={"book": 1}), seat(), edition="classic", routes={"stade-hamburg": "0t 0m -"})
    play(match, 0, "lift trader stade-hamburg", "put trader hamburg-lubeck")
    assert refused(match, 0, "lift trader hamburg-lubeck") == "move-each-once"
    assert match.options(0) == ["lift merchant stade-hamburg", "done"]
    match.play(0, "done")
    assert posts(match, "stade-hamburg") == "- 0m -"
    assert match.position()["agenda"] == turn(actions=1)


def test_classic_moves_one_after_the_other_into_a_post_just_left() -> None:
    routes = {"stade-hamburg": "0t 1t 1t", "groningen-emden": "0m 1t 1t"}
    match = table(seat(), seat(), edition="classic", routes=routes)
    play(match, 0, "lift trader stade-hamburg", "put trader hamburg-lubeck")
    play(match, 0, "lift merchant groningen-emden", "put merchant stade-hamburg")
    assert posts(match, "stade-hamburg") == "0m 1t 1t"
    assert match.position()["agenda"] == turn(actions=1)


def test_classic_puts_down_what_is_in_hand_and_on_a_free_post() -> None:
    routes = {"stade-hamburg": "0t 0m -", "hamburg-lubeck": "1t 1t 1t"}
    match = table(seat(abilities={"book": 1}), seat(), edition="classic", routes=routes)
    match.play(0, "lift trader stade-hamburg")
    assert refused(match, 0, "put trader hamburg-lubeck") == "post-free"
    play(match, 0, "put trader groningen-emden", "lift merchant stade-hamburg")
    assert refused(match, 0, "put trader coellen-warburg") == "put-what-is-lifted"


def test_classic_moves_to_another_route() -> None:
    match = table(seat(), seat(), edition="classic", routes={"stade-hamburg": "0t - -"})
    match.play(0, "lift trader stade-hamburg")
    assert refused(match, 0, "put trader stade-hamburg") == "move-another-route"
    assert refused(match, 0, "lift trader stade-hamburg") == "move-own-piece"


def test_the_question_offers_a_lift_only_where_there_is_one() -> None:
    routes = {"stade-hamburg": "0t 0t 0t"}
    match = table(seat(), seat(), seat(), routes=routes)
    match.play(0, "lift trader stade-hamburg")
    assert asked(match, 0) == (
        "Pieces in your hand: 1. Put them on free posts; before the first one you may still lift up to 1 more."
    )
    match.play(0, "lift trader stade-hamburg")
    assert asked(match, 0) == "Pieces in your hand: 2. Put them on free posts."
    classic = table(seat(), seat(), seat(), routes=routes, edition="classic")
    classic.play(0, "lift trader stade-hamburg")
    assert asked(classic, 0) == "Pieces in your hand: 1. Put them on free posts."
    classic.play(0, "put trader hamburg-lubeck")
    assert asked(classic, 0) == "You may move more pieces, up to 1, or be done."


def nearly_full() -> Match:
    """Base with five, one post free on hamburg-bremen; two traders of seat 0 stand there, one on minden-brunswiek."""
    position = open_position(table(*[seat(abilities=DESK) for _ in range(5)]))
    position["routes"] = full_board()
    position["routes"]["hamburg-bremen"]["posts"] = ["trader 0", "trader 0", None, "trader 1"]
    position["routes"]["minden-brunswiek"]["posts"] = ["trader 0", "trader 1", "trader 2", "trader 3"]
    return Match.at("hansa", position)


def test_pieces_may_join_others_that_go_back() -> None:
    """Two go back to their route and a third joins them there: that is a change, so it is no dead end."""
    match = nearly_full()
    play(match, 0, "lift trader minden-brunswiek", *["lift trader hamburg-bremen"] * 2)
    assert offered(match, 0, "put") == ["trader hamburg-bremen"]
    assert refused(match, 0, "put trader minden-brunswiek") == "move-changes-something"
    play(match, 0, *["put trader hamburg-bremen"] * 3)
    assert posts(match, "hamburg-bremen") == "0t 0t 0t 1t"
    assert posts(match, "minden-brunswiek") == "- 1t 2t 3t"


def test_a_piece_may_be_lifted_that_only_goes_back() -> None:
    """A trader of hamburg-bremen can go nowhere else, but another may join it there."""
    match = nearly_full()
    play(match, 0, "lift trader hamburg-bremen", "lift trader minden-brunswiek")
    assert offered(match, 0, "put") == ["trader hamburg-bremen"]

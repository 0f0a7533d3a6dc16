"""Rulebook: "Usuń 3 Kupców", "Ruch 3 handlarzami"."""

from kantor import Match

from .tables import DESK, full_board, offered, open_position, play, posts, refused, seat, supplies, table, told, turn

TOKEN = {"three_traders": 1}


def test_classic_removes_up_to_three_pieces_of_anyone() -> None:
    match = table(
        seat(tokens=TOKEN),
        seat(),
        seat(),
        edition="classic",
        routes={"stade-hamburg": "0t 1m 2t", "hamburg-lubeck": "1t - -"},
    )
    play(match, 0, "remove 1 merchant stade-hamburg", "remove 0 trader stade-hamburg", "remove 1 trader hamburg-lubeck")
    assert posts(match, "stade-hamburg") == "- - 2t"
    assert (supplies(match, 0)[0], supplies(match, 1)[0]) == ("1t 0m", "1t 1m")
    assert match.position()["agenda"] == turn()


def test_classic_may_remove_fewer() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), edition="classic", routes={"stade-hamburg": "0t 1m 2t"})
    play(match, 0, "remove 1 merchant stade-hamburg", "done")
    assert posts(match, "stade-hamburg") == "0t - 2t"
    assert told(match)[0] == "A uses the token “Three traders”."
    assert match.position()["agenda"] == turn()


def test_classic_ends_when_nothing_is_left_to_remove() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), edition="classic", routes={"stade-hamburg": "0t 1m -"})
    match.play(0, "remove 1 merchant stade-hamburg")
    assert match.position()["agenda"] == [*turn(), {"do": "removing", "seat": 0, "left": 2}]
    match.play(0, "remove 0 trader stade-hamburg")
    assert match.position()["agenda"] == turn()


def test_big_box_moves_up_to_three_opponents_pieces() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), routes={"stade-hamburg": "0t 1m 2t"})
    play(match, 0, "lift-other 1 merchant stade-hamburg", "lift-other 2 trader stade-hamburg")
    play(match, 0, "put-other 2 trader hamburg-lubeck", "put-other 1 merchant groningen-emden")
    assert posts(match, "stade-hamburg") == "0t - -"
    assert posts(match, "hamburg-lubeck") == "2t - -"
    assert posts(match, "groningen-emden") == "1m - -"
    assert match.position()["agenda"] == turn()
    assert told(match)[-2:] == ["A puts a trader of C on Hamburg–Lübeck.", "A puts a merchant of B on Groningen–Emden."]


def test_two_opponents_may_change_places() -> None:
    match = table(
        seat(tokens=TOKEN), seat(), seat(), routes={"stade-hamburg": "0t 0t 1m", "hamburg-lubeck": "0t 0t 2t"}
    )
    play(match, 0, "lift-other 1 merchant stade-hamburg", "lift-other 2 trader hamburg-lubeck")
    play(match, 0, "put-other 2 trader stade-hamburg", "put-other 1 merchant hamburg-lubeck")
    assert posts(match, "stade-hamburg") == "0t 0t 2t"
    assert posts(match, "hamburg-lubeck") == "0t 0t 1m"


def test_big_box_leaves_own_pieces_alone() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), routes={"stade-hamburg": "0t 1m 2t"})
    assert offered(match, 0, "lift-other") == ["1 merchant stade-hamburg", "2 trader stade-hamburg"]
    assert refused(match, 0, "lift-other 0 trader stade-hamburg") == "move-three-opponents"


def test_the_piece_must_stand_there() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), routes={"stade-hamburg": "0t 1m 2t"})
    assert refused(match, 0, "lift-other 1 trader stade-hamburg") == "three-traders-there"
    assert refused(table(seat(), seat(), seat()), 0, "lift-other 1 trader stade-hamburg") == "token-in-hand"


def test_not_more_than_three() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), routes={"hamburg-bremen": "1t 1t 1t 1t"})
    for _ in range(3):
        match.play(0, "lift-other 1 trader hamburg-bremen")
    assert refused(match, 0, "lift-other 1 trader hamburg-bremen") == "three-traders-three"
    match.play(0, "put-other 1 trader hamburg-lubeck")
    assert refused(match, 0, "lift-other 1 trader hamburg-lubeck") == "three-traders-three"
    assert refused(match, 0, "done") == "move-put-down"


def test_on_a_full_board_the_last_piece_must_leave_a_change() -> None:
    """Two traders of one colour are in hand and no post was free, so the third must be of another colour."""
    position = open_position(table(seat(tokens=TOKEN, abilities=DESK), *[seat(abilities=DESK) for _ in range(4)]))
    match = Match.at("hansa", {**position, "routes": full_board()})
    play(match, 0, "lift-other 1 trader groningen-emden", "lift-other 1 trader hamburg-lubeck")
    assert refused(match, 0, "lift-other 1 trader duisburg-dortmund") == "move-changes-something"
    assert {text.split()[0] for text in offered(match, 0, "lift-other")} == {"2", "3", "4"}
    match.play(0, "lift-other 2 trader duisburg-dortmund")
    assert offered(match, 0, "put-other 2 trader") == ["groningen-emden", "hamburg-lubeck"]


def test_classic_removes_neutral_traders_too() -> None:
    match = table(seat(tokens=TOKEN), seat(), routes={"stade-hamburg": "nt nt 1t"})
    play(match, 0, "remove-neutral stade-hamburg", "remove-neutral stade-hamburg", "remove 1 trader stade-hamburg")
    assert posts(match, "stade-hamburg") == "- - -"
    assert supplies(match, 1)[0] == "1t 0m"
    assert match.position()["agenda"] == turn()


def test_classic_removes_only_what_stands_there() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), edition="classic", routes={"stade-hamburg": "0t 1m 2t"})
    assert refused(match, 0, "remove 1 trader stade-hamburg") == "three-traders-there"
    match.play(0, "remove 1 merchant stade-hamburg")
    assert refused(match, 0, "remove 1 merchant stade-hamburg") == "three-traders-there"
    assert refused(match, 0, "place trader stade-hamburg") == "finish-first"


def test_the_owners_of_moved_pieces_get_nothing() -> None:
    match = table(seat(tokens=TOKEN), seat(), seat(), routes={"stade-hamburg": "0t 1m 2t"})
    before = supplies(match, 1)
    play(match, 0, "lift-other 1 merchant stade-hamburg", "put-other 1 merchant groningen-emden")
    assert supplies(match, 1) == before
    assert match.actors == (0,)

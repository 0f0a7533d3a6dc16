"""Rulebook (B): "Morskie szlaki handlowe". Posts for merchants only, wherever a piece may come to a post."""

from itertools import cycle

import kantor
from kantor.games.hansa import data

from .tables import DESK, offered, play, posts, refused, seat, table


def test_a_sea_route_has_two_groups_of_posts() -> None:
    match = table(seat(1, 1), seat(), seat(), board="east")
    sea = [text for text in offered(match, 0, "place") if "wismar-stralsund" in text]
    assert sea == [
        "trader wismar-stralsund",
        "merchant wismar-stralsund",
        "merchant wismar-stralsund-merchants",
    ]
    match.play(0, "place merchant wismar-stralsund-merchants")
    assert posts(match, "wismar-stralsund") == "- 0m -"


def test_no_trader_comes_to_a_post_for_merchants() -> None:
    """Not by placing, displacing, moving, the token, nor as a displaced or an extra piece."""
    match = table(seat(1, 1), seat(), seat(), board="east")
    assert refused(match, 0, "place trader malmo-danzig-merchants") == "post-merchants-only"
    match = table(seat(4, 1, abilities={"book": 0}), seat(), seat(), board="east", routes={"malmo-visby": "- 1m -"})
    assert refused(match, 0, "displace trader malmo-visby-merchants 1 merchant") == "post-merchants-only"
    assert offered(match, 0, "displace") == ["merchant malmo-visby-merchants 1 merchant"]
    match = table(seat(), seat(), seat(), board="east", routes={"malmo-visby": "0t - -"})
    match.play(0, "lift trader malmo-visby")
    assert refused(match, 0, "put trader malmo-visby-merchants") == "post-merchants-only"
    assert [text for text in offered(match, 0, "put") if text.endswith("merchants")] == []
    match = table(seat(tokens={"three_traders": 1}), seat(), seat(), board="east", routes={"malmo-visby": "1t - -"})
    match.play(0, "lift-other 1 trader malmo-visby")
    assert refused(match, 0, "put-other 1 trader malmo-visby-merchants") == "post-merchants-only"


def test_displaced_pieces_find_posts_that_take_them() -> None:
    """A displaced merchant may go to a post for merchants, its extra trader not."""
    match = table(seat(5), seat(), seat(), board="east", routes={"lubeck-wismar": "1m - -", "wismar-waren": "2t 2t 2t"})
    match.play(0, "displace trader lubeck-wismar 1 merchant")
    assert sorted(offered(match, 1, "put"), reverse=True) == [
        "trader wismar-stralsund",
        "merchant wismar-stralsund-merchants",
        "merchant wismar-stralsund",
    ]
    assert refused(match, 1, "put trader wismar-stralsund-merchants") == "post-merchants-only"


def full_board(**rows: str) -> dict[str, str]:
    """Every post of the eastern board taken by seats 1 to 4 in turn, but what is given."""
    seats = cycle(range(1, 5))
    kinds = {"any": "t", "circle": "m"}
    east = data.side(kantor.GAMES["hansa"].setup(5, {"board": "east"}))
    routes = {route.id: " ".join(f"{next(seats)}{kinds[post]}" for post in route.posts) for route in east.routes}
    return routes | {route.replace("_to_", "-"): row for route, row in rows.items()}


RICH = [seat(abilities=DESK) for _ in range(5)]


def test_on_a_full_board_a_trader_does_not_change_places_with_a_merchant_at_sea() -> None:
    match = table(*RICH, board="east", routes=full_board(wismar_to_stralsund="1t 0m 2m", lubeck_to_wismar="0t 1t 2t"))
    assert offered(match, 0, "lift") == []
    match = table(*RICH, board="east", routes=full_board(wismar_to_stralsund="0m 1m 2m", lubeck_to_wismar="0t 1t 2t"))
    assert offered(match, 0, "lift") == ["trader lubeck-wismar", "merchant wismar-stralsund"]


def test_every_lifted_piece_finds_a_post() -> None:
    """One post is free besides those of a trader and of a merchant from a post for merchants."""
    match = table(*RICH, board="east", routes=full_board(wismar_to_stralsund="0t 0m 2m", lubeck_to_wismar="- 1t 2t"))
    play(match, 0, "lift trader wismar-stralsund", "lift merchant wismar-stralsund-merchants")
    assert offered(match, 0, "put") == [
        "trader lubeck-wismar",
        "trader wismar-stralsund",
        "merchant lubeck-wismar",
        "merchant wismar-stralsund",
        "merchant wismar-stralsund-merchants",
    ]
    match.play(0, "put merchant wismar-stralsund")
    # What is left for the trader is one post, and a post for merchants.
    assert match.options(0) == ["put trader lubeck-wismar"]
    match = table(*RICH, board="east", routes=full_board(wismar_to_stralsund="0t 0m 2m", lubeck_to_wismar="0t - 2t"))
    play(
        match,
        0,
        "lift trader wismar-stralsund",
        "lift merchant wismar-stralsund-merchants",
        "lift trader lubeck-wismar",
    )
    match.play(0, "put merchant lubeck-wismar")
    assert refused(match, 0, "put trader wismar-stralsund-merchants") == "post-merchants-only"
    play(match, 0, "put trader lubeck-wismar", "put trader wismar-stralsund")
    assert posts(match, "wismar-stralsund") == "0t - 2m"


def test_a_piece_is_not_put_where_another_one_would_find_no_post() -> None:
    """Two traders and a merchant from the sea, and no post free but theirs: the merchant must go back."""
    match = table(*RICH, board="east", routes=full_board(wismar_to_stralsund="0t 0m 2m", lubeck_to_wismar="0m 1t 2t"))
    play(
        match,
        0,
        "lift trader wismar-stralsund",
        "lift merchant lubeck-wismar",
        "lift merchant wismar-stralsund-merchants",
    )
    match.play(0, "put trader lubeck-wismar")
    match.play(0, "put merchant wismar-stralsund-merchants")
    assert match.options(0) == ["put merchant wismar-stralsund"]
    match = table(*RICH, board="east", routes=full_board(wismar_to_stralsund="0t 0m 2m", lubeck_to_wismar="0m 1t 2t"))
    play(
        match,
        0,
        "lift trader wismar-stralsund",
        "lift merchant lubeck-wismar",
        "lift merchant wismar-stralsund-merchants",
    )
    match.play(0, "put merchant wismar-stralsund")
    assert refused(match, 0, "put merchant lubeck-wismar") == "move-room"


def test_no_token_lies_where_a_bonus_is_printed() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        board="east",
        turned_up_tokens={"plus_3_actions": 1},
        agenda=[{"do": "place-token", "seat": 0}],
    )
    free = offered(match, 0, "place-token")
    assert len(free) == 28
    for sea in ("wismar-stralsund", "stralsund-malmo", "malmo-visby", "malmo-danzig"):
        assert refused(match, 0, f"place-token plus_3_actions {sea}") == "token-sea-route"

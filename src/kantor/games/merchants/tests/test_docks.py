"""Rulebook: "Karta doków"."""

from .tables import planning, player, seat, some, table


def with_dock(**fields: object) -> dict[str, object]:
    return seat(cards={"ship": 2, "dock": 1}, **fields)


def test_a_dock_gives_an_exchange_before_or_after_the_purchase() -> None:
    """The rulebook's example: a ship is bought and loaded, and one token on another ship is exchanged."""
    before = table(with_dock(coins=10), seat(), agenda=planning(docks=1))
    for move in ("exchange grain fish", "buy ship", "load cloth"):
        before.play(0, move)
    after = table(with_dock(coins=10), seat(), agenda=planning(docks=1))
    for move in ("buy ship", "load cloth", "exchange grain fish"):
        after.play(0, move)
    assert before.position() == after.position()
    assert some(player(after, 0)["tokens"]) == {"wood": 1, "fish": 1, "cloth": 1}
    assert after.options(0) == ["draw"]


def test_a_dock_makes_two_exchanges_of_one() -> None:
    match = table(with_dock(), seat(), agenda=planning(docks=1))
    match.play(0, "exchange grain fish")
    match.play(0, "exchange fish cloth")
    assert match.options(0) == ["draw"]


def test_a_dock_works_in_the_turn_of_its_purchase() -> None:
    match = table(seat(coins=12), seat(), agenda=planning())
    match.play(0, "buy dock")
    match.play(0, "exchange grain fish")
    assert match.options(0) == ["draw"]


def test_two_docks_give_two_more_exchanges() -> None:
    two = seat(cards={"ship": 2, "dock": 2})
    match = table(two, seat(), agenda=planning(docks=2))
    for move in ("exchange grain fish", "exchange fish cloth", "exchange cloth spice"):
        match.play(0, move)
    assert match.options(0) == ["draw"]


def test_a_turn_begins_with_every_dock() -> None:
    for docks in (0, 1, 2):
        match = table(seat(cards={"ship": 2, "dock": docks}), seat(), agenda=[{"do": "trading", "seat": 1}])
        match.play(1, "draw")
        assert match.position()["agenda"] == [{"do": "planning", "seat": 0, "action": True, "docks": docks}]

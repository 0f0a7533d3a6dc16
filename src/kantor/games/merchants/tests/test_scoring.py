"""Rulebook: "Koniec gry"."""

from kantor import Match
from kantor.core.position import parts_of

from .tables import MARKET, seat, table, trading


def ended(first: int, second: int, tokens: dict[str, int] | None = None, **cards: int) -> Match:
    """The last card has just been drawn."""
    covered = dict.fromkeys(MARKET, 9)
    covered["cloth"] = 8
    other = seat(coins=second, cards={"ship": 2, **cards}, tokens=tokens or {"grain": 1, "wood": 1})
    match = table(seat(coins=first), other, agenda=trading(), covered=covered)
    match.play(0, "draw")
    return match


def test_most_money_wins_whatever_was_bought() -> None:
    result = ended(20, 19, contract=2, office=2, dock=2).result
    assert result is not None
    assert result.scores == ({"coins": 20}, {"coins": 19})
    assert result.ranking == ((0,), (1,))


def test_a_tie_is_shared() -> None:
    result = ended(20, 20).result
    assert result is not None
    assert result.winners == (0, 1)
    assert (result.place(0), result.place(1)) == (1, 1)


def test_a_tie_is_shared_whoever_has_more_ships_tokens_or_cards() -> None:
    for cards in ({"ship": 3}, {"contract": 2}, {"office": 1}, {"dock": 2}):
        tokens = {"wood": 3} if "ship" in cards else {"wood": 2}
        result = ended(20, 20, tokens=tokens, **cards).result
        assert result is not None
        assert result.ranking == ((0, 1),)


def test_the_parts_of_a_judgement_are_those_of_the_seat_that_is_judged() -> None:
    match = table(seat(coins=20), seat(coins=13), agenda=trading())
    _, position = match.game.position_from_json(match.position())
    purse = match.game.parts.index("purse")
    for who, coins in enumerate((20, 13)):
        for asks in (0, 1):
            assert parts_of(position, who, asks, len(match.game.parts))[purse] == coins

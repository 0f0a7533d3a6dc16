"""Rulebook: "Przygotowanie do rozgrywki"."""

from kantor import GAMES, Match
from kantor.core.position import chance_of

from .tables import player, refused, seat, table, trading

GAME = GAMES["merchants"]


def drawn(match: Match) -> list[str]:
    return [line for line in match.record().splitlines() if line.startswith("* ")]


def test_the_first_player_is_drawn_by_lot() -> None:
    position = GAME.new(GAME.setup(3))
    first = [(GAME.catalogue(GAME.setup(3)).texts[move], weight) for move, weight in chance_of(position)]
    assert first == [("first 0", 1), ("first 1", 1), ("first 2", 1)]


def test_six_cards_lie_face_up_as_the_market() -> None:
    match = Match("merchants", players=2, seed=1)
    shown = [line.removeprefix("* card ") for line in drawn(match)[1:7]]
    assert match.view(None)["table"]["market"] == shown


def test_everybody_is_dealt_three_cards() -> None:
    for players, left in ((2, 48), (3, 45), (4, 42)):
        match = Match("merchants", players=players, seed=1)
        sight = match.view(None)["table"]
        assert [one["hand_size"] for one in sight["players"]] == [3] * players
        assert sight["deck"] == left


def test_everybody_has_two_ships_and_no_money() -> None:
    for players, left in ((2, 10), (3, 8), (4, 6)):
        match = Match("merchants", players=players, seed=1)
        sight = match.view(None)["table"]
        assert sight["stock"] == {"ship": left, "contract": 2, "office": 2, "dock": 2}
        for one in sight["players"]:
            assert one["cards"] == {"ship": 2, "contract": 0, "office": 0, "dock": 0}
            assert one["coins"] == 0


def test_the_box_holds_60_cards_30_tokens_and_20_special_cards() -> None:
    position = GAME.position_to_json(GAME.new(GAME.setup(2)), GAME.setup(2))
    assert (sum(position["deck"].values()), sum(position["tokens"].values())) == (60, 30)
    assert position["stock"] == {"ship": 14, "contract": 2, "office": 2, "dock": 2}
    assert set(position["deck"].values()) == {10}
    assert set(position["tokens"].values()) == {5}


def test_each_unseen_card_is_as_likely_as_any_other() -> None:
    match = table(seat(hand={"fish": 7}), seat(), agenda=trading(), covered={"grain": 9, "spice": 4})
    setup, position = GAME.position_from_json(match.position())
    texts = GAME.catalogue(setup).texts
    position.play(0, texts.index("draw"))
    weights = {texts[move]: weight for move, weight in chance_of(position)}
    assert weights == {"card wood": 9, "card porcelain": 9, "card fish": 2, "card spice": 5, "card cloth": 9}


def test_a_player_cannot_choose_a_card() -> None:
    match = table(seat(), seat(), agenda=trading())
    assert refused(match, 0, "card grain") == "chance-decides"
    assert refused(match, 0, "first 0") == "chance-decides"
    assert player(match, 0)["hand_size"] == 0

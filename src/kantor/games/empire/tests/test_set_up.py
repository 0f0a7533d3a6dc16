"""Rulebook: "Przygotowanie do gry"."""

import pytest

from kantor import BadSettings, Match
from kantor.core.position import chance_of

from .tables import GAME, GOAL, MARKED, PURSE, player, refused, row_of, seat, table, taking

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.mark.parametrize(("side", "start"), [("A", "A11"), ("B", "B15")])
@EVERY_COUNT
def test_three_armies_of_each_stand_in_the_start_region(players: int, side: str, start: str) -> None:
    match = Match("empire", players, seed=1, settings={"map": side})
    for who in range(players):
        one = player(match, who)
        assert (one["armies"], one["cities"]) == ({start: 3}, {})
        assert (one["supply"], one["city_supply"]) == (11, 3)


@EVERY_COUNT
def test_everybody_gets_coins_by_the_number_of_players(players: int) -> None:
    match = Match("empire", players, seed=1)
    assert [player(match, who)["coins"] for who in range(players)] == [PURSE[players]] * players
    assert match.position()["reserve"] == 44 - players * PURSE[players]


@EVERY_COUNT
def test_marked_cards_are_for_five_players_only(players: int) -> None:
    setup = GAME.setup(players)
    deck = GAME.position_to_json(GAME.new(setup), setup)["deck"]
    assert len(deck) == (42 if players == 5 else 37)
    assert set(MARKED) <= set(deck) if players == 5 else not set(MARKED) & set(deck)


@EVERY_COUNT
def test_six_cards_lie_in_a_row(players: int) -> None:
    match = Match("empire", players, seed=1)
    turned = [line.removeprefix("* card ") for line in match.record().splitlines() if line.startswith("* card ")]
    assert row_of(match) == turned
    assert len(turned) == 6
    assert match.view(None)["table"]["goal"] == GOAL[players]


@pytest.mark.parametrize(
    ("side", "triangles"),
    [("A", ["A01", "A11", "A20", "A21", "A24"]), ("B", ["B01", "B03", "B06", "B12", "B22"])],
)
def test_five_of_ten_tokens_are_drawn_for_the_triangles(side: str, triangles: list[str]) -> None:
    match = Match("empire", 3, seed=1, settings={"map": side, "goods_tokens": True})
    tokens = match.view(None)["table"]["tokens"]
    assert list(tokens) == triangles
    assert all(list(tokens.values()).count(good) <= 2 for good in tokens.values())
    assert Match("empire", 3, seed=1).view(None)["table"]["tokens"] == {}


def test_a_token_drawn_twice_is_out_of_the_lot() -> None:
    setup = GAME.setup(2, {"goods_tokens": True})
    texts = GAME.catalogue(setup).texts
    position = GAME.new(setup)
    position.play(-1, texts.index("token ruby"))
    position.play(-1, texts.index("token ruby"))
    position.play(-1, texts.index("token ore"))
    weights = {texts[move]: weight for move, weight in chance_of(position)}
    assert weights == {"token wood": 2, "token carrot": 2, "token anvil": 2, "token ore": 1}


def test_each_unseen_card_is_as_likely_as_any_other() -> None:
    position = GAME.new(GAME.setup(2))
    outcomes = chance_of(position)
    assert len(outcomes) == 37
    assert {weight for _, weight in outcomes} == {1}
    position.play(-1, outcomes[7][0])
    assert outcomes[7][0] not in [move for move, _ in chance_of(position)]


def test_a_player_cannot_choose_a_card() -> None:
    match = table(seat(), seat(), agenda=taking())
    assert refused(match, 0, "card C40") == "chance-decides"


def test_what_no_set_up_has_is_refused() -> None:
    for settings in ({"map": "C"}, {"games": 2}, {"games": "3"}, {"age_order": (0, 0)}, {"bid_tie": "oldest"}):
        with pytest.raises(BadSettings):
            Match("empire", 2, settings=settings)
    for players in (1, 6):
        with pytest.raises(BadSettings):
            Match("empire", players)

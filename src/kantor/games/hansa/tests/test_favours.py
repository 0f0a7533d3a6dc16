"""Rulebook (B): "Kafelki przychylności cesarza"."""

from typing import Any

from kantor import GAMES, Match
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.position import CHANCE, chance_of
from kantor.games.hansa import data
from kantor.games.hansa.events import FavourBought

from .tables import asked, offered, play, player, points, posts, refused, seat, some, supplies, table, turn

TWO = {"plus_3_actions": 1, "develop_ability": 1}
BUY = "buy-favour extra_action develop_ability plus_3_actions"
OTHERS = ("abilities_7", "city_control_plus_2")


def favoured(favour: str, *seats: dict[str, Any], who: int = 1, **fields: Any) -> Match:
    """Three players; `who` owns the favour, two others are on offer."""
    found = list(seats) or [seat(), seat(), seat()]
    found[who] = {**found[who], "favours": [favour]}
    rest = [other for other in ("extra_action", "displaced_anywhere", *OTHERS) if other != favour][:2]
    return table(*found, favours=rest, favours_on=True, **fields)


def buying(*seats: dict[str, Any], **fields: Any) -> Match:
    fields.setdefault("agenda", turn(state="fresh"))
    return table(*seats, favours=["extra_action", *OTHERS], favours_on=True, **fields)


def test_as_many_favours_as_players_are_on_offer() -> None:
    for players in (3, 4, 5):
        match = Match("hansa", players, seed=1, settings={"favours": True})
        assert len(match.view(None)["table"]["favours"]) == players


def test_a_favour_is_the_first_thing_of_a_turn() -> None:
    match = buying(seat(3, tokens=TWO), seat(), seat())
    assert BUY in match.options(0)
    match.play(0, "place trader stade-hamburg")
    assert refused(match, 0, BUY) == "favour-first"
    token = buying(seat(tokens={**TWO, "plus_4_actions": 1}), seat(), seat())
    token.play(0, "extra-actions 4")
    assert refused(token, 0, BUY) == "favour-first"


def test_a_favour_costs_two_tokens() -> None:
    match = buying(seat(tokens=TWO), seat(), seat())
    assert refused(match, 0, "buy-favour extra_action plus_3_actions plus_3_actions") == "favour-tokens"
    match.play(0, BUY)
    assert some(player(match, 1)["tokens"]) == {}
    assert some(match.view(None)["table"]["players"][0]["used_tokens"]) == TWO
    assert match.view(None)["table"]["players"][0]["favours"] == ["extra_action"]
    assert match.view(0)["scores"][0]["tokens"] == 3


def test_a_favour_must_be_on_offer() -> None:
    match = buying(seat(tokens=TWO), seat(), seat())
    move = "buy-favour displaced_anywhere develop_ability plus_3_actions"
    assert refused(match, 0, move) == "favour-offered"


def test_the_turn_has_no_actions() -> None:
    """Neither from +3, nor from a higher number of actions; other tokens may be used."""
    match = buying(seat(3, tokens={**TWO, "plus_4_actions": 1, "develop_ability": 2}), seat(), seat())
    match.play(0, BUY)
    assert match.position()["agenda"] == turn(actions=0, state="favour-bought")
    assert refused(match, 0, "extra-actions 4") == "favour-no-actions"
    assert refused(match, 0, "place trader stade-hamburg") == "favour-no-actions"
    match.play(0, "develop-ability actions")
    assert match.actors == (1,)


def test_displaced_pieces_go_anywhere() -> None:
    answer = {"do": "displaced", "seat": 1, "route": "stade-hamburg", "piece": "trader", "extras": 1}
    match = favoured("displaced_anywhere", agenda=[*turn(actions=1), answer])
    assert len(offered(match, 1, "put trader")) == 32
    assert asked(match, 1).endswith("put it on any route; extra pieces: up to 1.")
    play(match, 1, "put trader stade-hamburg", "put trader coellen-warburg")
    assert posts(match, "coellen-warburg") == "1t - - -"


def test_an_extra_action_every_turn() -> None:
    match = favoured("extra_action")
    match.play(0, "end-turn")
    assert match.position()["agenda"] == turn(1, 3, state="fresh")


def test_income_with_others() -> None:
    match = favoured("income_with_others", seat(), seat(2), seat())
    match.play(0, "income 3 0")
    assert match.actors == (1,)
    assert match.options(1) == ["take-piece trader", "take-piece merchant", "done"]
    assert refused(match, 1, "end-turn") == "favour-income-answer"
    match.play(1, "take-piece merchant")
    assert supplies(match, 1)[0] == "2t 1m"
    assert match.actors == (0,)
    match.play(0, "income 1 0")
    match.play(1, "done")
    assert supplies(match, 1)[0] == "2t 1m"


def test_the_own_income_asks_nothing() -> None:
    match = favoured("income_with_others", seat(), seat(), seat(), agenda=turn(1))
    match.play(1, "income 3 0")
    assert match.position()["agenda"] == turn(1, 1)
    assert supplies(match, 1)[0] == "3t 0m"


def test_two_extras_for_a_trader() -> None:
    match = favoured("displaced_trader_plus_2", seat(2), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    match.play(0, "displace trader stade-hamburg 1 trader")
    assert supplies(match, 0)[0] == "0t 0m"
    for _ in range(3):
        match.play(1, "put trader hamburg-lubeck")
    assert posts(match, "hamburg-lubeck") == "1t 1t 1t"
    assert match.actors == (0,)


def test_the_displacer_pays_one_whatever_the_compensation_is() -> None:
    """He has more than he must pay, and may choose the piece."""
    match = favoured("displaced_trader_plus_2", seat(4), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    match.play(0, "displace trader stade-hamburg 1 trader")
    assert supplies(match, 0)[0] == "2t 0m"
    match = favoured("displaced_trader_plus_2", seat(4, 1), seat(), seat(), routes={"stade-hamburg": "1t - -"})
    match.play(0, "displace trader stade-hamburg 1 trader")
    assert match.options(0) == ["pay 1 0", "pay 0 1"]
    match.play(0, "pay 0 1")
    assert supplies(match, 0)[0] == "3t 0m"
    assert match.actors == (1,)


def test_a_city_counts_four() -> None:
    match = favoured("city_control_plus_2", cities={"hamburg": "1t - -", "lubeck": "0t -"})
    assert [score["cities"] for score in match.view(None)["scores"]] == [2, 4, 0]


def test_a_full_ability_counts_seven() -> None:
    full = {"bank": 3, "keys": 4}
    match = favoured("abilities_7", seat(abilities=full), seat(abilities=full), seat())
    assert [score["abilities"] for score in match.view(None)["scores"]] == [4, 7, 0]
    assert points(match) == [0, 0, 0]


def test_one_favour_a_turn() -> None:
    four = {"plus_3_actions": 1, "develop_ability": 1, "exchange_offices": 2}
    match = buying(seat(tokens=four), seat(), seat(), cities={"hamburg": "0t 1t -"})
    match.play(0, BUY)
    assert refused(match, 0, "buy-favour abilities_7 exchange_offices exchange_offices") == "favour-first"


def test_exchange_and_move_three_may_still_be_used() -> None:
    tokens = {**TWO, "exchange_offices": 1, "three_traders": 1}
    match = buying(
        seat(tokens=tokens), seat(), seat(), cities={"hamburg": "0t 1t -"}, routes={"stade-hamburg": "1t - -"}
    )
    match.play(0, BUY)
    match.play(0, "exchange-offices hamburg 1")
    play(match, 0, "lift-other 1 trader stade-hamburg", "put-other 1 trader groningen-emden")
    assert match.actors == (1,)


def test_the_extra_action_starts_with_the_next_turn() -> None:
    match = buying(seat(tokens=TWO), seat(), seat())
    match.play(0, BUY)
    for who in (1, 2):
        match.play(who, "end-turn")
    assert match.position()["agenda"] == turn(0, 3, state="fresh")


def test_an_empty_general_supply_is_not_asked_for_a_share() -> None:
    match = favoured("income_with_others", seat(), seat(11, 1), seat())
    match.play(0, "income 3 0")
    assert match.actors == (0,)


def test_a_displaced_merchant_brings_two_extras_with_the_favour_too() -> None:
    match = favoured("displaced_trader_plus_2", seat(3), seat(), seat(), routes={"stade-hamburg": "1m - -"})
    match.play(0, "displace trader stade-hamburg 1 merchant")
    play(match, 1, "put merchant hamburg-lubeck", "put trader hamburg-lubeck", "put trader hamburg-lubeck")
    assert match.actors == (0,)


def test_the_tokens_are_told_as_they_were_named() -> None:
    match = buying(seat(tokens=TWO), seat(), seat())
    (told,) = [event for event in match.play(0, BUY) if isinstance(event, FavourBought)]
    assert (told.favour, told.token, told.other_token) == ("extra_action", "develop_ability", "plus_3_actions")


def test_two_tokens_of_any_one_kind_buy_a_favour() -> None:
    for token in data.TOKEN_IDS:
        match = buying(seat(tokens={token: 2}), seat(), seat())
        assert f"buy-favour extra_action {token} {token}" in match.options(0)


def test_every_favour_may_be_on_offer() -> None:
    setup = GAMES["hansa"].setup(3, {"favours": True})
    texts = GAMES["hansa"].catalogue(setup).texts
    dice = Dice(1)
    position = GAMES["hansa"].new(setup)
    while not any(texts[move].startswith("offer-favour ") for move, _ in chance_of(position)):
        out = Options()
        position.chance(out)
        position.play(CHANCE, out.draw(dice))
    assert [texts[move].split()[1] for move, _ in chance_of(position)] == list(data.FAVOUR_IDS)


def test_the_last_piece_of_the_general_supply_is_a_share_too() -> None:
    match = favoured("income_with_others", seat(), seat(10, 1), seat())
    assert supplies(match, 1) == ("10t 1m", "1t 0m")
    match.play(0, "income 3 0")
    assert match.options(1) == ["take-piece trader", "done"]
    match.play(1, "take-piece trader")
    assert supplies(match, 1) == ("11t 1m", "0t 0m")


def test_a_share_is_one_piece() -> None:
    for piece, personal in (("trader", "3t 0m"), ("merchant", "2t 1m")):
        match = favoured("income_with_others", seat(), seat(2), seat())
        match.play(0, "income 3 0")
        match.play(1, f"take-piece {piece}")
        assert supplies(match, 1)[0] == personal

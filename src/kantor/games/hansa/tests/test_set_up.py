"""Rulebook: "Przygotowanie gry"."""

import pytest

import kantor
from kantor import BadSettings, IllegalMove, Match

from .tables import player, refused, some, supplies, table

HANSA = kantor.GAMES["hansa"]


def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = {Match("hansa", 4, seed=seed).view(None)["table"]["first_player"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    match = Match("hansa", 4, seed=3)
    assert match.actors == (match.view(None)["table"]["first_player"],)


def test_three_merchants_and_fifteen_traders_cover_the_desk() -> None:
    match = Match("hansa", 3, seed=1)
    for who in range(3):
        traders = sum(player(match, who)[supply]["trader"] for supply in ("personal", "general"))
        merchants = sum(player(match, who)[supply]["merchant"] for supply in ("personal", "general"))
        assert (traders, merchants) == (27 - 15 - 1, 4 - 3)
        assert some(player(match, who)["abilities"]) == {}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_starts_with_one_trader_more_than_the_one_before(players: int) -> None:
    match = Match("hansa", players, seed=2)
    first = match.view(None)["table"]["first_player"]
    for turn in range(players):
        assert supplies(match, (first + turn) % players) == (f"{5 + turn}t 1m", f"{6 - turn}t 0m")


def test_everybody_has_27_traders_and_4_merchants() -> None:
    match = Match("hansa", 5, seed=1)
    assert HANSA.invariants(HANSA.position_from_json(match.position())[1]) == []
    position = match.position()
    position["seats"][0]["personal"]["trader"] += 1
    with pytest.raises(kantor.BadPosition, match=r"seats\[0\].general"):
        Match.at("hansa", position)


def test_the_golden_tokens_lie_at_the_taverns_by_lot() -> None:
    golden = {"additional_office", "exchange_offices", "three_traders"}
    seen = set()
    for seed in range(30):
        routes = Match("hansa", 3, seed=seed).view(None)["table"]["routes"]
        found = {route: content["token"] for route, content in routes.items() if content["token"]}
        assert set(found) == {"osnabruck-bremen", "luneburg-perleberg", "hildesheim-goslar"}
        assert set(found.values()) == golden
        seen.add(tuple(found.values()))
    assert len(seen) == 6
    assert Match("hansa", 3, seed=1).view(None)["table"]["tokens_left"] == 12


@pytest.mark.parametrize(
    ("players", "settings", "words"),
    [
        (2, {"edition": "bigbox"}, "at least 3 players"),
        (4, {"edition": "classic", "missions": True}, "Mission cards"),
        (4, {"edition": "classic", "favours": True}, "favours belong to the Big Box"),
        (2, {"missions": True}, "Mission cards"),
        (4, {"board": "atlantis"}, "base"),
        (2, {"board": "east"}, "3 to 5 players"),
        (2, {"board": "britannia", "edition": "bigbox"}, "3 to 5 players"),
        (3, {"board": "east", "edition": "classic"}, "belong to the Big Box"),
        (5, {"board": "britannia", "edition": "classic"}, "belong to the Big Box"),
        (4, {"board": "east", "missions": True}, "cities of the base board"),
        (4, {"board": "britannia", "favours": True}, "favours belong to the base board"),
    ],
)
def test_a_clash_of_settings_is_refused_and_named(players: int, settings: dict[str, object], words: str) -> None:
    with pytest.raises(BadSettings, match=words):
        Match("hansa", players, settings=settings)


def test_the_edition_depends_on_the_number_of_players() -> None:
    assert Match("hansa", 2).setup.settings["edition"] == "classic"
    assert Match("hansa", 3).setup.settings["edition"] == "bigbox"


def test_nobody_chooses_what_chance_decides() -> None:
    match = table({}, {}, {})
    assert refused(match, 0, "first 1") == "chance-decides"
    with pytest.raises(IllegalMove):
        match.play(0, "draw-token plus_3_actions")

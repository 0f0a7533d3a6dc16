"""Rulebook: "Zawartość pudełka", "Przygotowanie do gry"."""

import pytest

from kantor import BadSettings, Match
from kantor.core.position import chance_of
from kantor.games.amber import Amber
from kantor.games.amber.data import FILE, LAYOUTS, TILE_SETS, TILES_FILE

from .maps import refused


def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = {Match("amber", players=3, seed=seed).view(None)["table"]["first_player"] for seed in range(30)}
    assert firsts == {0, 1, 2}


def test_castles_and_villages_stand_as_the_diagram_says() -> None:
    for entry in LAYOUTS.values():
        match = Match("amber", players=entry.players, settings={"layout": entry.id[1:]})
        sites = match.view(None)["table"]["sites"]
        assert [site["square"] for site in sites] == [*entry.castles, *entry.villages]
        assert all(site["coin"] == "lies" for site in sites)
    assert {entry.players for entry in LAYOUTS.values()} == {2, 3, 4, 5, 6}
    assert len(LAYOUTS) == 15


def test_everybody_is_dealt_six_tiles() -> None:
    for players in range(2, 7):
        table = Match("amber", players=players, seed=1).view(0)["table"]
        assert [player["hand_size"] for player in table["players"]] == [6] * players
        assert sum(table["players"][0]["hand"].values()) == 6
        assert table["deck"] == 92 - 6 * players


def test_the_box_holds_92_tiles() -> None:
    for counts in TILES_FILE.sets.values():
        assert (counts["swamp"], counts["shovel"]) == (4, 6)
        assert sum(counts.values()) == FILE.tiles == 92
    with_ends, without = (TILES_FILE.sets[name] for name in TILE_SETS)
    assert (with_ends["dead-end"], without["dead-end"]) == (4, 0)
    assert (with_ends["cross"], without["cross"]) == (4, 8)


def test_the_box_holds_14_coins() -> None:
    game = Amber()
    for entry in LAYOUTS.values():
        position = game.new(game.setup(entry.players, {"layout": entry.id[1:]}))
        assert position.coin_box + len(position.fates) == FILE.coins == 14


def test_castles_are_chosen_in_turn_order_from_the_first_player() -> None:
    match = Match("amber", players=3, seed=4)
    first = match.view(None)["table"]["first_player"]
    for step, square in enumerate(("F3", "J7", "B7")):
        seat = (first + step) % 3
        assert match.actors == (seat,)
        match.play(seat, f"castle {square}")
    assert match.actors == (first,)
    assert match.view(None)["table"]["players"][first]["castle"] == "F3"


def test_nothing_is_played_before_the_castles_are_chosen() -> None:
    match = Match("amber", players=2, seed=1)
    for move in ("straight C6 r0", "pass", "keep"):
        assert refused(match, match.actors[0], move) == "castle-first"


def test_a_castle_has_one_owner() -> None:
    match = Match("amber", players=2, seed=1)
    match.play(match.actors[0], "castle B6")
    assert refused(match, match.actors[0], "castle B6") == "castle-free"
    assert match.options(match.actors[0]) == ["castle J6"]


def test_a_player_cannot_choose_a_tile_or_the_lot() -> None:
    match = Match("amber", players=2, seed=1)
    for move in ("tile curve", "first 0", "over", "go-on"):
        assert refused(match, match.actors[0], move) == "chance-decides"


def test_each_unseen_tile_is_as_likely_as_any_other() -> None:
    game = Amber()
    setup = game.setup(2)
    position = game.new(setup)
    position.play(-1, game.catalogue(setup).index("first 0"))
    weights = {game.catalogue(setup).texts[move]: weight for move, weight in chance_of(position)}
    assert weights == {f"tile {tile}": count for tile, count in TILES_FILE.sets["with-dead-ends"].items() if count}


def test_settings_out_of_range_are_refused() -> None:
    for settings in ({"layout": "D"}, {"layout": "2A"}, {"advanced": 1}, {"edges": "soft"}, {"tiles": "all"}, {"x": 1}):
        with pytest.raises(BadSettings):
            Match("amber", players=2, settings=settings)
    for players in (1, 7):
        with pytest.raises(BadSettings):
            Match("amber", players=players)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_display_has_a_tile_for_each_player(players: int) -> None:
    match = Match("amber", players, seed=1, settings={"advanced": True})
    display = match.view(None)["table"]["display"]
    assert len(display) == players
    assert None not in display

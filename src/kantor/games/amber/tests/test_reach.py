"""Where a shortcut replaces a slow definition, the two are compared: who reaches what, on every position of games."""

import pytest

import kantor
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY
from kantor.games.amber import Amber
from kantor.games.amber.squares import EDGE_IDS, SQUARE_IDS
from kantor.games.amber.turn import AmberPosition

from . import reference

GAME = Amber()
SETTINGS = [
    (players, {"layout": layout, "advanced": advanced, "edges": edges})
    for players in GAME.seats
    for layout in "ABC"
    for advanced in (False, True)
    for edges in ("free", "strict")
]


def compare(position: AmberPosition, written: dict[str, object]) -> None:
    for seat in range(position.players):
        fast = {
            (SQUARE_IDS[square], EDGE_IDS[edge])
            for square in range(len(SQUARE_IDS))
            for edge in range(4)
            if position.arrivals(seat, square) >> edge & 1
        }
        board = written["board"]
        assert isinstance(board, dict)
        own = SQUARE_IDS[position.layout.sites[position.castle_of[seat]]]
        assert fast == reference.arrivals(board, own)
        sites = [SQUARE_IDS[square] for square in position.layout.sites]
        linked = {sites[site] for site in range(len(sites)) if position.linked(seat, site)}
        assert linked == reference.links(written, seat)


def compare_game(number: int) -> None:
    players, settings = SETTINGS[number % len(SETTINGS)]
    setup = GAME.setup(players, settings)
    position, dice, out = GAME.new(setup), Dice(number), Options()
    before: object = None
    while (actor := position.actor()) != NOBODY:
        out.clear()
        if actor == CHANCE:
            position.chance(out)
            position.play(CHANCE, out.draw(dice))
        else:
            position.options(actor, out)
            position.play(actor, out.pick(dice))
        board = list(position.board)
        if board != before and min(position.castle_of) >= 0:
            compare(position, GAME.position_to_json(position, setup))
            before = board


def test_the_fast_search_agrees_with_the_slow_one() -> None:
    for number in range(0, len(SETTINGS), 4 if kantor.COMPILED else 10):
        compare_game(number)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(10))
def test_the_fast_search_agrees_with_the_slow_one_on_every_position_of_1000_games(hundred: int) -> None:
    for number in range(hundred * 100, hundred * 100 + 100):
        compare_game(number)

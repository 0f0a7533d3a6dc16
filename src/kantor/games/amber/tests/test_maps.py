"""The text board can be read back: each tile has its own picture."""

from kantor.core.dice import Dice
from kantor.core.playout import Playout
from kantor.games.amber import Amber
from kantor.games.amber.data import FORM_IDS
from kantor.games.amber.text_board import board, glyph
from kantor.games.amber.view import table

from .maps import GLYPHS, drawn


def test_every_tile_turned_every_way_has_its_own_picture() -> None:
    assert len(GLYPHS) == len(FORM_IDS)
    assert glyph(FORM_IDS.index("one-way r1")) == ("   ", "<+<", "   ")
    assert glyph(FORM_IDS.index("curve r2")) == ("   ", "-+ ", " | ")
    assert glyph(FORM_IDS.index("tee-out r0")) == (" | ", " +>", " | ")
    assert glyph(FORM_IDS.index("bridge")) == (" | ", "-#-", " | ")


def test_a_board_reads_as_it_is_drawn() -> None:
    game = Amber()
    for seed in range(12):
        setup = game.setup(2 + seed % 5)
        position = game.new(setup)
        Playout(Dice(seed)).run(position, 20 + seed * 5)
        tiles = game.position_to_json(position, setup)["board"]
        villages = {site.square for site in table(position, None).sites}
        read = drawn("\n".join(board(position)))
        assert read.keys() == tiles.keys()
        assert {square for square in tiles if tiles[square] != read[square]} <= villages

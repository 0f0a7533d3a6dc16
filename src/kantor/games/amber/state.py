"""What lies on the table of Amber: the board with its tiles, castles and villages, hands, coins and the stack.

A tile that nobody has looked at isn't drawn yet: `deck` counts what is left of each kind. A tile on the board is its
shape turned in one of four ways, a *form*; the swamp is the last form. `reach` says for every seat at which edges of
each square its traffic arrives, a bit an edge; the rules keep it up to date with every tile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import Given
from kantor.core.decision import AgendaPosition, Decision
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.amber.board import SQUARES, Box, Layout, Tiles
from kantor.games.amber.move_numbers import Moves

EMPTY: Final[i64] = -1
CASTLE: Final[i64] = -2
NOBODY_YET: Final[i64] = -1
NO_TILE: Final[i64] = -1  # an open place of the display that can't be filled any more

# What became of the coin of a site: the seat that took it, or
LIES: Final[i64] = -1
BOXED: Final[i64] = -2

# What can be pending, each told in full by the rule that it belongs to.
FIRST_PLAYER: Final[i64] = 0
DEAL: Final[i64] = 1
DISPLAY: Final[i64] = 2
DRAWING: Final[i64] = 3
REFILL: Final[i64] = 4
REFEREE: Final[i64] = 5
CASTLES: Final[i64] = 6
TURN: Final[i64] = 7
SWAP: Final[i64] = 8
EXCHANGE: Final[i64] = 9
CHOOSING: Final[i64] = 10


class State(AgendaPosition):
    """The state as data. `turn.AmberPosition` adds the rules.

    A line declares a field: its name, its length, what it begins with, what it means. It is copied, or given, or new.
    """

    def __init__(
        self,
        players: i64,
        box: Box,
        tiles: Tiles,
        layout: Layout,
        moves: Moves,
        new: Given,
        old: "State | None" = None,
    ) -> None:
        super().__init__(players, new, old)
        self.box: Box = box
        self.tiles: Tiles = tiles
        self.layout: Layout = layout
        self.moves: Moves = moves
        hands, places = players * tiles.kinds, players if box.advanced else 0
        self.first_player: i64 = old.first_player if old else new.number("first_player", NOBODY_YET)
        self.winner: i64 = old.winner if old else new.number("winner", NOBODY_YET)  # at once, by all links
        self.instant: i64 = old.instant if old else new.number("instant", 1)  # 1 while somebody can still win at once
        self.board: vec[i64] = old.board[:] if old else new.row("board", SQUARES, EMPTY)  # the form on a square
        self.reach: vec[i64] = old.reach[:] if old else new.row("reach", players * SQUARES)  # seat * SQUARES + square
        self.castle_of: vec[i64] = old.castle_of[:] if old else new.row("castle_of", players, NOBODY_YET)
        self.owner_of: vec[i64] = old.owner_of[:] if old else new.row("owner_of", layout.castles, NOBODY_YET)
        self.hands: vec[i64] = old.hands[:] if old else new.row("hands", hands)  # tiles of seat * kinds + kind
        self.known: vec[i64] = old.known[:] if old else new.row("known", hands)  # those that everybody saw go there
        self.sizes: vec[i64] = old.sizes[:] if old else new.row("sizes", players)  # of the hands
        self.purses: vec[i64] = old.purses[:] if old else new.row("purses", players)  # coins of a seat
        self.specials: vec[i64] = old.specials[:] if old else new.row("specials", players, 1 if box.advanced else 0)
        self.fates: vec[i64] = old.fates[:] if old else new.row("fates", len(layout.sites), LIES)  # of the sites' coins
        self.coin_box: i64 = old.coin_box if old else new.number("coin_box", box.coins - len(layout.sites))
        self.deck: vec[i64] = old.deck[:] if old else new.row("deck", tiles.kinds)
        self.deck_left: i64 = old.deck_left if old else new.number("deck_left")
        self.display: vec[i64] = old.display[:] if old else new.row("display", places, NO_TILE)  # open tiles
        self.display_left: i64 = old.display_left if old else new.number("display_left")
        self.boxed: vec[i64] = old.boxed[:] if old else new.row("boxed", tiles.kinds)  # tiles out of play

    def held(self, seat: i64, kind: i64) -> i64:
        """Tiles of a kind in a seat's hand."""
        return self.hands[seat * self.tiles.kinds + kind]

    def arrivals(self, seat: i64, square: i64) -> i64:
        """The edges of a square at which a seat's traffic arrives."""
        return self.reach[seat * SQUARES + square]

    def is_village(self, square: i64) -> bool:
        return self.layout.site_at[square] >= self.layout.castles

    def linked(self, seat: i64, site: i64) -> bool:
        """A village is linked when its tile can be entered, another's castle when a road leads up to any gate."""
        square = self.layout.sites[site]
        arrivals = self.reach[seat * SQUARES + square]
        if site < self.layout.castles:
            return arrivals != 0 and self.owner_of[site] != seat
        form = self.board[square]
        return form >= 0 and (arrivals & self.tiles.entries[form]) != 0

    def take_from_deck(self, kind: i64) -> None:
        self.deck[kind] -= 1
        self.deck_left -= 1

    def put_in_hand(self, seat: i64, kind: i64) -> None:
        self.hands[seat * self.tiles.kinds + kind] += 1
        self.sizes[seat] += 1

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        """Equal tiles can't be told apart: whoever plays one of a kind known to be there may have played that one."""
        at = seat * self.tiles.kinds + kind
        self.hands[at] -= 1
        self.sizes[seat] -= 1
        if self.known[at] > 0:
            self.known[at] -= 1

    def used_up(self) -> bool:
        """Nothing is left to draw, neither from the stack nor from the display."""
        return self.deck_left + self.display_left == 0

    def has_stopped(self, seat: i64) -> bool:
        """With the stack used up, a seat with few tiles takes no more turns."""
        return self.sizes[seat] <= self.box.end_hand and self.used_up()


class Rule(Decision[State]):
    """A decision of this game. What is asked all the time is declared with its state, which saves a check a call."""

    def options(self, at: State, seat: i64, out: Options) -> None:
        raise NotImplementedError

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        raise NotImplementedError

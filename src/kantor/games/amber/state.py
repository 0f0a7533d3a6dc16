"""What lies on the table of Amber: the board with its tiles, castles and villages, hands, coins and the stack.

A tile that nobody has looked at isn't drawn yet: `deck` counts what is left of each kind. A tile on the board is its
shape turned in one of four ways, a *form*; the swamp is the last form. `reach` says for every seat at which edges of
each square its traffic arrives, a bit an edge; the rules keep it up to date with every tile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.agenda import Agenda, empty_agenda
from kantor.core.position import Position

SIDE: Final = 11
SQUARES: Final = 121
EDGES: Final = 4  # north, east, south, west; the opposite of an edge is edge ^ 2

EMPTY: Final = -1
CASTLE: Final = -2
NO_TILE: Final = -1  # an open place of the display that can't be filled any more

# What became of the coin of a site: the seat that took it, or
LIES: Final = -1
BOXED: Final = -2

# What can be pending. The comment says what the agenda's numbers mean. Up to REFEREE chance decides.
FIRST_PLAYER: Final = 0
DEAL: Final = 1  # tiles this seat still gets
DISPLAY: Final = 2  # open tiles still to turn up
DRAWING: Final = 3  # tiles this seat still draws from the stack
REFILL: Final = 4  # the place of the display that is filled
REFEREE: Final = 5
CASTLES: Final = 6  # castles chosen so far at the table
TURN: Final = 7
SWAP: Final = 8  # the square of the tile just laid
EXCHANGE: Final = 9
CHOOSING: Final = 10  # tiles this seat still takes from display or stack


class Tiles:
    """The shapes of the tiles. Kinds are numbered roads first, then swamp and shovel; forms are kinds turned."""

    def __init__(
        self,
        kinds: i64,
        first_form: vec[i64],
        kind_of: vec[i64],
        roads: vec[i64],
        entries: vec[i64],
        exits: vec[i64],
        straight: vec[i64],
        swaps: vec[i64],
    ) -> None:
        self.kinds: i64 = kinds
        self.swamp: i64 = kinds - 2
        self.shovel: i64 = kinds - 1
        self.first_form: vec[i64] = first_form  # of each kind, and one more: where the next kind's forms begin
        self.kind_of: vec[i64] = kind_of
        self.roads: vec[i64] = roads  # edges with a road in any direction
        self.entries: vec[i64] = entries  # edges by which a form can be entered
        self.exits: vec[i64] = exits  # for form and edge of entry: the edges of exit
        self.straight: vec[i64] = straight
        self.swaps: vec[i64] = swaps  # kinds that may replace a straight
        self.swamp_form: i64 = len(roads) - 1


class Layout:
    """Where castles and villages stand. Sites are all of them, castles first."""

    def __init__(self, castles: i64, sites: vec[i64], site_at: vec[i64], beside: vec[i64]) -> None:
        self.castles: i64 = castles
        self.sites: vec[i64] = sites
        self.site_at: vec[i64] = site_at  # of each square, -1 for none
        self.beside: vec[i64] = beside  # for square and edge: the square beyond, -1 over the border


class Box:
    """The numbers of the rulebook and the settings, the same for every position of a match."""

    def __init__(
        self,
        counts: vec[i64],
        coins: i64,
        hand: i64,
        end_hand: i64,
        coin_points: i64,
        village_points: i64,
        castle_points: i64,
        strict: bool,
        advanced: bool,
    ) -> None:
        self.counts: vec[i64] = counts
        self.coins: i64 = coins
        self.hand: i64 = hand
        self.end_hand: i64 = end_hand
        self.coin_points: i64 = coin_points
        self.village_points: i64 = village_points
        self.castle_points: i64 = castle_points
        self.strict: bool = strict
        self.advanced: bool = advanced


class Moves:
    """Where each kind of move begins in the catalogue, after the laying of every form on every square."""

    def __init__(self, tiles: Tiles, players: i64) -> None:
        self.swamp: i64 = tiles.swamp_form * SQUARES
        self.shovel: i64 = self.swamp + SQUARES
        self.swap: i64 = self.shovel + SQUARES
        self.keep: i64 = self.swap + len(tiles.swaps) * SQUARES
        self.give_up: i64 = self.keep + 1
        self.discard: i64 = self.give_up + 1
        self.castle: i64 = self.discard + tiles.kinds
        self.tile: i64 = self.castle + players
        self.first: i64 = self.tile + tiles.kinds
        self.go_on: i64 = self.first + players
        self.over: i64 = self.go_on + 1
        self.special: i64 = self.over + 1
        self.take: i64 = self.special + SQUARES
        self.draw: i64 = self.take + tiles.kinds


class Table(Position):
    """The state as data. `turn.AmberPosition` adds the rules."""

    def __init__(
        self,
        players: i64,
        box: Box,
        tiles: Tiles,
        layout: Layout,
        moves: Moves,
        agenda: Agenda,
        first_player: i64,
        winner: i64,
        instant: i64,
        board: vec[i64],
        reach: vec[i64],
        castle_of: vec[i64],
        owner_of: vec[i64],
        hands: vec[i64],
        known: vec[i64],
        sizes: vec[i64],
        purses: vec[i64],
        specials: vec[i64],
        fates: vec[i64],
        coin_box: i64,
        deck: vec[i64],
        deck_left: i64,
        display: vec[i64],
        display_left: i64,
        boxed: vec[i64],
    ) -> None:
        super().__init__(players)
        self.box: Box = box
        self.tiles: Tiles = tiles
        self.layout: Layout = layout
        self.moves: Moves = moves
        self.agenda: Agenda = agenda
        self.first_player: i64 = first_player
        self.winner: i64 = winner  # at once, by all links; -1 for nobody
        self.instant: i64 = instant  # 1 while somebody can still win at once
        self.board: vec[i64] = board
        self.reach: vec[i64] = reach
        self.castle_of: vec[i64] = castle_of
        self.owner_of: vec[i64] = owner_of
        self.hands: vec[i64] = hands
        self.known: vec[i64] = known  # tiles in a hand that everybody saw go there
        self.sizes: vec[i64] = sizes
        self.purses: vec[i64] = purses
        self.specials: vec[i64] = specials
        self.fates: vec[i64] = fates  # of the coins of all sites
        self.coin_box: i64 = coin_box
        self.deck: vec[i64] = deck
        self.deck_left: i64 = deck_left
        self.display: vec[i64] = display
        self.display_left: i64 = display_left
        self.boxed: vec[i64] = boxed

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


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def fresh_agenda() -> Agenda:
    """Everything begins with the lot for the first player."""
    agenda = empty_agenda()
    agenda.push(FIRST_PLAYER, -1)
    return agenda

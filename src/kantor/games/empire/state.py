"""What lies on the table of Eight-Minute Empire: armies and cities on the map, the card row, purses and cards taken.

A card that nobody has looked at isn't drawn yet: `card_at` says of each card only whether it is still in the deck. The
neutral armies of the two-player variant are a last owner without a purse. Counts that follow from the rest (supplies,
cards and symbols of each seat) are kept beside it for speed, and the invariants compare them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import Given, row_of
from kantor.core.decision import AgendaPosition, Decision
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire.board import Board
from kantor.games.empire.move_numbers import Moves

GOODS: Final[i64] = 5
WILD: Final[i64] = 5  # the joker's place behind the goods
SYMBOLS: Final[i64] = 6
SLOTS: Final[i64] = 6
TRIANGLES: Final[i64] = 5
TOP_COUNT: Final[i64] = 8  # no table of points goes further

# Where a card can be, if not before a seat.
DECK: Final[i64] = -1
ROW_OF_CARDS: Final[i64] = -2

NONE: Final[i64] = -1  # a bare slot, a region without a token, a bid not made, nobody in control

# The actions of the cards.
PLACE: Final[i64] = 0
MOVE_LAND: Final[i64] = 1
MOVE_SEA: Final[i64] = 2
CITY: Final[i64] = 3
DESTROY: Final[i64] = 4

SINGLE: Final[i64] = 0
OR: Final[i64] = 1
AND: Final[i64] = 2

# What can be pending, each told in full by the rule that it belongs to.
TOKENS: Final[i64] = 0
ROW: Final[i64] = 1
NEUTRAL_LOT: Final[i64] = 2
BID_LOT: Final[i64] = 3
BIDDING: Final[i64] = 4
NEUTRAL: Final[i64] = 5
TAKING: Final[i64] = 6
CHOOSING: Final[i64] = 7
JOKERS: Final[i64] = 8
ACTING: Final[i64] = 9  # and the action added to it

# What is kept of each finished game, for each seat.
PAST_REGIONS: Final[i64] = 0
PAST_CONTINENTS: Final[i64] = 1
PAST_GOODS: Final[i64] = 2
PAST_COINS: Final[i64] = 3
PAST_ARMIES: Final[i64] = 4
PAST: Final[i64] = 5


class Box:
    """The numbers of the rulebook and the cards under one set-up, the same for every position of a match."""

    def __init__(
        self,
        players: i64,
        board: Board,
        purse: i64,
        goal: i64,
        armies: i64,
        cities: i64,
        start_armies: i64,
        neutral_armies: i64,
        games: i64,
        with_tokens: bool,
        tokens_per_good: i64,
        tie_by_lot: bool,
        youngest_first: list[int],
        prices: list[int],
        points: list[int],
        card_ids: list[str],
        card_good: list[int],
        card_count: list[int],
        card_op: list[int],
        part_action: list[int],
        part_n: list[int],
    ) -> None:
        self.board: Board = board
        self.owners: i64 = players + 1 if neutral_armies > 0 else players
        self.purse: i64 = purse
        self.goal: i64 = goal  # cards that a player takes in a game
        self.armies: i64 = armies
        self.cities: i64 = cities
        self.start_armies: i64 = start_armies
        self.neutral_armies: i64 = neutral_armies
        self.games: i64 = games
        self.with_tokens: bool = with_tokens
        self.tokens_per_good: i64 = tokens_per_good
        self.tie_by_lot: bool = tie_by_lot
        self.youngest_first: vec[i64] = row_of(youngest_first)
        self.prices: vec[i64] = row_of(prices)
        self.points: vec[i64] = row_of(points)  # good * (TOP_COUNT + 1) + symbols
        self.cards: i64 = len(card_ids)
        self.card_ids: list[str] = card_ids
        self.card_good: vec[i64] = row_of(card_good)
        self.card_count: vec[i64] = row_of(card_count)
        self.card_op: vec[i64] = row_of(card_op)
        self.part_action: vec[i64] = row_of(part_action)  # card * 2 + part
        self.part_n: vec[i64] = row_of(part_n)


class State(AgendaPosition):
    """The state as data. `turn.EmpirePosition` adds the rules.

    A line declares a field: its name, its length, what it begins with, what it means. It is copied, or given, or new.
    """

    def __init__(self, players: i64, box: Box, moves: Moves, new: Given, old: "State | None" = None) -> None:
        super().__init__(players, new, old)
        self.box: Box = box
        self.moves: Moves = moves
        owners, places, past = box.owners, box.owners * box.board.regions, box.games * players * PAST
        self.game: i64 = old.game if old else new.number("game")  # from 0
        self.first_player: i64 = old.first_player if old else new.number("first_player", NONE)
        self.coins: vec[i64] = old.coins[:] if old else new.row("coins", players)
        self.bids: vec[i64] = old.bids[:] if old else new.row("bids", players, NONE)
        self.armies: vec[i64] = old.armies[:] if old else new.row("armies", places)  # owner * regions + region
        self.cities: vec[i64] = old.cities[:] if old else new.row("cities", places)  # the same
        self.supply: vec[i64] = old.supply[:] if old else new.row("supply", owners)  # armies not on the map
        self.city_supply: vec[i64] = old.city_supply[:] if old else new.row("city_supply", players)
        self.row: vec[i64] = old.row[:] if old else new.row("row", SLOTS, NONE)
        self.card_at: vec[i64] = old.card_at[:] if old else new.row("card_at", box.cards, DECK)
        self.taken: vec[i64] = old.taken[:] if old else new.row("taken", players)  # cards before a seat
        self.symbols: vec[i64] = old.symbols[:] if old else new.row("symbols", players * SYMBOLS)  # on a seat's cards
        self.jokers: vec[i64] = old.jokers[:] if old else new.row("jokers", players * GOODS)  # assigned to a good
        self.tokens: vec[i64] = old.tokens[:] if old else new.row("tokens", TRIANGLES, NONE)  # the good at a triangle
        self.past: vec[i64] = old.past[:] if old else new.row("past", past)  # (game * players + seat) * PAST + what

    def armies_in(self, owner: i64, region: i64) -> i64:
        return self.armies[owner * self.box.board.regions + region]

    def cities_in(self, owner: i64, region: i64) -> i64:
        return self.cities[owner * self.box.board.regions + region]

    def put_army(self, owner: i64, region: i64) -> None:
        """From the supply to the map."""
        self.armies[owner * self.box.board.regions + region] += 1
        self.supply[owner] -= 1

    def armies_on_map(self, owner: i64) -> i64:
        whole = self.box.armies if owner < self.players else self.box.neutral_armies
        return whole - self.supply[owner]

    def free_jokers(self, seat: i64) -> i64:
        """Jokers of a seat that aren't assigned to a good."""
        left = self.symbols[seat * SYMBOLS + WILD]
        for good in range(GOODS):
            left -= self.jokers[seat * GOODS + good]
        return left


class Rule(Decision[State]):
    """A decision of this game. What is asked all the time is declared with its state, which saves a check a call."""

    def options(self, at: State, seat: i64, out: Options) -> None:
        raise NotImplementedError

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        raise NotImplementedError

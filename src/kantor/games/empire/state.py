"""What lies on the table of Eight-Minute Empire: armies and cities on the map, the card row, purses and cards taken.

A card that nobody has looked at isn't drawn yet: `card_at` says of each card only whether it is still in the deck. The
neutral armies of the two-player variant are a last owner without a purse. Counts that follow from the rest (supplies,
cards and symbols of each seat) are kept beside it for speed, and the invariants compare them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.agenda import Agenda
from kantor.core.position import Position
from kantor.games.empire.board import Board

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

# What can be pending. The comment says what the agenda's two numbers mean.
TOKENS: Final[i64] = 0
ROW: Final[i64] = 1
NEUTRAL_LOT: Final[i64] = 2
BID_LOT: Final[i64] = 3
BIDDING: Final[i64] = 4
NEUTRAL: Final[i64] = 5
TAKING: Final[i64] = 6
CHOOSING: Final[i64] = 7  # the card
JOKERS: Final[i64] = 8
ACTING: Final[i64] = 9  # and the action added to it: the card and its part as card * 2 + part; how many are left

# What is kept of each finished game, for each seat.
PAST_REGIONS: Final[i64] = 0
PAST_CONTINENTS: Final[i64] = 1
PAST_GOODS: Final[i64] = 2
PAST_COINS: Final[i64] = 3
PAST_ARMIES: Final[i64] = 4
PAST: Final[i64] = 5

# Where the first kinds of moves begin in the catalogue; the others depend on players and map, see `Offsets`.
TAKE: Final[i64] = 0
PART: Final[i64] = 6
DONE: Final[i64] = 8
JOKER: Final[i64] = 9
BID: Final[i64] = 14


class Offsets:
    """Where the kinds of moves after the bids begin in the catalogue. From `first` on they are chance."""

    def __init__(
        self,
        place: i64,
        step: i64,
        city: i64,
        destroy: i64,
        destroy_neutral: i64,
        neutral: i64,
        first: i64,
        token: i64,
        card: i64,
    ) -> None:
        self.place: i64 = place
        self.step: i64 = step
        self.city: i64 = city
        self.destroy: i64 = destroy
        self.destroy_neutral: i64 = destroy_neutral
        self.neutral: i64 = neutral
        self.first: i64 = first
        self.token: i64 = token
        self.card: i64 = card


class Box:
    """The numbers of the rulebook and the cards under one set-up, the same for every position of a match."""

    def __init__(
        self,
        players: i64,
        board: Board,
        offsets: Offsets,
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
        youngest_first: vec[i64],
        prices: vec[i64],
        points: vec[i64],
        card_ids: list[str],
        card_good: vec[i64],
        card_count: vec[i64],
        card_op: vec[i64],
        part_action: vec[i64],
        part_n: vec[i64],
    ) -> None:
        self.board: Board = board
        self.offsets: Offsets = offsets
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
        self.youngest_first: vec[i64] = youngest_first
        self.prices: vec[i64] = prices
        self.points: vec[i64] = points  # good * (TOP_COUNT + 1) + symbols
        self.cards: i64 = len(card_ids)
        self.card_ids: list[str] = card_ids
        self.card_good: vec[i64] = card_good
        self.card_count: vec[i64] = card_count
        self.card_op: vec[i64] = card_op
        self.part_action: vec[i64] = part_action  # card * 2 + part
        self.part_n: vec[i64] = part_n


class Table(Position):
    """The state as data. `turn.EmpirePosition` adds the rules."""

    def __init__(
        self,
        players: i64,
        box: Box,
        agenda: Agenda,
        game: i64,
        first_player: i64,
        coins: vec[i64],
        bids: vec[i64],
        armies: vec[i64],
        cities: vec[i64],
        supply: vec[i64],
        city_supply: vec[i64],
        row: vec[i64],
        card_at: vec[i64],
        taken: vec[i64],
        symbols: vec[i64],
        jokers: vec[i64],
        tokens: vec[i64],
        past: vec[i64],
    ) -> None:
        super().__init__(players)
        self.box: Box = box
        self.agenda: Agenda = agenda
        self.game: i64 = game  # from 0
        self.first_player: i64 = first_player
        self.coins: vec[i64] = coins
        self.bids: vec[i64] = bids
        self.armies: vec[i64] = armies  # owner * regions + region
        self.cities: vec[i64] = cities  # the same
        self.supply: vec[i64] = supply  # armies not on the map, by owner
        self.city_supply: vec[i64] = city_supply
        self.row: vec[i64] = row
        self.card_at: vec[i64] = card_at
        self.taken: vec[i64] = taken  # cards before each seat
        self.symbols: vec[i64] = symbols  # on the cards of a seat, seat * SYMBOLS + good, jokers last
        self.jokers: vec[i64] = jokers  # assigned ones, seat * GOODS + good
        self.tokens: vec[i64] = tokens  # the good at each triangle
        self.past: vec[i64] = past  # (game * players + seat) * PAST + what

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

    def to_act(self) -> bool:
        """True while a seat is carrying out a part of its card."""
        return self.agenda.kind() >= ACTING


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)

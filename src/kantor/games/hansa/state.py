"""What lies on the table of Hansa Teutonica: posts, offices, desks, supplies, bonus tokens, missions and favours.

A token that nobody has looked at isn't drawn yet: `supply` counts what is left of each kind, those included that wait
face down (`waiting` says how many). Everything else is open but the missions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import Given, changed, row_of
from kantor.core.decision import AgendaPosition, Decision
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa.board import Board
from kantor.games.hansa.judgement import Judgement
from kantor.games.hansa.move_numbers import Moves

# Editions
CLASSIC: Final[i64] = 0
BIGBOX: Final[i64] = 1

# A piece is EMPTY, or 1 + 2 * owner + kind.
TRADER: Final[i64] = 0
MERCHANT: Final[i64] = 1
KINDS: Final[i64] = 2
EMPTY: Final[i64] = 0
NEUTRAL: Final[i64] = 5
OWNERS: Final[i64] = 6
NEUTRAL_TRADER: Final[i64] = 11
FREE_BIT: Final[i64] = 1  # in the mask of a lane: there is a free post
NEUTRAL_BIT: Final[i64] = 2048

KEYS: Final[i64] = 0
ACTIONS: Final[i64] = 1
PRIVILEGE: Final[i64] = 2
BOOK: Final[i64] = 3
BANK: Final[i64] = 4
ABILITIES: Final[i64] = 5

ADDITIONAL_OFFICE: Final[i64] = 0
EXCHANGE_OFFICES: Final[i64] = 1
THREE_TRADERS: Final[i64] = 2
DEVELOP_ABILITY: Final[i64] = 3
PLUS_3_ACTIONS: Final[i64] = 4
PLUS_4_ACTIONS: Final[i64] = 5
TOKENS: Final[i64] = 6

DISPLACED_ANYWHERE: Final[i64] = 0
EXTRA_ACTION: Final[i64] = 1
INCOME_WITH_OTHERS: Final[i64] = 2
DISPLACED_TRADER_PLUS_2: Final[i64] = 3
CITY_CONTROL_PLUS_2: Final[i64] = 4
ABILITIES_7: Final[i64] = 5
FAVOURS: Final[i64] = 6
MISSIONS: Final[i64] = 9
MISSION_CITIES: Final[i64] = 3

# Where a favour tile is, when no seat owns it.
ON_OFFER: Final[i64] = -1
IN_BOX: Final[i64] = -2

NOBODY_YET: Final[i64] = -1

# What can be pending, each told in full by the rule that it belongs to.
FIRST_PLAYER: Final[i64] = 0
GOLDEN: Final[i64] = 1
DEAL_MISSIONS: Final[i64] = 2
OFFER_FAVOURS: Final[i64] = 3
TURN: Final[i64] = 4
PAY: Final[i64] = 5
DISPLACED: Final[i64] = 6
MOVING: Final[i64] = 7
MOVING_OTHERS: Final[i64] = 8
REMOVING: Final[i64] = 9
INCOME_FAVOUR: Final[i64] = 10
NEUTRAL_ROUTES: Final[i64] = 11
DRAW_TOKEN: Final[i64] = 12
PLACE_TOKEN: Final[i64] = 13
# Permanent bonuses of a route just established; `BONUS_MOVE + bonus - 1` is the decision of a bonus.
BONUS_MOVE: Final[i64] = 14
BONUS_PRIVILEGE: Final[i64] = 15
BONUS_OFFICE: Final[i64] = 16
BONUS_REUSE: Final[i64] = 17
BONUS_PLACE: Final[i64] = 18

# How far a turn is.
UNDER_WAY: Final[i64] = 0
FRESH: Final[i64] = 1
FAVOUR_BOUGHT: Final[i64] = 2

# Loose pieces, three numbers each: the piece, a lane, and whether it is in hand (from there) or has moved (to there).
LOOSE: Final[i64] = 5
LOOSE_WIDTH: Final[i64] = 3
IN_HAND: Final[i64] = 0
MOVED: Final[i64] = 1


class Box:
    """The numbers on the desks and in the rulebook, the same for every position of a match."""

    def __init__(
        self,
        edition: i64,
        values: list[int],
        tops: list[int],
        full_points: list[int],
        covers: list[int],
        token_points: list[int],
        start_traders: list[int],
        desk_traders: i64,
        traders: i64,
        merchants: i64,
        judgement: Judgement,
    ) -> None:
        self.edition: i64 = edition
        self.values: vec[i64] = row_of(values)
        self.tops: vec[i64] = row_of(tops)
        self.full_points: vec[i64] = row_of(full_points)
        self.covers: vec[i64] = row_of(covers)
        self.token_points: vec[i64] = row_of(token_points)
        self.start_traders: vec[i64] = row_of(start_traders)
        self.desk_traders: i64 = desk_traders
        self.traders: i64 = traders
        self.merchants: i64 = merchants
        self.judgement: Judgement = judgement


STEPS: Final[i64] = 6  # the width of a row of `Box.values`: no track is longer


class State(AgendaPosition):
    """The state as data. `turn.HansaPosition` adds the rules.

    A line declares a field: its name, its length, what it begins with, what it means. It is copied, or given, or new.
    `masks`, `counts`, `presence`, `controllers` and `full` follow from posts and offices; they are kept up to date
    because they are asked for all the time. What seldom changes is only lent to branches: to change it, moves replace
    the row (`changed`) and never write into it.
    """

    def __init__(
        self,
        players: i64,
        board: Board,
        box: Box,
        moves: Moves,
        new: Given,
        old: "State | None" = None,
        lend: bool = False,
    ) -> None:
        super().__init__(players, new, old)
        self.board: Board = board
        self.box: Box = box
        self.moves: Moves = moves
        cities, routes, spaces = board.cities, board.routes, len(board.prestige_points)
        steps, held = players * ABILITIES, players * TOKENS
        self.first_player: i64 = old.first_player if old else new.number("first_player", NOBODY_YET)
        self.waiting: i64 = old.waiting if old else new.number("waiting")  # tokens drawn face down
        self.loose_count: i64 = old.loose_count if old else new.number("loose_count")
        self.links: i64 = old.links if old else new.number("links")  # seats that linked east and west
        self.full: i64 = old.full if old else new.number("full")  # full cities
        self.permits: i64 = old.permits if old else new.number("permits")  # permissions used in this turn, a bit each
        self.posts: vec[i64] = old.posts[:] if old else new.row("posts", board.posts, EMPTY)
        self.masks: vec[i64] = old.masks[:] if old else new.row("masks", board.lanes, FREE_BIT)  # pieces of a lane
        self.offices: vec[i64] = own(old.offices, lend) if old else new.row("offices", board.offices, EMPTY)
        self.counts: vec[i64] = own(old.counts, lend) if old else new.row("counts", OWNERS * cities)  # offices there
        self.presence: vec[i64] = own(old.presence, lend) if old else new.row("presence", OWNERS)  # cities with offices
        self.controllers: vec[i64] = own(old.controllers, lend) if old else new.row("controllers", cities, NOBODY_YET)
        self.prestige: vec[i64] = own(old.prestige, lend) if old else new.row("prestige", spaces, EMPTY)
        self.route_tokens: vec[i64] = own(old.route_tokens, lend) if old else new.row("route_tokens", routes)  # token+1
        self.personal: vec[i64] = old.personal[:] if old else new.row("personal", players * KINDS)
        self.general: vec[i64] = old.general[:] if old else new.row("general", players * KINDS)
        self.abilities: vec[i64] = own(old.abilities, lend) if old else new.row("abilities", steps)
        self.points: vec[i64] = own(old.points, lend) if old else new.row("points", players)
        self.linked: vec[i64] = own(old.linked, lend) if old else new.row("linked", players)  # as which seat, or 0
        self.unused: vec[i64] = own(old.unused, lend) if old else new.row("unused", held)  # tokens before a seat
        self.used: vec[i64] = own(old.used, lend) if old else new.row("used", held)
        self.supply: vec[i64] = own(old.supply, lend) if old else new.row("supply", TOKENS)
        self.turned_up: vec[i64] = own(old.turned_up, lend) if old else new.row("turned_up", TOKENS)  # to be placed
        self.boxed: vec[i64] = own(old.boxed, lend) if old else new.row("boxed", TOKENS)
        self.missions: vec[i64] = own(old.missions, lend) if old else new.row("missions", players, NOBODY_YET)
        self.favours: vec[i64] = own(old.favours, lend) if old else new.row("favours", FAVOURS, IN_BOX)  # whose a tile
        self.loose: vec[i64] = own(old.loose, lend) if old else new.row("loose", LOOSE * LOOSE_WIDTH)

    # Desks and supplies

    def value(self, seat: i64, ability: i64) -> i64:
        """The furthest uncovered value of an ability."""
        return self.box.values[ability * STEPS + self.abilities[seat * ABILITIES + ability]]

    def personal_size(self, seat: i64) -> i64:
        return self.personal[seat * KINDS] + self.personal[seat * KINDS + MERCHANT]

    def general_size(self, seat: i64) -> i64:
        return self.general[seat * KINDS] + self.general[seat * KINDS + MERCHANT]

    def has_token(self, seat: i64, token: i64) -> bool:
        return self.unused[seat * TOKENS + token] > 0

    def turn_over(self, seat: i64, token: i64) -> None:
        """A used token stays with its owner, face down."""
        at = seat * TOKENS + token
        self.unused = changed(self.unused, at, self.unused[at] - 1)
        self.used = changed(self.used, at, self.used[at] + 1)

    def undrawn(self) -> i64:
        """Tokens of the face-down supply that don't wait on anybody's desk."""
        total: i64 = -self.waiting
        for token in range(TOKENS):
            total += self.supply[token]
        return total

    # Posts

    def set_post(self, post: i64, piece: i64) -> None:
        posts = self.posts
        posts[post] = piece
        lane = self.board.post_lane[post]
        mask: i64 = 0
        one: i64 = 1
        for at in range(self.board.lane_start[lane], self.board.lane_end[lane]):
            mask |= one << posts[at]
        self.masks[lane] = mask

    def find(self, lane: i64, piece: i64) -> i64:
        """The first post of a lane with this piece (EMPTY: the first free one)."""
        for post in range(self.board.lane_start[lane], self.board.lane_end[lane]):
            if self.posts[post] == piece:
                return post
        raise LookupError("no such piece in that lane")

    def number_in(self, lane: i64, piece: i64) -> i64:
        """How many of a piece (EMPTY: free posts) a lane has."""
        count: i64 = 0
        for post in range(self.board.lane_start[lane], self.board.lane_end[lane]):
            if self.posts[post] == piece:
                count += 1
        return count

    def fits(self, lane: i64, kind: i64) -> bool:
        """A free post of the lane takes this kind of piece."""
        return self.masks[lane] & FREE_BIT != 0 and (kind == MERCHANT or self.board.lane_merchants[lane] == 0)

    def route_mask(self, route: i64) -> i64:
        """Which pieces (and free posts) a route has, a bit each."""
        first, masks = self.board.first_lane, self.masks
        mask: i64 = 0
        for lane in range(first[route], first[route + 1]):
            mask |= masks[lane]
        return mask

    def held_by(self, route: i64, seat: i64) -> bool:
        """All posts of the route are this seat's."""
        return self.route_mask(route) & ~own_bits(seat) == 0

    # Loose pieces

    def add_loose(self, piece: i64, lane: i64, state: i64) -> None:
        at = self.loose_count * LOOSE_WIDTH
        loose = self.loose[:]
        loose[at] = piece
        loose[at + 1] = lane
        loose[at + 2] = state
        self.loose = loose
        self.loose_count += 1

    def drop_loose(self, index: i64) -> None:
        loose = self.loose[:]
        for at in range(index * LOOSE_WIDTH, (self.loose_count - 1) * LOOSE_WIDTH):
            loose[at] = loose[at + LOOSE_WIDTH]
        self.loose = loose
        self.loose_count -= 1


def own(row: vec[i64], lend: bool) -> vec[i64]:
    """The copy's own row, unless it is lent."""
    return row if lend else row[:]


class ForeignMove(ValueError):
    """A move that answers another decision. Only a stored match of earlier rules could hold one."""


class Rule(Decision[State]):
    """A decision of this game. What is asked all the time is declared with its state, which saves a check a call."""

    def options(self, at: State, seat: i64, out: Options) -> None:
        raise NotImplementedError

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        raise NotImplementedError


def piece_of(owner: i64, kind: i64) -> i64:
    return 1 + owner * 2 + kind


def owner_of(piece: i64) -> i64:
    return (piece - 1) >> 1


def kind_of(piece: i64) -> i64:
    return (piece - 1) & 1


def own_bits(seat: i64) -> i64:
    """A seat's two kinds of pieces in the mask of a lane."""
    three: i64 = 3
    return three << (1 + 2 * seat)


def bit_of(piece: i64) -> i64:
    one: i64 = 1
    return one << piece

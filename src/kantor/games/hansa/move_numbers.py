"""The numbers of the moves in the catalogue, from what a move says, and back.

Rules add an option by what it says; to carry a move out they look up its kind and what it speaks of.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import row_of

INCOME: Final[i64] = 0  # traders, merchants
PLACE: Final[i64] = 1  # kind, lane
DISPLACE: Final[i64] = 2  # kind, lane, the piece displaced
PAY: Final[i64] = 3  # traders, merchants
LIFT: Final[i64] = 4  # kind, lane
PUT: Final[i64] = 5  # kind, lane
LIFT_OTHER: Final[i64] = 6  # piece, lane
PUT_OTHER: Final[i64] = 7  # piece, lane
REMOVE: Final[i64] = 8  # piece, lane
ESTABLISH: Final[i64] = 9  # route
OFFICE: Final[i64] = 10  # route, city
ADDITIONAL: Final[i64] = 11  # route, city, kind
DEVELOP: Final[i64] = 12  # route, ability
PRESTIGE: Final[i64] = 13  # route, slot
EXCHANGE: Final[i64] = 14  # the left one of two offices
USE_DEVELOP: Final[i64] = 15  # ability
USE_ACTIONS: Final[i64] = 16  # token
BUY_FAVOUR: Final[i64] = 17  # tile, two tokens
TAKE: Final[i64] = 18  # kind
DONE: Final[i64] = 19
END_TURN: Final[i64] = 20
PLACE_TOKEN: Final[i64] = 21  # token, route
NEUTRAL_OFFICE: Final[i64] = 22  # route, city or -1
FIRST: Final[i64] = 23  # seat
TOKEN: Final[i64] = 24
MISSION: Final[i64] = 25
FAVOUR: Final[i64] = 26
USE_PRIVILEGE_BONUS: Final[i64] = 27
GREEN_OFFICE: Final[i64] = 28  # city, kind
KINDS_OF_MOVES: Final[i64] = 29


PIECES: Final[i64] = 2  # kinds of pieces
ENDS: Final[i64] = 2  # cities of a route
SPACES: Final[i64] = 4  # of the prestige table
ABILITIES: Final[i64] = 5
TOKENS: Final[i64] = 6
PAIRS: Final[i64] = 21  # of tokens


@final
class Moves:
    """The catalogue in numbers, for one set-up. A kind of move that the set-up lacks begins at the end, unused.

    `kinds` says what sort of move each is, `first`, `second` and `third` what it speaks of. Three kinds are looked up,
    because only some combinations exist; -1 stands for no such move.
    """

    def __init__(
        self,
        kinds: list[int],
        first: list[int],
        second: list[int],
        third: list[int],
        develop_at: list[int],
        prestige_at: list[int],
        exchange_at: list[int],
        begins: list[int],
        players: i64,
        lanes: i64,
        routes: i64,
        merchants: i64,
    ) -> None:
        self.kinds: vec[i64] = row_of(kinds)
        self.first: vec[i64] = row_of(first)
        self.second: vec[i64] = row_of(second)
        self.third: vec[i64] = row_of(third)
        self._develop: vec[i64] = row_of(develop_at)
        self._prestige: vec[i64] = row_of(prestige_at)
        self._exchange: vec[i64] = row_of(exchange_at)
        self._players: i64 = players
        self._lanes: i64 = lanes
        self._routes: i64 = routes
        self._merchants: i64 = merchants
        self._income: i64 = begins[INCOME]
        self._place: i64 = begins[PLACE]
        self._displace: i64 = begins[DISPLACE]
        self._pay: i64 = begins[PAY]
        self._lift: i64 = begins[LIFT]
        self._put: i64 = begins[PUT]
        self._lift_other: i64 = begins[LIFT_OTHER]
        self._put_other: i64 = begins[PUT_OTHER]
        self._remove: i64 = begins[REMOVE]
        self._establish: i64 = begins[ESTABLISH]
        self._office: i64 = begins[OFFICE]
        self._additional: i64 = begins[ADDITIONAL]
        self._use_develop: i64 = begins[USE_DEVELOP]
        self._use_actions: i64 = begins[USE_ACTIONS]
        self._buy_favour: i64 = begins[BUY_FAVOUR]
        self._take: i64 = begins[TAKE]
        self._place_token: i64 = begins[PLACE_TOKEN]
        self._neutral_office: i64 = begins[NEUTRAL_OFFICE]
        self._first_player: i64 = begins[FIRST]
        self._token: i64 = begins[TOKEN]
        self._mission: i64 = begins[MISSION]
        self._favour: i64 = begins[FAVOUR]
        self._green_office: i64 = begins[GREEN_OFFICE]
        self.done: i64 = begins[DONE]
        self.end_turn: i64 = begins[END_TURN]
        self.privilege_bonus: i64 = begins[USE_PRIVILEGE_BONUS]

    def is_chance(self, move: i64) -> bool:
        return FIRST <= self.kinds[move] <= FAVOUR

    def is_lift(self, move: i64) -> bool:
        return self.kinds[move] == LIFT or self.kinds[move] == LIFT_OTHER

    def income(self, traders: i64, merchants: i64) -> i64:
        return self._income + traders * (self._merchants + 1) + merchants - 1

    def place(self, kind: i64, lane: i64) -> i64:
        return self._place + kind * self._lanes + lane

    def displace(self, kind: i64, piece: i64, lane: i64) -> i64:
        """A neutral trader, which is there for two players only, comes after the pieces of all seats."""
        pieces = self._players * PIECES
        number = min(piece - 1, pieces)
        if self._players == 2:
            pieces += 1
        return self._displace + (kind * pieces + number) * self._lanes + lane

    def pay(self, traders: i64, merchants: i64) -> i64:
        return self._pay + (0 if traders + merchants == 1 else 2) + merchants

    def lift(self, kind: i64, lane: i64) -> i64:
        return self._lift + kind * self._lanes + lane

    def put(self, kind: i64, lane: i64) -> i64:
        return self._put + kind * self._lanes + lane

    def lift_other(self, piece: i64, lane: i64) -> i64:
        return self._lift_other + (piece - 1) * self._lanes + lane

    def put_other(self, piece: i64, lane: i64) -> i64:
        return self._put_other + (piece - 1) * self._lanes + lane

    def remove(self, piece: i64, lane: i64) -> i64:
        return self._remove + min(piece - 1, self._players * PIECES) * self._lanes + lane

    def establish(self, route: i64) -> i64:
        return self._establish + route

    def office(self, route: i64, end: i64) -> i64:
        return self._office + route * ENDS + end

    def additional(self, route: i64, end: i64, kind: i64) -> i64:
        return self._additional + (route * ENDS + end) * PIECES + kind

    def develop(self, route: i64, ability: i64) -> i64:
        return self._develop[route * ABILITIES + ability]

    def prestige(self, route: i64, space: i64) -> i64:
        return self._prestige[route * SPACES + space]

    def exchange(self, office: i64) -> i64:
        """`office` is the left one of two."""
        return self._exchange[office]

    def use_develop(self, ability: i64) -> i64:
        return self._use_develop + ability

    def use_actions(self, index: i64) -> i64:
        """Three actions come first, then four."""
        return self._use_actions + index

    def buy_favour(self, favour: i64, one: i64, other: i64) -> i64:
        """`one` is not above `other`."""
        pair = one * TOKENS - one * (one - 1) // 2 + other - one
        return self._buy_favour + favour * PAIRS + pair

    def take(self, kind: i64) -> i64:
        return self._take + kind

    def place_token(self, token: i64, route: i64) -> i64:
        return self._place_token + token * self._routes + route

    def neutral_office(self, route: i64, end: i64) -> i64:
        """`end` is 2 where neither city gets an office."""
        return self._neutral_office + route * (ENDS + 1) + end

    def first_player(self, seat: i64) -> i64:
        return self._first_player + seat

    def token(self, token: i64) -> i64:
        return self._token + token

    def mission(self, mission: i64) -> i64:
        return self._mission + mission

    def favour(self, favour: i64) -> i64:
        return self._favour + favour

    def green_office(self, city: i64, kind: i64) -> i64:
        """`city` counts the green ones."""
        return self._green_office + city * PIECES + kind

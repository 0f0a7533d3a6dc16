"""Where each kind of move begins in the catalogue, and what the numbers of a move are.

Rules add options by arithmetic on the beginnings; to carry a move out they look its numbers up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import row_of

INCOME: Final = 0  # traders, merchants
PLACE: Final = 1  # kind, lane
DISPLACE: Final = 2  # kind, lane, the piece displaced
PAY: Final = 3  # traders, merchants
LIFT: Final = 4  # kind, lane
PUT: Final = 5  # kind, lane
LIFT_OTHER: Final = 6  # piece, lane
PUT_OTHER: Final = 7  # piece, lane
REMOVE: Final = 8  # piece, lane
ESTABLISH: Final = 9  # route
OFFICE: Final = 10  # route, city
ADDITIONAL: Final = 11  # route, city, kind
DEVELOP: Final = 12  # route, ability
PRESTIGE: Final = 13  # route, slot
EXCHANGE: Final = 14  # the left one of two offices
USE_DEVELOP: Final = 15  # ability
USE_ACTIONS: Final = 16  # token
BUY_FAVOUR: Final = 17  # tile, two tokens
TAKE: Final = 18  # kind
DONE: Final = 19
END_TURN: Final = 20
PLACE_TOKEN: Final = 21  # token, route
NEUTRAL_OFFICE: Final = 22  # route, city or -1
FIRST: Final = 23  # seat
TOKEN: Final = 24
MISSION: Final = 25
FAVOUR: Final = 26
USE_PRIVILEGE_BONUS: Final = 27
GREEN_OFFICE: Final = 28  # city, kind
KINDS_OF_MOVES: Final = 29


class Moves:
    """The catalogue in numbers, for one set-up. A kind of move that the set-up lacks begins at the end, unused.

    Three kinds are looked up, because only some combinations exist: `develop_at` by route and ability, `prestige_at` by
    route and space, `exchange_at` by the left office; -1 stands for no such move.
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
    ) -> None:
        self.kinds: vec[i64] = row_of(kinds)
        self.first: vec[i64] = row_of(first)
        self.second: vec[i64] = row_of(second)
        self.third: vec[i64] = row_of(third)
        self.develop_at: vec[i64] = row_of(develop_at)
        self.prestige_at: vec[i64] = row_of(prestige_at)
        self.exchange_at: vec[i64] = row_of(exchange_at)
        self.income: i64 = begins[INCOME]
        self.place: i64 = begins[PLACE]
        self.displace: i64 = begins[DISPLACE]
        self.pay: i64 = begins[PAY]
        self.lift: i64 = begins[LIFT]
        self.put: i64 = begins[PUT]
        self.lift_other: i64 = begins[LIFT_OTHER]
        self.put_other: i64 = begins[PUT_OTHER]
        self.remove: i64 = begins[REMOVE]
        self.establish: i64 = begins[ESTABLISH]
        self.office: i64 = begins[OFFICE]
        self.additional: i64 = begins[ADDITIONAL]
        self.use_develop: i64 = begins[USE_DEVELOP]
        self.use_actions: i64 = begins[USE_ACTIONS]
        self.buy_favour: i64 = begins[BUY_FAVOUR]
        self.take: i64 = begins[TAKE]
        self.done: i64 = begins[DONE]
        self.end_turn: i64 = begins[END_TURN]
        self.place_token: i64 = begins[PLACE_TOKEN]
        self.neutral_office: i64 = begins[NEUTRAL_OFFICE]
        self.first_player: i64 = begins[FIRST]
        self.token: i64 = begins[TOKEN]
        self.mission: i64 = begins[MISSION]
        self.favour: i64 = begins[FAVOUR]
        self.privilege_bonus: i64 = begins[USE_PRIVILEGE_BONUS]
        self.green_office: i64 = begins[GREEN_OFFICE]

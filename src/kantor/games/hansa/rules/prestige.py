"""The prestige table: a merchant from its access route goes to a free space whose colour is unlocked.

Rulebook: "C) Zajęcie pola w tabeli Coellen" (C), "3c) Otrzymanie specjalnych punktów renomy" (B). Spaces may be
skipped.
"""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.sink import Sink
from kantor.games.hansa import events
from kantor.games.hansa.state import EMPTY, MERCHANT, PRIVILEGE, State, bit_of, piece_of


def can_take(at: State, seat: i64, route: i64, space: i64) -> bool:
    return (
        at.prestige[space] == EMPTY
        and at.board.prestige_privilege[space] <= at.value(seat, PRIVILEGE)
        and at.route_mask(route) & bit_of(piece_of(seat, MERCHANT)) != 0
    )


def take(at: State, seat: i64, space: i64, sink: Sink | None) -> None:
    at.prestige = changed(at.prestige, space, piece_of(seat, MERCHANT))
    if sink is not None:
        sink.emit(events.PrestigeTaken(int(seat), int(at.board.prestige_points[space])))


def why_not(at: State, seat: i64, route: i64, space: i64) -> str:
    if at.prestige[space] != EMPTY:
        return "prestige-free"
    if at.board.prestige_privilege[space] > at.value(seat, PRIVILEGE):
        return "prestige-privilege"
    return "prestige-merchant"

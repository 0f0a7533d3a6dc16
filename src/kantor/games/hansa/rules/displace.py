"""Displace another's piece: replace it by an own one and pay, one piece for a trader, two for a merchant.

Rulebook: "Usunięcie Kupca" (C), "C) Przemieszczenie 1 z handlarzy przeciwnika" (B). The owner's answer is in
displaced.py.
"""

from mypy_extensions import i64

from kantor.core.forms import count
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event, events
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.data import SEAT
from kantor.games.hansa.rules import displaced, permissions, turns
from kantor.games.hansa.state import (
    DISPLACED,
    KINDS,
    MERCHANT,
    NEUTRAL,
    NEUTRAL_TRADER,
    PAY,
    TRADER,
    ForeignMove,
    Rule,
    State,
    bit_of,
    kind_of,
    owner_of,
    piece_of,
)


def options(at: State, seat: i64, out: Options) -> None:
    size = at.personal_size(seat)
    if size < 2:
        return
    open_lanes = permissions.open_lanes(at, seat)
    for owner in range(at.players):
        if owner != seat:
            add_victims(at, seat, piece_of(owner, TRADER), open_lanes, out)
            if size > 2:
                add_victims(at, seat, piece_of(owner, MERCHANT), open_lanes, out)
    if at.players == 2:
        add_victims(at, seat, NEUTRAL_TRADER, open_lanes, out)


def add_victims(at: State, seat: i64, piece: i64, open_lanes: i64, out: Options) -> None:
    """Every open lane with this piece, for each kind of piece that can take its post."""
    bit = bit_of(piece)
    # Lanes follow each other in the catalogue.
    with_trader = at.moves.displace(TRADER, piece, 0)
    with_merchant = at.moves.displace(MERCHANT, piece, 0)
    traders = at.personal[seat * KINDS + TRADER] > 0
    merchants = at.personal[seat * KINDS + MERCHANT] > 0
    masks = at.masks
    merchants_only = at.board.lane_merchants
    for lane in range(at.board.lanes):
        if masks[lane] & bit != 0 and (open_lanes >> lane) & 1 == 1:
            if traders and merchants_only[lane] == 0:
                out.add(with_trader + lane)
            if merchants:
                out.add(with_merchant + lane)


def cost(piece: i64) -> i64:
    return 1 + kind_of(piece)


def displace(at: State, seat: i64, kind: i64, lane: i64, piece: i64, sink: Sink | None) -> None:
    turns.spend_action(at)
    if at.board.countries != 0:
        permissions.spend(at, seat, lane, sink)
    at.personal[seat * KINDS + kind] -= 1
    at.set_post(at.find(lane, piece), piece_of(seat, kind))
    if sink is not None:
        sink.emit(build_event.displaced(at, seat, kind, lane, piece))
    displaced.ask_owner(at, seat, at.board.lane_route[lane], piece)
    due = cost(piece)
    traders = at.personal[seat * KINDS]
    merchants = at.personal[seat * KINDS + MERCHANT]
    if merchants == 0:
        settle_payment(at, seat, due, 0, sink)
    elif traders == 0:
        settle_payment(at, seat, 0, due, sink)
    elif traders + merchants == due:
        settle_payment(at, seat, traders, merchants, sink)
    else:
        at.agenda.push(PAY, seat, due)


class Pay(Rule):
    """`due` pieces, of either kind."""

    def __init__(self) -> None:
        super().__init__(PAY, "pay", (SEAT, count("due")), asks="pay", upon=(DISPLACED,), alone=False)

    def options(self, at: State, seat: i64, out: Options) -> None:
        due = at.agenda.first()
        for merchants in range(due + 1):
            if merchants <= at.personal[seat * KINDS + MERCHANT] and due - merchants <= at.personal[seat * KINDS]:
                out.add(at.moves.pay(due - merchants, merchants))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if at.moves.kinds[move] != move_kinds.PAY:
            raise ForeignMove
        at.agenda.pop()
        settle_payment(at, seat, at.moves.first[move], at.moves.second[move], sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        return "displace-cost" if at.moves.kinds[move] == move_kinds.PAY else "displace-pay-first"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"due": int(at.agenda.first())}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        fits = seat == turns.active_seat(at) and 1 <= first <= 2 and at.personal_size(seat) >= first
        return None if fits else "that payment can't be due"


def settle_payment(at: State, seat: i64, traders: i64, merchants: i64, sink: Sink | None) -> None:
    at.personal[seat * KINDS] -= traders
    at.general[seat * KINDS] += traders
    at.personal[seat * KINDS + MERCHANT] -= merchants
    at.general[seat * KINDS + MERCHANT] += merchants
    if sink is not None:
        sink.emit(events.Paid(int(seat), int(traders), int(merchants)))
    displaced.settle(at, sink)


def why_not(at: State, seat: i64, kind: i64, lane: i64, piece: i64) -> str:
    owner = owner_of(piece)
    if owner == seat:
        return "displace-others"
    if at.masks[lane] & bit_of(piece) == 0:
        return "displace-piece-there"
    if at.personal[seat * KINDS + kind] == 0:
        return "place-personal-supply"
    if at.personal_size(seat) < 1 + cost(piece):
        return "displace-cost"
    if permissions.is_missing(at, seat, lane):
        return "permission"
    return "post-merchants-only" if owner != NEUTRAL else "displace-cost"

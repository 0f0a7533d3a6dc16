"""Place a piece from the personal supply on a free post.

Rulebook: "Dołożenie Kupca" (C), "B) Umieszczenie 1 handlarza" (B).
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa.rules import permissions, turns
from kantor.games.hansa.state import EMPTY, FREE_BIT, KINDS, MERCHANT, TRADER, State, piece_of


def options(at: State, seat: i64, out: Options) -> None:
    traders = at.personal[seat * KINDS + TRADER] > 0
    merchants = at.personal[seat * KINDS + MERCHANT] > 0
    if not traders and not merchants:
        return
    # Lanes follow each other in the catalogue.
    with_trader = at.moves.place(TRADER, 0)
    with_merchant = at.moves.place(MERCHANT, 0)
    masks = at.masks
    merchants_only = at.board.lane_merchants
    open_lanes = permissions.open_lanes(at, seat)
    for lane in range(at.board.lanes):
        if masks[lane] & (open_lanes >> lane) & FREE_BIT != 0:
            if traders and merchants_only[lane] == 0:
                out.add(with_trader + lane)
            if merchants:
                out.add(with_merchant + lane)


def place(at: State, seat: i64, kind: i64, lane: i64, sink: Sink | None) -> None:
    turns.spend_action(at)
    if at.board.countries != 0:
        permissions.spend(at, seat, lane, sink)
    at.personal[seat * KINDS + kind] -= 1
    at.set_post(at.find(lane, EMPTY), piece_of(seat, kind))
    if sink is not None:
        sink.emit(build_event.placed(at, seat, kind, lane))


def why_not(at: State, seat: i64, kind: i64, lane: i64) -> str:
    if at.personal[seat * KINDS + kind] == 0:
        return "place-personal-supply"
    if at.masks[lane] & FREE_BIT == 0:
        return "post-free"
    return "permission" if permissions.is_missing(at, seat, lane) else "post-merchants-only"

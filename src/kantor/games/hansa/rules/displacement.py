"""The decision of a displaced piece's owner, and why he may not do something; what he may do, and what follows, is in
displaced.py.

Rulebook: "Usunięcie Kupca" (C), "C) Przemieszczenie ..." (B).
"""

from typing import Any

from msgspec import UNSET
from mypy_extensions import i64

from kantor.core.counts import wrong
from kantor.core.forms import FIRST, SECOND, Field, count, flag
from kantor.core.options import Options
from kantor.core.position import options_of
from kantor.core.sink import Sink
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.board import ENGLAND
from kantor.games.hansa.data import KIND_IDS, SEAT, DownKind, Kind
from kantor.games.hansa.rules import displaced, turns
from kantor.games.hansa.rules.displaced import CODES, DOWN, NO_LANE, NOTHING
from kantor.games.hansa.state import (
    DISPLACED,
    KINDS,
    MERCHANT,
    NEUTRAL,
    NEUTRAL_BIT,
    TRADER,
    TURN,
    ForeignMove,
    Rule,
    State,
    bit_of,
    kind_of,
    piece_of,
)


class Displaced(Rule):
    """`piece` is the displaced piece while it is in hand, from `route`; `extras` may follow.

    `neutral` when the pieces are nobody's. `down` is its kind when it is down, but may turn out to have been the last
    piece of a supply.
    """

    def __init__(self) -> None:
        fields = (
            SEAT,
            Field("route", str, FIRST),
            Field("piece", Kind | None, SECOND),
            count("extras", SECOND),
            flag("neutral", default=False),
            Field("down", DownKind, SECOND, default=UNSET),
        )
        # Not "lifted": its owner has just lifted it by hand. Not "no-room": what to do when the displaced piece fits
        # nowhere depends on why, which nobody can know before.
        ahead = ("displaced", "extras", "neutral", "neutral-extra")
        super().__init__(DISPLACED, "displaced", fields, asks="displaced", upon=(TURN,), alone=False, ahead=ahead)

    def options(self, at: State, seat: i64, out: Options) -> None:
        displaced.options(at, seat, out)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        kind = at.moves.kinds[move]
        if kind == move_kinds.PUT:
            displaced.put(at, seat, at.moves.first[move], at.moves.second[move], sink)
        elif kind == move_kinds.LIFT:
            displaced.lift(at, seat, at.moves.first[move], at.moves.second[move], sink)
        elif kind == move_kinds.DONE:
            displaced.decline(at, seat, sink)
        else:
            raise ForeignMove

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        kind = at.moves.kinds[move]
        if kind == move_kinds.PUT:
            return why_not_put(at, seat, at.moves.first[move], at.moves.second[move])
        if kind == move_kinds.LIFT:
            return why_not_lift(at, seat, at.moves.first[move], at.moves.second[move])
        return why_not_done(at) if kind == move_kinds.DONE else "displaced-first"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        anywhere = displaced.goes_anywhere(at, displaced.whose(at))
        return {
            "now": what_is_put(at, seat),
            "route": at.board.route_ids[at.agenda.first()],
            "where": "anywhere" if anywhere else "nearest",
            "left": int(displaced.extras_left(at)),
        }

    def written(self, at: State, seat: i64, first: i64, second: i64) -> dict[str, Any]:
        code = int((second >> 3) % CODES)
        found: dict[str, Any] = {
            "seat": int(seat),
            "route": at.board.route_ids[first],
            "piece": None if code >= NOTHING else KIND_IDS[code],
            "extras": int((second >> 3) // CODES),
            "neutral": second % 8 == NEUTRAL,
        }
        return found if code < DOWN else {**found, "down": KIND_IDS[code - DOWN]}

    def numbers(self, at: State, frame: dict[str, Any]) -> tuple[int, int, int, int]:
        route, piece, down = frame["route"], frame["piece"], frame["down"]
        if route not in at.board.route_ids:
            raise wrong("agenda", f"there is no route {route}")
        code = NOTHING if down is UNSET else DOWN + KIND_IDS.index(down)
        if piece is not None:
            code = KIND_IDS.index(piece)
        owner = NEUTRAL if frame["neutral"] else frame["seat"]
        pack = displaced.packed(owner, code, frame["extras"])
        return int(DISPLACED), frame["seat"], at.board.route_ids.index(route), int(pack)

    def question(self, at: State, seat: i64) -> str:
        return what_is_put(at, seat)

    def foreseen(self, at: State, seat: i64, question: str, out: Options) -> None:
        """Where a piece that lies on a route now could go if it were displaced, and where extras could."""
        trial = at.copy()
        assert isinstance(trial, State)
        trial.loose_count = 0
        if question == "neutral" or question == "neutral-extra":
            self.foreseen_neutral(trial, seat, TRADER if question == "neutral" else NOTHING, out)
            return
        if question == "extras":
            out.add(at.moves.done)
        for kind in range(KINDS):
            bit = bit_of(piece_of(seat, kind))
            for lane in range(at.board.lanes):
                if at.masks[lane] & bit != 0:
                    in_hand: i64 = NOTHING if question == "extras" else kind
                    trial.agenda.clear()
                    trial.agenda.push(DISPLACED, seat, at.board.lane_route[lane], displaced.packed(seat, in_hand, 1))
                    add_puts(trial, seat, in_hand, out)
        if question == "extras" and out.count == 1:
            out.clear()

    def foreseen_neutral(self, trial: State, seat: i64, in_hand: i64, out: Options) -> None:
        """With two players the other one puts down what is nobody's."""
        if trial.players != 2:
            return
        for lane in range(trial.board.lanes):
            if trial.masks[lane] & NEUTRAL_BIT != 0:
                trial.agenda.clear()
                trial.agenda.push(DISPLACED, seat, trial.board.lane_route[lane], displaced.packed(NEUTRAL, in_hand, 1))
                add_puts(trial, seat, in_hand, out)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        code = (second >> 3) % CODES
        extras = (second >> 3) // CODES
        whose = second % 8
        in_hand = code < NOTHING
        alone = at.agenda.depth == 2 and at.loose_count == 0
        if code >= DOWN and not (alone and displaced.is_like_the_last(at, seat, code - DOWN)):
            return "the displaced piece can't be taken for an extra"
        if seat == turns.active_seat(at) or (whose == NEUTRAL and (at.players != 2 or code == MERCHANT)):
            return "the owner answers a displacement"
        if extras > 2 or (not in_hand and extras == 0):
            return "that many extra pieces can't be"
        if not alone or not in_hand or displaced.has_room(at, whose, code, NO_LANE):
            return None
        waits = whose != NEUTRAL and extras > 0 and displaced.can_add(at, seat)
        return None if waits else "the displaced piece fits nowhere"


def add_puts(at: State, seat: i64, in_hand: i64, out: Options) -> None:
    """The posts for a displaced piece in hand; without one those for extras."""
    found = Options()
    displaced.options(at, seat, found)
    for index in range(found.count):
        move = found.moves[index]
        fits = in_hand == NOTHING or at.moves.first[move] == in_hand
        if at.moves.kinds[move] == move_kinds.PUT and fits and not out.has(move):
            out.add(move)


def what_is_put(at: State, seat: i64) -> str:
    """What the answer to a displacement is about now."""
    kind = displaced.kind_in_hand(at)
    if displaced.whose(at) == NEUTRAL:
        return "neutral-extra" if kind == NOTHING else "neutral"
    if at.loose_count > 0:
        return "lifted"
    if kind == NOTHING:
        return "extras"
    return "no-room" if int(at.moves.done) in options_of(at, seat) else "displaced"


def why_not_put(at: State, seat: i64, kind: i64, lane: i64) -> str:
    """Why a piece can't be put there."""
    if at.loose_count > 0 and kind != kind_of(at.loose[0]):
        return "put-what-is-lifted"
    if not at.fits(lane, kind):
        return "post-free" if at.masks[lane] & 1 == 0 else "post-merchants-only"
    owner = displaced.whose(at)
    if owner == NEUTRAL:
        return "neutral-traders" if kind == MERCHANT else "displaced-nearest"
    in_hand = displaced.kind_in_hand(at)
    is_extra = at.loose_count > 0 or kind != in_hand
    if at.loose_count > 0:
        if not displaced.takes(at, lane, kind, at.loose[1]):
            return "displaced-extra-source"
    elif is_extra:
        if displaced.extras_left(at) == 0:
            return "displaced-extra"
        if not comes_from_supply(at, owner, kind):
            return "displaced-extra-source"
        if in_hand == NOTHING and not displaced.has_extra(at, owner, kind):
            in_hand = displaced.kind_down(at)  # such an extra says that the displaced piece is still in hand
    country = at.board.lane_country[lane]
    if country != ENGLAND and country != at.board.route_country[at.agenda.first()]:
        return "displaced-country"
    if is_extra and lane == displaced.last_post(at, owner, in_hand, NO_LANE):
        return "displaced-last-post"
    return "displaced-nearest"


def comes_from_supply(at: State, owner: i64, kind: i64) -> bool:
    """An extra of this kind lies where extras come from now, or would once the piece that is down counts as one."""
    if not displaced.has_supply(at, owner):
        return False
    if displaced.has_extra(at, owner, kind):
        return True
    down = displaced.kind_down(at)
    return down == 1 - kind and at.general_size(owner) > 0 and at.personal[owner * KINDS + kind] > 0


def why_not_lift(at: State, seat: i64, kind: i64, lane: i64) -> str:
    owner = displaced.whose(at)
    if owner == NEUTRAL:
        return "displaced-first"
    if at.loose_count > 0:
        return "move-put-down"
    if displaced.extras_left(at) == 0:
        return "displaced-extra"
    is_down: i64 = 0 if displaced.kind_down(at) == NOTHING else 1
    if at.general_size(owner) + at.personal_size(owner) > is_down:
        return "displaced-extra-source"
    if at.masks[lane] & bit_of(piece_of(seat, kind)) == 0:
        return "move-own-piece"
    return "displaced-last-post" if displaced.has_room(at, owner, kind, NO_LANE) else "displaced-no-room"


def why_not_done(at: State) -> str:
    return "move-put-down" if at.loose_count > 0 else "displaced-must-be-placed"

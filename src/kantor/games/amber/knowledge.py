"""What a seat can't know: the other hands but for tiles taken from the display, and the stack.

A hand that can't play is known to hold nothing but tiles that can't be played, as long as its owner exchanges one; with
strict edges a road laid against the side of a straight tells of a bridge or roundabout.
"""

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import zeros
from kantor.core.dice import Dice
from kantor.games.amber.rules import duty
from kantor.games.amber.state import EXCHANGE, SWAP, State

ATTEMPTS: i64 = 20


def forget(at: State, seat: i64, dice: Dice) -> None:
    """Shuffle what is unknown of the other hands back into the stack and deal it anew."""
    for other in range(at.players):
        if other != seat:
            return_unknown(at, other)
    actor: i64 = -1
    if at.agenda.depth > 0 and at.agenda.seat() != seat:
        kind = at.agenda.kind()
        if kind == EXCHANGE:
            actor = at.agenda.seat()
            deal_blocked(at, actor, dice)
        elif kind == SWAP and at.box.strict:
            actor = at.agenda.seat()
            deal_with_swap(at, actor, dice)
    everything = ones(at.tiles.kinds)
    for other in range(at.players):
        if other != seat and other != actor:
            fill(at, other, everything, dice)


def ones(count: i64) -> vec[i64]:
    return vec[i64]([1] * count)


def held_in_all(at: State, seat: i64) -> i64:
    count: i64 = 0
    for kind in range(at.tiles.kinds):
        count += at.held(seat, kind)
    return count


def return_unknown(at: State, seat: i64) -> None:
    """The size of the hand stays noted."""
    for kind in range(at.tiles.kinds):
        cell = seat * at.tiles.kinds + kind
        unknown = at.hands[cell] - at.known[cell]
        at.deck[kind] += unknown
        at.deck_left += unknown
        at.hands[cell] -= unknown


def deal_blocked(at: State, seat: i64, dice: Dice) -> None:
    """Tiles none of which can be played."""
    allowed = zeros(at.tiles.kinds)
    for kind in range(at.tiles.kinds):
        if not duty.can_play_kind(at, seat, kind):
            allowed[kind] = 1
    for attempt in range(ATTEMPTS):
        if attempt > 0:
            return_unknown(at, seat)
        fill(at, seat, allowed, dice)
        if not duty.can_play(at, seat):
            return


def deal_with_swap(at: State, seat: i64, dice: Dice) -> None:
    """At least one tile that may replace a straight."""
    allowed = zeros(at.tiles.kinds)
    has_one = False
    for index in range(len(at.tiles.swaps)):
        allowed[at.tiles.swaps[index]] = 1
        if at.held(seat, at.tiles.swaps[index]) > 0:
            has_one = True
    if not has_one:
        draw_unseen(at, seat, allowed, dice)
    fill(at, seat, ones(at.tiles.kinds), dice)


def fill(at: State, seat: i64, allowed: vec[i64], dice: Dice) -> None:
    for _ in range(at.sizes[seat] - held_in_all(at, seat)):
        draw_unseen(at, seat, allowed, dice)


def draw_unseen(at: State, seat: i64, allowed: vec[i64], dice: Dice) -> None:
    """One of the unseen tiles of the allowed kinds, each as likely as any other; any tile when there is none."""
    total: i64 = 0
    for kind in range(at.tiles.kinds):
        total += at.deck[kind] * allowed[kind]
    any_kind = total == 0
    left = dice.below(at.deck_left if any_kind else total)
    for kind in range(at.tiles.kinds):
        if any_kind or allowed[kind] == 1:
            left -= at.deck[kind]
        if left < 0:
            at.take_from_deck(kind)
            at.hands[seat * at.tiles.kinds + kind] += 1
            return

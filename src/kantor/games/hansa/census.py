"""Every piece and token counted: where those of a position are that lie in no supply."""

from __future__ import annotations

from typing import Final

from kantor.games.hansa import agenda
from kantor.games.hansa.agenda import Displaced
from kantor.games.hansa.data import ABILITY_IDS, BOX_FILE, DESK, KIND_IDS, Kind
from kantor.games.hansa.state import IN_HAND, LOOSE_WIDTH, TOKENS, Table

SCORE_MARKER: Final = 1


def whole(kind: Kind) -> int:
    return BOX_FILE.traders if kind == "trader" else BOX_FILE.merchants


def pieces_out(at: Table, seat: int, kind: int) -> int:
    """A seat's pieces of a kind that are not in the general supply."""
    piece = 1 + 2 * seat + kind
    places = [*at.posts, *at.offices, *at.prestige]
    places += [at.loose[i * LOOSE_WIDTH] for i in range(at.loose_count) if at.loose[i * LOOSE_WIDTH + 2] == IN_HAND]
    developed = sum(
        int(at.abilities[seat * len(ABILITY_IDS) + index])
        for index, ability in enumerate(BOX_FILE.abilities)
        if ability.cover == KIND_IDS[kind]
    )
    desk = DESK[KIND_IDS[kind]] - developed
    track = SCORE_MARKER if kind == 0 else 0
    in_hand = sum(
        isinstance(frame, Displaced) and not frame.neutral and frame.seat == seat and frame.piece == KIND_IDS[kind]
        for frame in agenda.written(at.agenda, at.board)
    )
    return desk + track + in_hand + places.count(piece) + int(at.personal[seat * len(KIND_IDS) + kind])


def tokens_out(at: Table, token: int) -> int:
    """Tokens of a kind that somebody has seen."""
    lying = sum(kind == token + 1 for kind in at.route_tokens)
    held = sum(at.unused[seat * TOKENS + token] + at.used[seat * TOKENS + token] for seat in range(at.players))
    return lying + int(held) + int(at.turned_up[token]) + int(at.boxed[token])

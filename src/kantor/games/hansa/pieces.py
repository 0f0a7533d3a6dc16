"""The pieces: their texts, and where all of them and all tokens are."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from kantor.games.hansa.data import ABILITY_IDS, BOX_FILE, DESK, KIND_IDS, TOKEN_IDS, Kind, Token
from kantor.games.hansa.rules.displaced import CODES
from kantor.games.hansa.state import (
    DISPLACED,
    EMPTY,
    IN_HAND,
    LOOSE_WIDTH,
    NEUTRAL,
    TOKENS,
    State,
    kind_of,
    owner_of,
    piece_of,
)

SCORE_MARKER: Final = 1


@cache
def piece_text(piece: int) -> str | None:
    """`trader 2`, `merchant 0`, `trader neutral`; None for an empty place."""
    if piece == EMPTY:
        return None
    owner = int(owner_of(piece))
    return f"{KIND_IDS[kind_of(piece)]} {'neutral' if owner == NEUTRAL else owner}"


def piece_number(text: str | None, players: int) -> int:
    """The piece of that text; raises ValueError when there is none."""
    if text is None:
        return EMPTY
    kind, _, owner = text.partition(" ")
    if owner == "neutral" and kind == "trader" and players == 2:
        return int(piece_of(NEUTRAL, 0))
    if kind not in KIND_IDS or owner not in [str(seat) for seat in range(players)]:
        raise ValueError(f"“{text}” is no piece: write “trader 0” or “merchant {players - 1}”")
    known: tuple[Any, ...] = KIND_IDS
    return int(piece_of(int(owner), known.index(kind)))


def whole(kind: Kind) -> int:
    return BOX_FILE.traders if kind == "trader" else BOX_FILE.merchants


def pieces_out(at: State, seat: int) -> dict[Kind, int]:
    """A seat's pieces that are not in the general supply."""
    places = [*at.posts, *at.offices, *at.prestige]
    places += [at.loose[i * LOOSE_WIDTH] for i in range(at.loose_count) if at.loose[i * LOOSE_WIDTH + 2] == IN_HAND]
    displaced = [pack for what, _, _, pack in at.agenda.listed() if what == DISPLACED and pack % 8 == seat]
    found: dict[Kind, int] = {}
    for kind, ident in enumerate(KIND_IDS):
        covers = (index for index, ability in enumerate(BOX_FILE.abilities) if ability.cover == ident)
        desk = DESK[ident] - sum(int(at.abilities[seat * len(ABILITY_IDS) + index]) for index in covers)
        track = SCORE_MARKER if kind == 0 else 0
        in_hand = sum((pack >> 3) % CODES == kind for pack in displaced)
        placed = places.count(piece_of(seat, kind))
        found[ident] = desk + track + in_hand + placed + int(at.personal[seat * len(KIND_IDS) + kind])
    return found


def tokens_out(at: State) -> dict[Token, int]:
    """Tokens that somebody has seen."""
    rows = [*at.unused, *at.used, *at.turned_up, *at.boxed]
    lying = list(at.route_tokens)
    return {ident: sum(rows[token::TOKENS]) + lying.count(token + 1) for token, ident in enumerate(TOKEN_IDS)}

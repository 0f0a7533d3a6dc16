"""The pieces: their texts, and where all of them and all tokens are."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from kantor.games.hansa.board import Board
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
# The abilities whose steps the pieces of a kind cover.
COVERED_BY: Final[dict[Kind, list[int]]] = {
    ident: [index for index, ability in enumerate(BOX_FILE.abilities) if ability.cover == ident] for ident in KIND_IDS
}


@cache
def piece_text(piece: int) -> str | None:
    """`trader 2`, `merchant 0`, `trader neutral`; None for an empty place."""
    if piece == EMPTY:
        return None
    owner = int(owner_of(piece))
    return f"{KIND_IDS[kind_of(piece)]} {'neutral' if owner == NEUTRAL else owner}"


@cache
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


class Standing(NamedTuple):
    """The texts of what stands on every post and office, and the rows of offices of every city."""

    posts: list[str | None]
    offices: list[str | None]
    rows: list[OfficeRow]


class OfficeRow(NamedTuple):
    """Where a city's additional and printed offices lie in the row of all offices."""

    additional: slice
    printed: slice


def standing(at: State) -> Standing:
    """All of it at once: a list is much quicker to read than the cells of a state."""
    return Standing(list(map(piece_text, at.posts)), list(map(piece_text, at.offices)), office_rows(at.board))


@cache
def office_rows(board: Board) -> list[OfficeRow]:
    cities = zip(board.row_start, board.row_printed, board.row_end, strict=True)
    return [OfficeRow(slice(start, printed), slice(printed, end)) for start, printed, end in cities]


def whole(kind: Kind) -> int:
    return BOX_FILE.traders if kind == "trader" else BOX_FILE.merchants


def pieces_out(at: State) -> list[dict[Kind, int]]:
    """Every seat's pieces that are not in the general supply."""
    # Most places are empty.
    places = list(filter(None, list(at.posts) + list(at.offices) + list(at.prestige)))
    places += [at.loose[i * LOOSE_WIDTH] for i in range(at.loose_count) if at.loose[i * LOOSE_WIDTH + 2] == IN_HAND]
    displaced = [pack for what, _, _, pack in at.agenda.listed() if what == DISPLACED]
    abilities, personal = list(at.abilities), list(at.personal)
    found: list[dict[Kind, int]] = []
    for seat in range(at.players):
        own: dict[Kind, int] = {}
        for kind, ident in enumerate(KIND_IDS):
            desk = DESK[ident] - sum([abilities[seat * len(ABILITY_IDS) + index] for index in COVERED_BY[ident]])
            track = SCORE_MARKER if kind == 0 else 0
            in_hand = sum([pack % 8 == seat and (pack >> 3) % CODES == kind for pack in displaced])
            placed = places.count(piece_of(seat, kind))
            own[ident] = desk + track + in_hand + placed + personal[seat * len(KIND_IDS) + kind]
        found.append(own)
    return found


def tokens_out(at: State) -> dict[Token, int]:
    """Tokens that somebody has seen."""
    rows = list(at.unused) + list(at.used) + list(at.turned_up) + list(at.boxed)
    lying = list(at.route_tokens)
    return {ident: sum(rows[token::TOKENS]) + lying.count(token + 1) for token, ident in enumerate(TOKEN_IDS)}

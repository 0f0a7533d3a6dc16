"""Counts and pieces by id, as texts and sights have them, to and from the flat numbers of the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.hansa.data import KIND_IDS
from kantor.games.hansa.state import EMPTY, NEUTRAL, kind_of, owner_of, piece_of

Id = TypeVar("Id", bound=str)


def counted(ids: Sequence[Id], cells: vec[i64], row: int = 0) -> dict[Id, int]:
    start = row * len(ids)
    return {ident: int(cells[start + index]) for index, ident in enumerate(ids)}


def some(counts: Mapping[Id, int]) -> dict[Id, int]:
    return {ident: count for ident, count in counts.items() if count}


def cells(ids: Sequence[Id], *counts: Mapping[Id, int]) -> list[int]:
    return [count.get(ident, 0) for count in counts for ident in ids]


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

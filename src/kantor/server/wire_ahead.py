"""Answers given in advance, as their owner sees and sets them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Move = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)] | Annotated[str, Meta(max_length=200)]


class AheadQuestion(Struct, frozen=True):
    """A question that may come: the moves that may answer it, and those chosen, the most wanted first."""

    question: str
    moves: tuple[int, ...]
    answers: tuple[int, ...]


class AheadInfo(Struct, frozen=True):
    questions: tuple[AheadQuestion, ...]


class AheadWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves as indices or texts, the most wanted first; none clear the question."""

    answers: Annotated[tuple[Move, ...], Meta(max_length=40)]

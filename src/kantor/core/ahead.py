"""Answers given in advance: the questions that can be answered before they come, and the one that has come."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from kantor.core.decision import AgendaPosition
from kantor.core.game import Game
from kantor.core.options import Options
from kantor.core.position import Position, options_of


class Foreseen(Struct, frozen=True):
    """A question that may come, and the moves that may answer it then."""

    question: str
    moves: tuple[int, ...]


class Asked(Struct, frozen=True):
    """What a seat is asked now: the questions it is about, and the moves that are offered. No move ends a question."""

    questions: tuple[str, ...]
    moves: tuple[int, ...]


def questions(game: Game[Any]) -> tuple[str, ...]:
    """All questions of a game that can be answered in advance."""
    return tuple(question for decision in game.decisions for question in decision.ahead)


def foreseen(game: Game[Any], position: Position, seat: int) -> tuple[Foreseen, ...]:
    """What may be asked of a seat later, by what it knows."""
    found = []
    for decision in game.decisions:
        for question in decision.ahead:
            out = Options()
            decision.foreseen(position, seat, question, out)
            if out.count:
                found.append(Foreseen(question, tuple(dict.fromkeys(out.listed()))))
    return tuple(found)


def asked(position: Position, seat: int) -> Asked | None:
    """The question that a seat is asked now, if it is one that can be answered in advance or that ends such answers."""
    if not isinstance(position, AgendaPosition) or seat not in position.actors():
        return None
    decision = position.decision(position.agenda.kind())
    if not decision.ahead:
        return None
    question = decision.question(position, seat)
    if not question:
        return Asked(decision.ahead, ())
    return Asked((question,), tuple(options_of(position, seat))) if question in decision.ahead else None


def first_fitting(answers: Sequence[str], offered: Collection[str]) -> str | None:
    """The first answer that is offered."""
    return next((answer for answer in answers if answer in offered), None)

"""What may be played at a position, and what a move would come to, tried on a copy."""

from __future__ import annotations

from typing import Any, NamedTuple

from kantor.core.catalogue import Catalogue
from kantor.core.dice import Dice
from kantor.core.errors import IllegalMove
from kantor.core.game import Game
from kantor.core.options import Options
from kantor.core.position import CHANCE, Position, options_of
from kantor.core.record import Line


class Trial(NamedTuple):
    """What a move would come to: its line, those of the chance that follows, and the position after them."""

    lines: list[Line]
    position: Position


def tried(catalogue: Catalogue, position: Position, seat: int, index: int, dice: Dice) -> Trial:
    """A legal move and the chance drawn after it."""
    after = position.copy()
    after.play(seat, index)
    lines = [Line(seat, catalogue.texts[index])]
    while after.actor() == CHANCE:
        outcome = drawn(after, dice)
        after.play(CHANCE, outcome)
        lines.append(Line(CHANCE, catalogue.texts[outcome]))
    return Trial(lines, after)


def drawn(position: Position, dice: Dice) -> int:
    """An outcome of the chance that is due."""
    out = Options()
    position.chance(out)
    return out.draw(dice)


def check_outcome(position: Position, index: int, text: str) -> None:
    """Refuses what chance can't bring now."""
    out = Options()
    if position.actor() == CHANCE:
        position.chance(out)
    if not out.has(index):
        raise IllegalMove("not-an-outcome", text=text)


def check_legal(game: Game[Any], catalogue: Catalogue, position: Position, seat: int, index: int) -> None:
    """Refuses what the seat isn't offered, by the rule that forbids it."""
    if index not in options_of(position, seat):
        rule = position.why_not(seat, index)
        raise IllegalMove("illegal", rule=rule, folder=game.folder, text=catalogue.texts[index])


def check_applicable(game: Game[Any], catalogue: Catalogue, position: Position, seat: int, index: int) -> None:
    """A stored move of an earlier version may be refused today, but it must leave a sound position."""
    if index in options_of(position, seat):
        return
    after = position.copy()
    try:
        after.play(seat, index)
        sound = not game.invariants(after)
    except (LookupError, ValueError, ArithmeticError, AssertionError):
        sound = False
    if not sound:
        check_legal(game, catalogue, position, seat, index)

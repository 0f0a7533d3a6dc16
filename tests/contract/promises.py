"""What a prompt promises: its attribute `.offers` in the texts, written with the prompt's own arguments.

Words, all of which must be true when the prompt is shown:

    put             an option of this kind exists
    put|lift        one of these kinds exists
    put*3           three of these can be played in a row, whatever chance does between them
    part+2          there are two of these to choose from
    draw>2          chance turns up two things right after it
    nothing         the seat has no option at all: it waits

Any other word is explained by the game, in `PROMISES` of its `tests/promises.py`: a test of position, seat and the
moves offered.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from kantor.core.catalogue import Move
from kantor.core.game import Game
from kantor.core.options import Options
from kantor.core.position import CHANCE, Position, options_of
from kantor.core.view import Prompt
from tests.contract.cases import Case, kinds, names_in_tests

NOTHING = "nothing"
WORD = re.compile(r"([a-z|-]+)(?:([*+>])(\d+))?")

Explained = Callable[[Any, int, Sequence[Move]], bool]


class Asked(NamedTuple):
    """A seat that is asked something."""

    case: Case
    position: Position
    seat: int

    def moves(self, wanted: set[str]) -> list[int]:
        every = kinds(self.case)
        return [move for move in options_of(self.position, self.seat) if every[move] in wanted]

    def after(self, move: int) -> tuple[Asked, int]:
        """The table once a move is played and chance has done what is due, and how often chance decided."""
        position = self.position.copy()
        position.play(self.seat, move)
        turned_up = 0
        while position.actor() == CHANCE:
            out = Options()
            position.chance(out)
            position.play(CHANCE, out.moves[0])
            turned_up += 1
        return self._replace(position=position), turned_up


def offers(game: Game[Any], prompt: Prompt) -> list[str]:
    """The words of a prompt; a prompt that declares none is a mistake."""
    return _offers(game, prompt.id, tuple(prompt.args.items()))


@cache
def _offers(game: Game[Any], ident: str, args: tuple[tuple[str, int | str], ...]) -> list[str]:
    found = game.texts("en").attribute(f"prompt-{ident}", "offers", **dict(args))
    assert found, f"prompt-{ident} of {game.key} doesn't say what it offers"
    return found.split()


@cache
def explained(game: Game[Any]) -> dict[str, Explained]:
    """The words of the game's own."""
    found: dict[str, Explained] = names_in_tests(game, "promises").get("PROMISES", {})
    return found


def broken(asked: Asked, prompt: Prompt) -> list[str]:
    """The words of a prompt that aren't true."""
    words = offers(asked.case.game, prompt)
    if words == [NOTHING]:
        acts = asked.seat in asked.position.actors()
        return words if acts else []
    return [word for word in words if not is_kept(asked, word)]


def is_kept(asked: Asked, word: str) -> bool:
    own = explained(asked.case.game).get(word)
    if own is not None:
        catalogue = asked.case.game.catalogue(asked.case.setup).moves
        return own(asked.position, asked.seat, [catalogue[move] for move in options_of(asked.position, asked.seat)])
    found = WORD.fullmatch(word)
    assert found, f"{word!r} promises nothing that can be understood"
    wanted = set(found[1].split("|"))
    number = int(found[3] or 1)
    moves = asked.moves(wanted)
    if not moves or number < 1:
        return False
    match found[2]:
        case "*":
            return in_a_row(asked, wanted, number)
        case "+":
            return len(moves) >= number
        case ">":
            return all(asked.after(move)[1] == number for move in moves)
    return True


def in_a_row(asked: Asked, wanted: set[str], number: int) -> bool:
    """The seat can play so many moves of these kinds, one after the other."""
    for move in asked.moves(wanted):
        after, _ = asked.after(move)
        if number == 1 or (asked.seat in after.position.actors() and in_a_row(after, wanted, number - 1)):
            return True
    return False

"""The action of a card: one part, one of two (or), or both in either order (and). All of it may be left undone.

Rulebook: "Akcje i/lub".
"""

from typing import Any

from mypy_extensions import i64

from kantor.core.decision import yes
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire import move_numbers as moves
from kantor.games.empire.data import OP_IDS, SEAT
from kantor.games.empire.rules import progress
from kantor.games.empire.rules.acting import CARD, card_number, leave
from kantor.games.empire.state import AND, CHOOSING, SINGLE, Rule, State


def begin(at: State, seat: i64, card: i64, sink: Sink | None) -> None:
    """A card was taken: its only part begins, or the player chooses one of two."""
    at.agenda.clear()
    if at.box.card_op[card] == SINGLE:
        progress.begin_part(at, seat, card * 2)
        progress.go_on(at, seat, sink)
    elif part_possible(at, seat, card, 0) or part_possible(at, seat, card, 1):
        at.agenda.push(CHOOSING, seat, card)
    else:
        progress.end_turn(at, seat, sink)


def part_possible(at: State, seat: i64, card: i64, part: i64) -> bool:
    return progress.possible(at, seat, at.box.part_action[card * 2 + part])


class Choosing(Rule):
    """One of the two parts of a `card` is to be chosen."""

    def __init__(self) -> None:
        super().__init__(CHOOSING, "choosing", (SEAT, CARD), asks="part", midway=True)

    def options(self, at: State, seat: i64, out: Options) -> None:
        card = at.agenda.first()
        for part in range(2):
            if part_possible(at, seat, card, part):
                out.add(moves.part(part))
        out.add(moves.DONE)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == moves.DONE:
            leave(at, seat, sink)
        else:
            choose_part(at, seat, moves.chosen_part(move), sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if move == moves.DONE:
            return None
        if moves.is_part(move):
            return None if part_possible(at, seat, at.agenda.first(), moves.chosen_part(move)) else "part-possible"
        return "part-first"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        card = at.agenda.first()
        both = part_possible(at, seat, card, 0) and part_possible(at, seat, card, 1)
        return {"op": OP_IDS[at.box.card_op[card]], "both": yes(both)}

    def written(self, at: State, seat: i64, first: i64, second: i64) -> dict[str, Any]:
        return {"seat": int(seat), "card": at.box.card_ids[first]}

    def numbers(self, at: State, frame: dict[str, Any]) -> tuple[int, int, int, int]:
        return int(CHOOSING), frame["seat"], card_number(at, frame["card"]), 0

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        if at.card_at[first] != seat or at.box.card_op[first] == SINGLE:
            return "a part is chosen of a card with two, just taken"
        return None


def choose_part(at: State, seat: i64, part: i64, sink: Sink | None) -> None:
    """With `and` the other part waits below; with `or` it is lost."""
    card = at.agenda.first()
    at.agenda.clear()
    if at.box.card_op[card] == AND:
        progress.begin_part(at, seat, card * 2 + 1 - part)
    progress.begin_part(at, seat, card * 2 + part)
    if sink is not None:
        sink.emit(events.part_chosen(at, seat, card, part))

"""What a seat is asked, or whom the table waits for: the same for every game whose decisions stand on an agenda."""

from __future__ import annotations

from kantor.core.decision import AgendaPosition
from kantor.core.position import CHANCE
from kantor.core.view import Prompt


def prompt(at: AgendaPosition, seat: int | None) -> Prompt:
    actors = at.actors()
    if not actors or actors == [CHANCE]:
        return Prompt("chance" if actors else "over")
    decision = at.decision(at.agenda.kind())
    if seat is None or seat not in actors:
        waiting = decision.waiting(at)
        return Prompt(waiting) if waiting else Prompt("wait", actors[0])
    return Prompt(decision.prompt(at, seat), seat, decision.arguments(at, seat))

"""Develop an ability: the leftmost piece of its track goes to the personal supply and uncovers the next value.

Rulebook: "B) Rozwinięcie umiejętności" (C), "3b) Rozwinięcie 1 zdolności" (B).
"""

from mypy_extensions import i64

from kantor.core.cells import changed
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa.rules import turns
from kantor.games.hansa.state import ABILITIES, ACTIONS, KINDS, State


def can_develop(at: State, seat: i64, ability: i64) -> bool:
    return at.abilities[seat * ABILITIES + ability] < at.box.tops[ability]


def develop(at: State, seat: i64, ability: i64, sink: Sink | None) -> None:
    """A higher number of actions counts in this very turn."""
    before = at.value(seat, ability)
    at.abilities = changed(at.abilities, seat * ABILITIES + ability, at.abilities[seat * ABILITIES + ability] + 1)
    at.personal[seat * KINDS + at.box.covers[ability]] += 1
    if sink is not None:
        sink.emit(build_event.ability(seat, ability, at.abilities[seat * ABILITIES + ability]))
    if ability == ACTIONS and at.value(seat, ability) > before:
        turns.add_actions(at, 1)

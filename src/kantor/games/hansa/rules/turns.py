"""Turns clockwise, each with as many actions as the desk shows; bonus tokens beside them.

Rulebook: "Przebieg gry", "Tura gracza". The frame of a turn stays at the bottom of the agenda until the turn ends.
"""

from mypy_extensions import i64

from kantor.core.agenda import KIND, SEAT
from kantor.core.sink import Sink
from kantor.games.hansa import events
from kantor.games.hansa.state import (
    ACTIONS,
    EXTRA_ACTION,
    FAVOUR_BOUGHT,
    FRESH,
    TURN,
    UNDER_WAY,
    State,
)


def begin(at: State, seat: i64, sink: Sink | None) -> None:
    actions = at.value(seat, ACTIONS)
    if at.favours[EXTRA_ACTION] == seat:
        actions += 1
    at.permits = 0
    at.agenda.clear()
    at.agenda.push(TURN, seat, actions, FRESH)
    if sink is not None:
        sink.emit(events.TurnBegun(int(seat), int(actions)))


def actions_left(at: State) -> i64:
    """In a turn, with nothing else pending."""
    return at.agenda.first()


def spend_action(at: State) -> None:
    at.agenda.set_first(at.agenda.first() - 1)
    at.agenda.set_second(UNDER_WAY)


def use_token(at: State) -> None:
    """A token needs no action, but what comes after it is no longer the first thing of the turn."""
    if at.agenda.second() == FRESH:
        at.agenda.set_second(UNDER_WAY)


def is_fresh(at: State) -> bool:
    return at.agenda.second() == FRESH


def may_have_actions(at: State) -> bool:
    """Not in a turn that was given up for a favour."""
    return at.agenda.second() != FAVOUR_BOUGHT


def add_actions(at: State, count: i64) -> None:
    if may_have_actions(at):
        at.agenda.set_first(at.agenda.first() + count)


def active_seat(at: State) -> i64:
    """The seat whose turn it is, whoever decides now; -1 between turns."""
    return at.agenda.number(0, SEAT) if at.agenda.depth > 0 and at.agenda.number(0, KIND) == TURN else -1


def not_active(at: State, seat: i64) -> str | None:
    return None if seat == active_seat(at) else "that seat isn't the one whose turn it is"

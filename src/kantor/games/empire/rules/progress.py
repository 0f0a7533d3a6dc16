"""What follows when a part of a card, a turn or the last turn is over.

Rulebook: "Kiedy gracz dobierze kartę i wykona (lub nie) akcję". A part ends by itself when nothing of it is left or
nothing of it can be carried out any more.
"""

from mypy_extensions import i64

from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.empire.rules import game_end
from kantor.games.empire.state import (
    ACTING,
    CITY,
    DESTROY,
    NONE,
    PLACE,
    ROW,
    SLOTS,
    TAKING,
    State,
)


def possible(at: State, seat: i64, action: i64) -> bool:
    """Whether anything of an action can be carried out. Every region has a neighbour by land, and the start is free."""
    if action == PLACE:
        return at.supply[seat] > 0
    if action == CITY:
        return at.city_supply[seat] > 0 and at.armies_on_map(seat) > 0
    if action == DESTROY:
        for owner in range(at.box.owners):
            if owner != seat and at.armies_on_map(owner) > 0:
                return True
        return False
    return at.armies_on_map(seat) > 0


def begin_part(at: State, seat: i64, part: i64) -> None:
    """Put a part (card * 2 + part) on the agenda."""
    at.agenda.push(ACTING + at.box.part_action[part], seat, part, at.box.part_n[part])


def spend(at: State, seat: i64, sink: Sink | None) -> None:
    """One army placed, one step made, one city built or one army destroyed."""
    left = at.agenda.second() - 1
    if left == 0:
        at.agenda.pop()
    else:
        at.agenda.set_second(left)
    go_on(at, seat, sink)


def go_on(at: State, seat: i64, sink: Sink | None) -> None:
    """To the next part that can be carried out, or to the end of the turn."""
    while at.agenda.depth > 0:
        if possible(at, seat, at.agenda.kind() - ACTING):
            return
        at.agenda.pop()
    end_turn(at, seat, sink)


def end_turn(at: State, seat: i64, sink: Sink | None) -> None:
    """The row shifts left; the next player has a turn as soon as the row is full, unless all have their cards."""
    shift_row(at)
    after = (seat + 1) % at.players
    at.agenda.clear()
    if at.taken[after] == at.box.goal:
        game_end.ask_for_jokers(at, sink)
        return
    at.agenda.push(TAKING, after)
    at.agenda.push(ROW, CHANCE)


def shift_row(at: State) -> None:
    to: i64 = 0
    for slot in range(SLOTS):
        card = at.row[slot]
        if card != NONE:
            at.row[slot] = NONE
            at.row[to] = card
            to += 1

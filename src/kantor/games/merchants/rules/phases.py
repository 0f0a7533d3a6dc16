"""A turn has two phases, planning and trade, and one action in each; then the next player clockwise has a turn.

Rulebook: "Rozgrywka". The agenda's two numbers while planning: is the phase's action unused, and how many exchanges
docks still give. A dock's exchange is spent first, so a player with docks may exchange and still buy.
"""

from mypy_extensions import i64

from kantor.games.merchants.state import DOCK, PLANNING, TRADING, State


def begin_turn(at: State, seat: i64) -> None:
    at.agenda.clear()
    at.agenda.push(PLANNING, seat, 1, at.owned(seat, DOCK))


def action_left(at: State) -> bool:
    return at.agenda.first() == 1


def exchanges_left(at: State) -> i64:
    return at.agenda.first() + at.agenda.second()


def spend_action(at: State) -> None:
    at.agenda.set_first(0)


def spend_exchange(at: State) -> None:
    """Docks first: what they give can't be used for anything else."""
    if at.agenda.second() > 0:
        at.agenda.set_second(at.agenda.second() - 1)
    else:
        spend_action(at)


def add_dock_exchange(at: State) -> None:
    """A dock works in the turn of its purchase already."""
    at.agenda.set_second(at.agenda.second() + 1)


def trade_if_planned(at: State) -> None:
    """Go on to phase II once nothing is left to do in phase I."""
    if at.agenda.kind() == PLANNING and exchanges_left(at) == 0:
        begin_trade(at, at.agenda.seat())


def begin_trade(at: State, seat: i64) -> None:
    at.agenda.replace(TRADING, seat)


def end_turn(at: State, seat: i64) -> None:
    begin_turn(at, (seat + 1) % at.players)

"""Coins and the instant win, judged on the whole board after every single change.

Rulebook: "Budowa połączenia z wsią", "Budowanie połączenia z zamkiem innego gracza", "Koniec gry" 1. Who alone is
linked to a village or another's castle takes its coin; when several are at once, it goes to the box.
"""

from mypy_extensions import i64

from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.state import BOXED, LIES, State


def judge(at: State, sink: Sink | None) -> None:
    for site in range(len(at.layout.sites)):
        if at.fates[site] == LIES:
            award(at, site, sink)
    if at.instant == 1:
        look_for_winner(at, sink)


def award(at: State, site: i64, sink: Sink | None) -> None:
    linked: i64 = 0
    taker: i64 = -1
    for seat in range(at.players):
        if at.linked(seat, site):
            linked += 1
            taker = seat
    if linked == 0:
        return
    if linked == 1:
        at.fates[site] = taker
        at.purses[taker] += 1
    else:
        at.fates[site] = BOXED
        at.coin_box += 1
    if sink is not None:
        if linked == 1:
            sink.emit(events.coin_taken(at, taker, site))
        else:
            sink.emit(events.coin_lost(at, site))


def look_for_winner(at: State, sink: Sink | None) -> None:
    """Who alone is linked to everything wins at once; when several are together, nobody can any more."""
    complete: i64 = 0
    winner: i64 = -1
    for seat in range(at.players):
        if linked_to_all(at, seat):
            complete += 1
            winner = seat
    if complete == 1:
        at.winner = winner
    elif complete > 1:
        at.instant = 0
        if sink is not None:
            sink.emit(events.InstantWinGone())


def linked_to_all(at: State, seat: i64) -> bool:
    own = at.castle_of[seat]
    for site in range(len(at.layout.sites)):
        if site != own and not at.linked(seat, site):
            return False
    return True

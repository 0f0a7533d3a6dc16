"""Draw goods cards: two in phase II, and one for each office at its end. The last card ends the game at once.

Rulebook: "Pobranie 2 kart towarów ze stosu", "Karta biura", "Koniec gry".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants.rules import phases
from kantor.games.merchants.state import DONE, DRAWING, GOODS, OFFICE, OFFICES, TAKE, Table


def draw_two(at: Table, seat: i64) -> None:
    at.agenda.clear()
    at.agenda.push(OFFICES, seat, at.owned(seat, OFFICE))
    at.agenda.push(DRAWING, seat, min(at.box.cards_drawn, at.deck_left), 0)


def open_offices(at: Table, seat: i64) -> None:
    """The end of phase II: offices may give cards, one by one."""
    at.agenda.clear()
    at.agenda.push(OFFICES, seat, at.owned(seat, OFFICE))
    end_turn_if_done(at)


def options(at: Table, seat: i64, out: Options) -> None:
    """An office's card may be taken or left."""
    out.add(TAKE)
    out.add(DONE)


def take(at: Table, seat: i64) -> None:
    at.agenda.set_first(at.agenda.first() - 1)
    at.agenda.push(DRAWING, seat, 1, 1)


def decline(at: Table, seat: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(events.OfficeDeclined(int(seat)))
    at.agenda.set_first(0)
    end_turn_if_done(at)


def draw_card(at: Table, good: i64, sink: Sink | None) -> None:
    """Chance shows the top card to the player who draws."""
    seat = at.agenda.seat()
    at.take_from_deck(good)
    at.hands[seat * GOODS + good] += 1
    if sink is not None:
        sink.emit(events.card_drawn(seat, good, at.agenda.second() == 1))
    if at.deck_left == 0:
        at.agenda.clear()
        if sink is not None:
            sink.emit(events.finished(at))
        return
    if at.agenda.first() > 1:
        at.agenda.set_first(at.agenda.first() - 1)
        return
    at.agenda.pop()
    end_turn_if_done(at)


def end_turn_if_done(at: Table) -> None:
    if at.agenda.first() == 0:
        phases.end_turn(at, at.agenda.seat())


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    return None if move == TAKE or move == DONE else "office-last"

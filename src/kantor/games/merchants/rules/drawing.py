"""Draw goods cards: two in phase II, and one for each office at its end. The last card ends the game at once.

Rulebook: "Pobranie 2 kart towarów ze stosu", "Karta biura", "Koniec gry".
"""

from mypy_extensions import i64

from kantor.core.forms import count, flag
from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.merchants import events
from kantor.games.merchants import move_numbers as moves
from kantor.games.merchants.data import SEAT
from kantor.games.merchants.rules import phases, set_up
from kantor.games.merchants.state import DRAWING, GOODS, OFFICE, OFFICES, Rule, State


def draw_two(at: State, seat: i64) -> None:
    at.agenda.clear()
    at.agenda.push(OFFICES, seat, at.owned(seat, OFFICE))
    at.agenda.push(DRAWING, seat, min(at.box.cards_drawn, at.deck_left), 0)


def open_offices(at: State, seat: i64) -> None:
    """The end of phase II: offices may give cards, one by one."""
    at.agenda.clear()
    at.agenda.push(OFFICES, seat, at.owned(seat, OFFICE))
    end_turn_if_done(at)


class Offices(Rule):
    """Offices still give `left` cards, which may be taken or left."""

    def __init__(self) -> None:
        super().__init__(OFFICES, "offices", (SEAT, count("left")), asks="office", ahead=("office",))

    def options(self, at: State, seat: i64, out: Options) -> None:
        out.add(moves.TAKE)
        out.add(moves.DONE)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        if move == moves.TAKE:
            at.agenda.set_first(at.agenda.first() - 1)
            at.agenda.push(DRAWING, seat, 1, 1)
            return
        if sink is not None:
            sink.emit(events.OfficeDeclined(int(seat)))
        at.agenda.set_first(0)
        end_turn_if_done(at)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        return None if move == moves.TAKE or move == moves.DONE else "office-last"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"left": int(min(at.agenda.first(), at.deck_left))}

    def foreseen(self, at: State, seat: i64, question: str, out: Options) -> None:
        if at.owned(seat, OFFICE) > 0:
            out.add(moves.TAKE)
            out.add(moves.DONE)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        return "more cards than offices" if first > at.owned(seat, OFFICE) else None


class Drawing(set_up.TopCard):
    """`left` cards are still to be drawn, by an `office` or in phase II. Chance shows each to the player."""

    def __init__(self) -> None:
        fields = (SEAT, count("left"), flag("office", default=False))
        super().__init__(DRAWING, "drawing", fields, chance=True, upon=(OFFICES,), alone=False)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        owner = at.agenda.seat()
        good = moves.drawn_good(move)
        at.take_from_deck(good)
        at.hands[owner * GOODS + good] += 1
        if sink is not None:
            sink.emit(events.card_drawn(owner, good, at.agenda.second() == 1))
        if at.deck_left == 0:
            at.agenda.clear()
            if sink is not None:
                sink.emit(events.finished(at))
        elif at.agenda.first() > 1:
            at.agenda.set_first(at.agenda.first() - 1)
        else:
            at.agenda.pop()
            end_turn_if_done(at)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        most = min(at.box.cards_drawn if second == 0 else 1, at.deck_left)
        return None if 1 <= first <= most else "that many cards can't be drawn"


def end_turn_if_done(at: State) -> None:
    if at.agenda.first() == 0:
        phases.end_turn(at, at.agenda.seat())

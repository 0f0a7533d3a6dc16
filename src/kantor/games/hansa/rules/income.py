"""Income: pieces from the general supply to the personal one, as many as the bank says.

Rulebook: "Dochód" (C), "A) Pozyskanie handlarzy" (B). Classic takes exactly that many, or all there are; Big Box up
to that many.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event, events
from kantor.games.hansa import move_numbers as move_kinds
from kantor.games.hansa.data import SEAT
from kantor.games.hansa.rules import turns
from kantor.games.hansa.state import (
    BANK,
    CLASSIC,
    INCOME_FAVOUR,
    INCOME_WITH_OTHERS,
    KINDS,
    MERCHANT,
    TRADER,
    TURN,
    ForeignMove,
    Rule,
    State,
)


def options(at: State, seat: i64, out: Options) -> None:
    limit = at.value(seat, BANK)
    traders = at.general[seat * KINDS]
    merchants = at.general[seat * KINDS + MERCHANT]
    most = min(limit, traders + merchants)
    least: i64 = most if at.box.edition == CLASSIC else 1
    for disc in range(min(merchants, most) + 1):
        for cube in range(max(least - disc, 0), min(traders, most - disc) + 1):
            if cube + disc > 0:
                out.add(at.moves.income(cube, disc))


def take(at: State, seat: i64, traders: i64, merchants: i64, sink: Sink | None) -> None:
    turns.spend_action(at)
    hire(at, seat, traders, merchants)
    if sink is not None:
        sink.emit(events.IncomeTaken(int(seat), int(traders), int(merchants)))
    favoured = at.favours[INCOME_WITH_OTHERS]
    if favoured >= 0 and favoured != seat and at.general_size(favoured) > 0:
        at.agenda.push(INCOME_FAVOUR, favoured)


def hire(at: State, seat: i64, traders: i64, merchants: i64) -> None:
    at.general[seat * KINDS] -= traders
    at.personal[seat * KINDS] += traders
    at.general[seat * KINDS + MERCHANT] -= merchants
    at.personal[seat * KINDS + MERCHANT] += merchants


class IncomeFavour(Rule):
    """The favour that gives its owner a piece whenever another player takes income."""

    def __init__(self) -> None:
        asks, upon, ahead = "income-favour", (TURN,), ("income-favour",)
        super().__init__(INCOME_FAVOUR, asks, (SEAT,), asks=asks, upon=upon, alone=False, ahead=ahead)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for kind in range(KINDS):
            if at.general[seat * KINDS + kind] > 0:
                out.add(at.moves.take(kind))
        out.add(at.moves.done)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        kind = at.moves.first[move]
        if move != at.moves.done and at.moves.kinds[move] != move_kinds.TAKE:
            raise ForeignMove
        if move != at.moves.done:
            hire(at, seat, 1 if kind == TRADER else 0, 1 if kind == MERCHANT else 0)
            if sink is not None:
                sink.emit(build_event.favour_income(seat, kind))
        elif sink is not None:
            sink.emit(events.FavourIncomeLeft(int(seat)))
        at.agenda.pop()

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        return "income-general-supply" if at.moves.kinds[move] == move_kinds.TAKE else "favour-income-answer"

    def foreseen(self, at: State, seat: i64, question: str, out: Options) -> None:
        if at.favours[INCOME_WITH_OTHERS] == seat:
            for kind in range(KINDS):
                out.add(at.moves.take(kind))
            out.add(at.moves.done)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        if seat == turns.active_seat(at) or at.favours[INCOME_WITH_OTHERS] != seat or at.general_size(seat) == 0:
            return "that seat gets nothing of this income"
        return None


def why_not(at: State, seat: i64, traders: i64, merchants: i64) -> str:
    if traders > at.general[seat * KINDS] or merchants > at.general[seat * KINDS + MERCHANT]:
        return "income-general-supply"
    return "income-bank"

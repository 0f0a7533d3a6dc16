"""Income: pieces from the general supply to the personal one, as many as the bank says.

Rulebook: "Dochód" (C), "A) Pozyskanie handlarzy" (B). Classic takes exactly that many, or all there are; Big Box up
to that many.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import events, report
from kantor.games.hansa.rules import turns
from kantor.games.hansa.state import (
    BANK,
    CLASSIC,
    INCOME_FAVOUR,
    INCOME_WITH_OTHERS,
    KINDS,
    MERCHANT,
    TRADER,
    Table,
)


def income_move(at: Table, traders: i64, merchants: i64) -> i64:
    return at.moves.income + traders * (at.box.merchants + 1) + merchants - 1


def options(at: Table, seat: i64, out: Options) -> None:
    limit = at.value(seat, BANK)
    traders = at.general[seat * KINDS]
    merchants = at.general[seat * KINDS + MERCHANT]
    most = min(limit, traders + merchants)
    least: i64 = most if at.box.edition == CLASSIC else 1
    for disc in range(min(merchants, most) + 1):
        for cube in range(max(least - disc, 0), min(traders, most - disc) + 1):
            if cube + disc > 0:
                out.add(income_move(at, cube, disc))


def take(at: Table, seat: i64, traders: i64, merchants: i64, sink: Sink | None) -> None:
    turns.spend_action(at)
    hire(at, seat, traders, merchants)
    if sink is not None:
        sink.emit(events.IncomeTaken(int(seat), int(traders), int(merchants)))
    favoured = at.favours[INCOME_WITH_OTHERS]
    if favoured >= 0 and favoured != seat and at.general_size(favoured) > 0:
        at.agenda.push(INCOME_FAVOUR, favoured)


def hire(at: Table, seat: i64, traders: i64, merchants: i64) -> None:
    at.general[seat * KINDS] -= traders
    at.personal[seat * KINDS] += traders
    at.general[seat * KINDS + MERCHANT] -= merchants
    at.personal[seat * KINDS + MERCHANT] += merchants


# The favour that gives its owner a piece whenever another player takes income.


def favour_options(at: Table, seat: i64, out: Options) -> None:
    for kind in range(KINDS):
        if at.general[seat * KINDS + kind] > 0:
            out.add(at.moves.take + kind)
    out.add(at.moves.done)


def take_favour(at: Table, seat: i64, kind: i64, sink: Sink | None) -> None:
    hire(at, seat, 1 if kind == TRADER else 0, 1 if kind == MERCHANT else 0)
    if sink is not None:
        sink.emit(report.favour_income(seat, kind))
    at.agenda.pop()


def leave_favour(at: Table, seat: i64, sink: Sink | None) -> None:
    if sink is not None:
        sink.emit(events.FavourIncomeLeft(int(seat)))
    at.agenda.pop()


def why_not(at: Table, seat: i64, traders: i64, merchants: i64) -> str:
    if traders > at.general[seat * KINDS] or merchants > at.general[seat * KINDS + MERCHANT]:
        return "income-general-supply"
    return "income-bank"

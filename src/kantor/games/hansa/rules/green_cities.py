"""Green cities: no office is printed there; a permanent bonus or the token of an additional office brings one.

Rulebook (B): "(Żółto)-zielone miasta", "Założenie placówki w (żółto)-zielonym mieście". The first office makes the city
full. Offices by the bonus stand right of all others, additional ones left of them.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.hansa import build_event
from kantor.games.hansa.rules import control, east_west, ending, offices
from kantor.games.hansa.state import EMPTY, KINDS, State, piece_of


def options(at: State, seat: i64, out: Options) -> None:
    """Any green city, with a piece of either kind from the personal supply."""
    number: i64 = 0
    for city in range(at.board.cities):
        if at.board.green[city] != 0:
            for kind in range(KINDS):
                if at.personal[seat * KINDS + kind] > 0 and has_room(at, city):
                    out.add(at.moves.green_office(number, kind))
            number += 1


def has_room(at: State, city: i64) -> bool:
    return at.offices[at.board.row_end[city] - 1] == EMPTY


def establish(at: State, seat: i64, city: i64, kind: i64, sink: Sink | None) -> None:
    office = at.board.row_printed[city]
    while at.offices[office] != EMPTY:
        office += 1
    fills = not offices.is_full(at, city)
    at.personal[seat * KINDS + kind] -= 1
    control.set_office(at, office, piece_of(seat, kind))
    if sink is not None:
        sink.emit(build_event.office(at, seat, city, kind, False))
    if fills:
        offices.count_full(at, city, sink)
    east_west.score_if_linked(at, seat, sink)
    at.agenda.pop()
    ending.end_if_due(at, False, sink)


def why_not(at: State, seat: i64, city: i64, kind: i64) -> str:
    return "place-personal-supply" if at.personal[seat * KINDS + kind] == 0 else "green-city-room"

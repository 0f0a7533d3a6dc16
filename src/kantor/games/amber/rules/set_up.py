"""Set-up: the first player by lot, six tiles each, the open display of the advanced variant, then the castles.

Rulebook: "Przygotowanie do gry", "Wariant zaawansowany". The castles are chosen in turn order.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.rules import driving
from kantor.games.amber.state import CASTLES, DEAL, DISPLAY, TURN, Table


def first_player_outcomes(at: Table, out: Options) -> None:
    for seat in range(at.players):
        out.add(at.moves.first + seat)


def choose_first_player(at: Table, seat: i64, sink: Sink | None) -> None:
    at.first_player = seat
    if sink is not None:
        sink.emit(events.FirstPlayer(int(seat)))
    at.agenda.replace(DEAL, 0, at.box.hand)


def deal(at: Table, kind: i64, sink: Sink | None) -> None:
    """Deal a tile to the seat whose hand is being filled, seat by seat."""
    seat = at.agenda.seat()
    at.take_from_deck(kind)
    at.put_in_hand(seat, kind)
    if sink is not None:
        sink.emit(events.tile_dealt(seat, kind))
    if at.agenda.first() > 1:
        at.agenda.set_first(at.agenda.first() - 1)
    elif seat + 1 < at.players:
        at.agenda.replace(DEAL, seat + 1, at.box.hand)
    elif at.box.advanced:
        at.agenda.replace(DISPLAY, CHANCE, at.players)
    else:
        at.agenda.replace(CASTLES, at.first_player, 0)


def turn_up(at: Table, kind: i64, sink: Sink | None) -> None:
    """As many open tiles as players."""
    place = at.players - at.agenda.first()
    at.take_from_deck(kind)
    at.display[place] = kind
    at.display_left += 1
    if sink is not None:
        sink.emit(events.tile_shown(kind, place))
    if at.agenda.first() > 1:
        at.agenda.set_first(at.agenda.first() - 1)
    else:
        at.agenda.replace(CASTLES, at.first_player, 0)


def castle_options(at: Table, seat: i64, out: Options) -> None:
    for castle in range(at.layout.castles):
        if at.owner_of[castle] < 0:
            out.add(at.moves.castle + castle)


def choose_castle(at: Table, seat: i64, castle: i64, sink: Sink | None) -> None:
    at.castle_of[seat] = castle
    at.owner_of[castle] = seat
    driving.set_out(at, seat)
    if sink is not None:
        sink.emit(events.castle_chosen(at, seat, castle))
    chosen = at.agenda.first() + 1
    if chosen < at.players:
        at.agenda.replace(CASTLES, (seat + 1) % at.players, chosen)
    else:
        at.agenda.replace(TURN, at.first_player)


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    if not at.moves.castle <= move < at.moves.tile:
        return "castle-first"
    return None if at.owner_of[move - at.moves.castle] < 0 else "castle-free"

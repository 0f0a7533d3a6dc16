"""Draw up to six tiles at the end of the turn, in the advanced variant each from the open display or the stack.

Rulebook: "Przebieg rozgrywki" 2, "Wariant zaawansowany". A place of the display is filled at once.
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.rules import ending
from kantor.games.amber.state import CHOOSING, DRAWING, NO_TILE, REFILL, Table


def draw_up(at: Table, seat: i64, sink: Sink | None) -> None:
    """Drawing is a duty, as far as there are tiles."""
    count = min(at.box.hand - at.sizes[seat], at.deck_left + at.display_left)
    if count <= 0:
        ending.end_turn(at, seat, sink)
    else:
        at.agenda.clear()
        at.agenda.push(CHOOSING if at.box.advanced else DRAWING, seat, count)


def outcomes(at: Table, out: Options) -> None:
    """The top tile of the stack: each tile that nobody has seen is as likely as any other."""
    for kind in range(at.tiles.kinds):
        if at.deck[kind] > 0:
            out.add_weighted(at.moves.tile + kind, at.deck[kind])


def draw_tile(at: Table, kind: i64, sink: Sink | None) -> None:
    """Chance shows the top tile to the player who draws."""
    seat = at.agenda.seat()
    at.take_from_deck(kind)
    at.put_in_hand(seat, kind)
    if sink is not None:
        sink.emit(events.tile_drawn(seat, kind))
    if at.agenda.first() > 1:
        at.agenda.set_first(at.agenda.first() - 1)
    elif at.agenda.depth > 1:
        choose_on(at, sink)
    else:
        ending.end_turn(at, seat, sink)


def options(at: Table, seat: i64, out: Options) -> None:
    """Only the source is free."""
    for kind in range(at.tiles.kinds):
        if lies_open(at, kind):
            out.add(at.moves.take + kind)
    if at.deck_left > 0:
        out.add(at.moves.draw)


def lies_open(at: Table, kind: i64) -> bool:
    for place in range(len(at.display)):
        if at.display[place] == kind:
            return True
    return False


def take(at: Table, seat: i64, kind: i64, sink: Sink | None) -> None:
    """A tile taken from the display is known to everybody."""
    place: i64 = 0
    while at.display[place] != kind:
        place += 1
    at.display[place] = NO_TILE
    at.display_left -= 1
    at.put_in_hand(seat, kind)
    at.known[seat * at.tiles.kinds + kind] += 1
    at.agenda.set_first(at.agenda.first() - 1)
    if sink is not None:
        sink.emit(events.tile_taken(seat, kind, place))
    at.agenda.push(REFILL, CHANCE, place)
    if at.deck_left == 0:
        choose_on(at, sink)


def draw(at: Table, seat: i64) -> None:
    at.agenda.set_first(at.agenda.first() - 1)
    at.agenda.push(DRAWING, seat, 1)


def refill(at: Table, kind: i64, sink: Sink | None) -> None:
    place = at.agenda.first()
    at.take_from_deck(kind)
    at.display[place] = kind
    at.display_left += 1
    if sink is not None:
        sink.emit(events.tile_shown(kind, place))
    choose_on(at, sink)


def choose_on(at: Table, sink: Sink | None) -> None:
    """Back to the choice of the next tile, or on to the end of the turn."""
    at.agenda.pop()
    if at.agenda.first() == 0:
        ending.end_turn(at, at.agenda.seat(), sink)


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    if at.moves.take <= move < at.moves.draw:
        return None if lies_open(at, move - at.moves.take) else "display-shows"
    if move == at.moves.draw:
        return None if at.deck_left > 0 else "stack-empty"
    return "draw-duty"

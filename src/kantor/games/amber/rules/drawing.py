"""Draw up to six tiles at the end of the turn, in the advanced variant each from the open display or the stack.

Rulebook: "Przebieg rozgrywki" 2, "Wariant zaawansowany". A place of the display is filled at once.
"""

from mypy_extensions import i64

from kantor.core.decision import yes
from kantor.core.forms import count, counted_from_1
from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.data import SEAT
from kantor.games.amber.rules import ending
from kantor.games.amber.state import CHOOSING, DRAWING, NO_TILE, REFILL, Rule, State


def draw_up(at: State, seat: i64, sink: Sink | None) -> None:
    """Drawing is a duty, as far as there are tiles."""
    count = min(at.box.hand - at.sizes[seat], at.deck_left + at.display_left)
    if count <= 0:
        ending.end_turn(at, seat, sink)
    else:
        at.agenda.clear()
        at.agenda.push(CHOOSING if at.box.advanced else DRAWING, seat, count)


class TopTile(Rule):
    """The top tile of the stack: each tile that nobody has seen is as likely as any other."""

    def options(self, at: State, seat: i64, out: Options) -> None:
        out.add_counted(at.moves.tile(0), at.deck)


class Drawing(TopTile):
    """`left` tiles are still to be drawn from the stack. Chance shows each to the player."""

    def __init__(self) -> None:
        super().__init__(DRAWING, "drawing", (SEAT, count("left")), chance=True, upon=(CHOOSING,))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        owner = at.agenda.seat()
        kind = at.moves.drawn_kind(move)
        at.take_from_deck(kind)
        at.put_in_hand(owner, kind)
        if sink is not None:
            sink.emit(events.tile_drawn(owner, kind))
        if at.agenda.first() > 1:
            at.agenda.set_first(at.agenda.first() - 1)
        elif at.agenda.depth > 1:
            choose_on(at, sink)
        else:
            ending.end_turn(at, owner, sink)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        most = min(at.deck_left, at.box.hand - at.sizes[seat])
        return None if 1 <= first <= most else "that many tiles can't be drawn"


class Choosing(Rule):
    """`left` tiles are still to be taken. Only the source is free."""

    def __init__(self) -> None:
        super().__init__(CHOOSING, "choosing", (SEAT, count("left")), asks="choose")

    def options(self, at: State, seat: i64, out: Options) -> None:
        for kind in range(at.tiles.kinds):
            if lies_open(at, kind):
                out.add(at.moves.take(kind))
        if at.deck_left > 0:
            out.add(at.moves.draw)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        at.agenda.set_first(at.agenda.first() - 1)
        if move == at.moves.draw:
            at.agenda.push(DRAWING, seat, 1)
        else:
            take(at, seat, at.moves.taken_kind(move), sink)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if at.moves.is_take(move):
            return None if lies_open(at, at.moves.taken_kind(move)) else "display-shows"
        if move == at.moves.draw:
            return None if at.deck_left > 0 else "stack-empty"
        return "draw-duty"

    def arguments(self, at: State, seat: i64) -> dict[str, int | str]:
        return {"left": int(at.agenda.first()), "stack": yes(at.deck_left > 0)}

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        if not at.box.advanced or first + at.sizes[seat] > at.box.hand:
            return "that many tiles can't be taken"
        return "that many tiles aren't left" if first > at.deck_left + at.display_left else None


def lies_open(at: State, kind: i64) -> bool:
    for place in range(len(at.display)):
        if at.display[place] == kind:
            return True
    return False


def take(at: State, seat: i64, kind: i64, sink: Sink | None) -> None:
    """A tile taken from the display is known to everybody."""
    place: i64 = 0
    while at.display[place] != kind:
        place += 1
    at.display[place] = NO_TILE
    at.display_left -= 1
    at.put_in_hand(seat, kind)
    at.known[seat * at.tiles.kinds + kind] += 1
    if sink is not None:
        sink.emit(events.tile_taken(seat, kind, place))
    at.agenda.push(REFILL, CHANCE, place)
    if at.deck_left == 0:
        choose_on(at, sink)


class Refill(TopTile):
    """A `place` of the display is filled."""

    def __init__(self) -> None:
        super().__init__(REFILL, "refill", (counted_from_1("place", 6),), chance=True, upon=(CHOOSING,), alone=False)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        kind = at.moves.drawn_kind(move)
        place = at.agenda.first()
        at.take_from_deck(kind)
        at.display[place] = kind
        at.display_left += 1
        if sink is not None:
            sink.emit(events.tile_shown(kind, place))
        choose_on(at, sink)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        fits = at.deck_left > 0 and first < len(at.display) and at.display[first] == NO_TILE
        return None if fits else "that place of the display isn't filled"


def choose_on(at: State, sink: Sink | None) -> None:
    """Back to the choice of the next tile, or on to the end of the turn."""
    at.agenda.pop()
    if at.agenda.first() == 0:
        ending.end_turn(at, at.agenda.seat(), sink)

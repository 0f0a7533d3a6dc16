"""The action of a card: one part, one of two (or), or both in either order (and). All of it may be left undone.

Rulebook: "Akcje i/lub".
"""

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.sink import Sink
from kantor.games.empire import events
from kantor.games.empire.rules import build_city, destroy_army, move_armies, place_armies, progress
from kantor.games.empire.state import (
    ACTING,
    AND,
    CHOOSING,
    CITY,
    DESTROY,
    DONE,
    PART,
    PLACE,
    SINGLE,
    Table,
)


def begin(at: Table, seat: i64, card: i64, sink: Sink | None) -> None:
    """A card was taken: its only part begins, or the player chooses one of two."""
    at.agenda.clear()
    if at.box.card_op[card] == SINGLE:
        progress.begin_part(at, seat, card * 2)
        progress.go_on(at, seat, sink)
    elif part_possible(at, seat, card, 0) or part_possible(at, seat, card, 1):
        at.agenda.push(CHOOSING, seat, card)
    else:
        progress.end_turn(at, seat, sink)


def part_possible(at: Table, seat: i64, card: i64, part: i64) -> bool:
    return progress.possible(at, seat, at.box.part_action[card * 2 + part])


def part_options(at: Table, seat: i64, out: Options) -> None:
    card = at.agenda.first()
    for part in range(2):
        if part_possible(at, seat, card, part):
            out.add(PART + part)
    out.add(DONE)


def choose_part(at: Table, seat: i64, part: i64, sink: Sink | None) -> None:
    """With `and` the other part waits below; with `or` it is lost."""
    card = at.agenda.first()
    at.agenda.clear()
    if at.box.card_op[card] == AND:
        progress.begin_part(at, seat, card * 2 + 1 - part)
    progress.begin_part(at, seat, card * 2 + part)
    if sink is not None:
        sink.emit(events.part_chosen(at, seat, card, part))


def options(at: Table, seat: i64, out: Options) -> None:
    """The part under way, or its end."""
    action: i64 = at.agenda.kind() - ACTING
    if action == PLACE:
        place_armies.options(at, seat, out)
    elif action == CITY:
        build_city.options(at, seat, out)
    elif action == DESTROY:
        destroy_army.options(at, seat, out)
    else:
        move_armies.options(at, seat, out)
    out.add(DONE)


def leave(at: Table, seat: i64, sink: Sink | None) -> None:
    """Leave the rest of a part undone, or the whole action while parts are being chosen."""
    if sink is not None:
        sink.emit(events.Skipped(int(seat)))
    at.agenda.pop()
    progress.go_on(at, seat, sink)


def why_no_part(at: Table, seat: i64, move: i64) -> str | None:
    if move == DONE:
        return None
    if PART <= move < DONE:
        return None if part_possible(at, seat, at.agenda.first(), move - PART) else "part-possible"
    return "part-first"


def why_not(at: Table, seat: i64, move: i64) -> str | None:
    offsets = at.box.offsets
    action: i64 = at.agenda.kind() - ACTING
    if move == DONE:
        return None
    if offsets.place <= move < offsets.step and action == PLACE:
        return place_armies.why_not(at, seat, move - offsets.place)
    if offsets.city <= move < offsets.destroy and action == CITY:
        return build_city.why_not(at, seat, move - offsets.city)
    if offsets.destroy <= move < offsets.neutral and action == DESTROY:
        return destroy_army.why_not(at, seat, move)
    if offsets.step <= move < offsets.city and action != PLACE and action != CITY and action != DESTROY:
        return move_armies.why_not(at, seat, move - offsets.step)
    if move < PART:
        return "one-card"
    return "part-settled" if move < DONE else "action-of-the-card"

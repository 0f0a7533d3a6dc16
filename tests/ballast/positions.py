"""A position as JSON and back, what must hold in it, and what a seat sees of it. The pile follows from the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, Struct, field

from kantor.core.cells import Given
from kantor.core.counts import bad_stack, misfits, wrong
from kantor.core.forms import Count, Forms, Frame
from kantor.core.setup import Setup
from tests.ballast.state import DEAL, NONE, STONES, WEIGHTS
from tests.ballast.turn import RULES, BallastPosition

FORMS: Final = Forms(RULES)
if TYPE_CHECKING:
    AnyFrame = Frame
else:
    AnyFrame = FORMS.union


class Ship(Struct, frozen=True, forbid_unknown_fields=True):
    """`secret` is absent before the stone is dealt, and in a view for those who don't know it."""

    secret: Annotated[int, Meta(ge=1, le=3)] | None = None
    loaded: tuple[Count, ...] = (0, 0, 0)
    sailed: bool = False


class PositionShape(Struct, frozen=True, forbid_unknown_fields=True):
    players: int
    ships: tuple[Ship, ...]
    agenda: tuple[AnyFrame, ...]
    settings: dict[str, Any] = field(default_factory=dict)


class TableView(Struct, frozen=True):
    pile: int
    ships: tuple[Ship, ...]


def ship(at: BallastPosition, seat: int, shown: bool) -> Ship:
    secret = int(at.secret[seat]) + 1 if shown and at.secret[seat] != NONE else None
    return Ship(secret, tuple(map(int, at.loaded[seat * WEIGHTS : (seat + 1) * WEIGHTS])), at.sailed[seat] == 1)


def table(at: BallastPosition, seat: int | None) -> TableView:
    return TableView(sum(at.pile), tuple(ship(at, owner, at.shows(owner, seat)) for owner in range(at.players)))


def write(at: BallastPosition, setup: Setup) -> PositionShape:
    ships = tuple(ship(at, seat, True) for seat in range(at.players))
    return PositionShape(setup.players, ships, FORMS.written(at), dict(setup.settings))


def read(shape: PositionShape, setup: Setup) -> BallastPosition:
    if len(shape.ships) != setup.players or any(len(ship.loaded) != WEIGHTS for ship in shape.ships):
        raise wrong("ships", f"has an entry for each of {setup.players} players, with three counts")
    secrets = [NONE if ship.secret is None else ship.secret - 1 for ship in shape.ships]
    loaded = [count for ship in shape.ships for count in ship.loaded]
    pile = [STONES - sum(loaded[stone::WEIGHTS]) - secrets.count(stone) for stone in range(WEIGHTS)]
    sailed = [int(ship.sailed) for ship in shape.ships]
    at = BallastPosition(setup.players, Given({"secret": secrets, "loaded": loaded, "sailed": sailed, "pile": pile}))
    FORMS.read(at, shape.agenda)
    return at


def broken(at: BallastPosition) -> list[str]:
    return bad_stack(at) or [*_table(at), *misfits(at)]


def _table(at: BallastPosition) -> Iterator[str]:
    top = at.agenda.kind() if at.agenda.depth else NONE
    if any(count < 0 for count in at.pile):
        yield "field “ships”: more stones than there are"
    if top == DEAL and (any(at.sailed) or any(at.loaded)):
        yield "field “ships”: nobody loads or sails before the stones are dealt"
    if top != DEAL and NONE in list(at.secret):
        yield "field “ships”: everybody has a secret stone"
    if (top == NONE) != (all(at.sailed) or sum(at.pile) == 0):
        yield "field “agenda”: the game is over when all have sailed or the pile is empty, and only then"

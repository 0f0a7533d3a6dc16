"""Amber (Tomasz Lewandowicz): build roads from your castle to the villages and to the castles of the others."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec import Struct

from kantor.core.catalogue import Catalogue
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.planes import Plane
from kantor.core.setup import Setting, Setup
from kantor.core.text import Texts
from kantor.games.amber import data, events, invariants, moves, planes, positions, text_board, view
from kantor.games.amber.data import LAYOUT_LETTERS, LAYOUTS, TILE_SETS
from kantor.games.amber.turn import RULES, AmberPosition


class Amber(Game[AmberPosition]):
    key = "amber"
    version = 1
    titles: ClassVar = {"en": "Amber", "pl": "Amber"}
    seats = range(2, 7)
    settings = (
        Setting("layout", "choice", LAYOUT_LETTERS[0], LAYOUT_LETTERS),
        Setting("advanced", "flag", False),
        Setting("edges", "choice", "free", ("free", "strict")),
        Setting("tiles", "choice", TILE_SETS[0], TILE_SETS),
    )
    parts = (
        *("coins", "villages", "castles"),
        *("next-villages", "near-villages", "far-villages", "next-castles", "near-castles", "far-castles"),
        *("tiles", "shovel", "turn"),
    )
    decisions = tuple(RULES)
    events = events.EVENTS
    shape = positions.PositionShape

    def check(self, setup: Setup) -> None:
        """Not every number of players need have as many layouts."""
        super().check(setup)
        if positions.layout_id(setup) not in LAYOUTS:
            known = [letter for letter in LAYOUT_LETTERS if f"{setup.players}{letter}" in LAYOUTS]
            value = str(setup.settings["layout"])
            raise BadSettings("setting-value", key="layout", value=value, allowed=", ".join(known))

    def new(self, setup: Setup) -> AmberPosition:
        return positions.new(setup)

    def build_catalogue(self, setup: Setup) -> Catalogue:
        return moves.catalogue(setup, positions.layout_id(setup))

    def planes(self, setup: Setup) -> tuple[Plane, ...]:
        return planes.planes(positions.layout_id(setup))

    def table(self, position: AmberPosition, seat: int | None) -> Struct:
        return view.table(position, seat)

    def scores(self, position: AmberPosition, seat: int | None) -> tuple[dict[str, int], ...]:
        return view.scores(position)

    def text_board(
        self, position: AmberPosition, seats: frozenset[int], texts: Texts, seat_name: Callable[[int], str]
    ) -> str:
        return text_board.lines(position, seats, texts, seat_name)

    def invariants(self, position: AmberPosition) -> list[str]:
        return invariants.broken(position)

    def move_limit(self, setup: Setup) -> int:
        """Every turn plays or exchanges a tile of 92, but for a few passes near the end: this is out of reach."""
        return 2000

    def factors(self, setup: Setup) -> dict[str, float]:
        return data.factors(setup)

    def tuned(self, position: AmberPosition, setup: Setup, factors: Mapping[str, float]) -> AmberPosition:
        return positions.tuned(position, setup, factors)

    def write(self, position: AmberPosition, setup: Setup) -> Struct:
        return positions.write(position, setup)

    def read(self, shape: Any, setup: Setup) -> AmberPosition:
        return positions.read(shape, setup)

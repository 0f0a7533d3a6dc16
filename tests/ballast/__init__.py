"""Ballast, a tiny game made by the steps of CONTRIBUTING.md: load your ship as heavy as it can bear."""

from typing import Any, ClassVar

from msgspec import Struct

from kantor.core.catalogue import Catalogue
from kantor.core.cells import Given
from kantor.core.game import Game
from kantor.core.planes import Plane
from kantor.core.setup import Setup
from tests.ballast import moves, positions, turn
from tests.ballast.rules import scoring
from tests.ballast.state import DEAL, NONE
from tests.ballast.turn import BallastPosition


class Ballast(Game[BallastPosition]):
    key = "ballast"
    version = 1
    titles: ClassVar = {"en": "Ballast", "pl": "Balast"}
    seats = range(2, 5)
    events = moves.EVENTS
    shape = positions.PositionShape

    def new(self, setup: Setup) -> BallastPosition:
        return BallastPosition(setup.players, Given({}, [(int(DEAL), 0, 0, 0)]))

    def build_catalogue(self, setup: Setup) -> Catalogue:
        return moves.CATALOGUE

    def table(self, position: BallastPosition, seat: int | None) -> Struct:
        return positions.table(position, seat)

    def scores(self, position: BallastPosition, seat: int | None) -> tuple[dict[str, int], ...]:
        """Secret stones count for those who know them."""
        stones = [stone if position.shows(at, seat) else NONE for at, stone in enumerate(position.secret)]
        return tuple({"weight": int(scoring.score(position, at, stone))} for at, stone in enumerate(stones))

    def planes(self, setup: Setup) -> tuple[Plane, ...]:
        return turn.planes(setup.players)

    def invariants(self, position: BallastPosition) -> list[str]:
        return positions.broken(position)

    def move_limit(self, setup: Setup) -> int:
        return 20  # out of reach: every move takes a stone or a captain away

    def write(self, position: BallastPosition, setup: Setup) -> Struct:
        return positions.write(position, setup)

    def read(self, shape: Any, setup: Setup) -> BallastPosition:
        return positions.read(shape, setup)

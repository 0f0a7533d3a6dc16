"""Kupcy i Żeglarze (Reiner Knizia's Merchants): load ships, make demand in the market, be paid with everybody else."""

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec import Struct

from kantor.core.catalogue import Catalogue
from kantor.core.game import Game
from kantor.core.planes import Plane
from kantor.core.setup import Setup
from kantor.core.text import Texts
from kantor.games.merchants import events, invariants, moves, planes, positions, text_board, view
from kantor.games.merchants.turn import RULES, MerchantsPosition


class Merchants(Game[MerchantsPosition]):
    key = "merchants"
    version = 1
    titles: ClassVar = {"en": "Merchants", "pl": "Kupcy i Żeglarze"}
    seats = range(2, 5)
    parts = ("purse", "ships", "contracts", "offices", "docks", "market", "hand", "turn")
    decisions = tuple(RULES)
    events = events.EVENTS
    shape = positions.PositionShape

    def new(self, setup: Setup) -> MerchantsPosition:
        return positions.new(setup)

    def build_catalogue(self, setup: Setup) -> Catalogue:
        return moves.catalogue(setup.players)

    def table(self, position: MerchantsPosition, seat: int | None) -> Struct:
        return view.table(position, seat)

    def text_board(
        self, position: MerchantsPosition, seats: frozenset[int], texts: Texts, seat_name: Callable[[int], str]
    ) -> str:
        return text_board.lines(position, seats, texts, seat_name)

    def planes(self, setup: Setup) -> tuple[Plane, ...]:
        return planes.planes(setup.players)

    def invariants(self, position: MerchantsPosition) -> list[str]:
        return invariants.broken(position)

    def move_limit(self, setup: Setup) -> int:
        """Every turn plays or draws a card, so a game is short: this is out of reach."""
        return 2000

    def write(self, position: MerchantsPosition, setup: Setup) -> Struct:
        return positions.write(position, setup)

    def read(self, shape: Any, setup: Setup) -> MerchantsPosition:
        return positions.read(shape, setup)

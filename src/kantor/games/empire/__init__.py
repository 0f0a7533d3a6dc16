"""Eight-Minute Empire (Ryan Laukat's Imperium w 8 minut): take a card, carry out its action, hold regions and goods."""

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec import Struct

from kantor.core.catalogue import Catalogue
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.planes import Plane
from kantor.core.setup import Setting, Setup
from kantor.core.text import Texts
from kantor.games.empire import events, invariants, moves, planes, positions, text_board, view
from kantor.games.empire.turn import RULES, EmpirePosition


class Empire(Game[EmpirePosition]):
    key = "empire"
    version = 1
    titles: ClassVar = {"en": "Eight-Minute Empire", "pl": "Imperium w 8 minut"}
    seats = range(2, 6)
    settings = (
        Setting("map", "choice", "A", ("A", "B")),
        Setting("goods_tokens", "flag", False),
        Setting("bid_tie", "choice", "youngest", ("youngest", "random")),
        Setting("age_order", "order", ""),  # from the youngest on
        Setting("games", "choice", 1, (1, 3)),
        Setting("neutral_armies", "flag", False),
        Setting("card_c24", "choice", "place", ("place", "place-or-city")),
    )
    parts = (
        "regions",
        "continents",
        "goods",
        "goods-to-come",
        "coins",
        "armies",
        "cities",
        "grip",
        "earlier",
        "turn",
    )
    decisions = tuple(RULES)
    events = events.EVENTS
    shape = positions.PositionShape

    def check(self, setup: Setup) -> None:
        super().check(setup)
        if setup.settings["neutral_armies"] and setup.players != 2:
            raise BadSettings("neutral-armies", folder=self.folder, players=setup.players)

    def new(self, setup: Setup) -> EmpirePosition:
        return positions.new(setup)

    def build_catalogue(self, setup: Setup) -> Catalogue:
        return moves.catalogue(setup)

    def table(self, position: EmpirePosition, seat: int | None) -> Struct:
        return view.table(position, seat)

    def planes(self, setup: Setup) -> tuple[Plane, ...]:
        return planes.planes(setup)

    def text_board(
        self, position: EmpirePosition, seats: frozenset[int], texts: Texts, seat_name: Callable[[int], str]
    ) -> str:
        return text_board.lines(position, seats, texts, seat_name)

    def invariants(self, position: EmpirePosition) -> list[str]:
        return invariants.broken(position)

    def move_limit(self, setup: Setup) -> int:
        """Every turn takes a card and no action is longer than a few steps: this is out of reach."""
        return 1500

    def write(self, position: EmpirePosition, setup: Setup) -> Struct:
        return positions.write(position, setup)

    def read(self, shape: Any, setup: Setup) -> EmpirePosition:
        return positions.read(shape, setup)

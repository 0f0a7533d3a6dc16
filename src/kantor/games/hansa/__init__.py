"""Hansa Teutonica (Andreas Steding): routes, offices and privileges of the Hanseatic League, in two editions."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec import Struct

from kantor.core.catalogue import Catalogue
from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.planes import Plane
from kantor.core.setup import Setting, Setup
from kantor.core.text import Texts
from kantor.games.hansa import (
    data,
    events,
    invariants,
    moves,
    planes,
    position_shape,
    positions,
    scoring,
    text_board,
    view,
)
from kantor.games.hansa.turn import RULES, HansaPosition


class Hansa(Game[HansaPosition]):
    key = "hansa"
    version = 2
    oldest_version = 1
    titles: ClassVar = {"en": "Hansa Teutonica", "pl": "Hansa Teutonica"}
    seats = range(2, 6)
    settings = (
        Setting("board", "choice", "base", data.BOARD_IDS),
        Setting("edition", "choice", "bigbox", data.EDITIONS, {2: "classic"}),
        Setting("missions", "flag", False),
        Setting("favours", "flag", False),
    )
    parts = (
        "track",
        "full-abilities",
        "tokens",
        "prestige",
        "cities",
        "network",
        "countries",
        "mission",
        "abilities",
        "unused-tokens",
        "pieces",
        "routes",
        "link",
        "shortage",
    )
    decisions = tuple(RULES)
    events = events.EVENTS
    shape = position_shape.PositionShape

    def check(self, setup: Setup) -> None:
        super().check(setup)
        bigbox = setup.settings["edition"] == "bigbox"
        if setup.settings["board"] != "base":
            self._check_board(setup, bigbox)
        if setup.players == 2 and bigbox:
            raise BadSettings("hansa-two-players", folder=self.folder)
        for extra in ("missions", "favours"):
            if setup.settings[extra] and not bigbox:
                raise BadSettings(f"hansa-{extra}", folder=self.folder)

    def _check_board(self, setup: Setup, bigbox: bool) -> None:
        """The other boards are for three or more players, in Big Box, without missions and favours."""
        if setup.players == 2:
            raise BadSettings("hansa-board-players", folder=self.folder)
        if not bigbox:
            raise BadSettings("hansa-board-edition", folder=self.folder)
        for extra in ("missions", "favours"):
            if setup.settings[extra]:
                raise BadSettings(f"hansa-board-{extra}", folder=self.folder)

    def new(self, setup: Setup) -> HansaPosition:
        return positions.new(setup)

    def build_catalogue(self, setup: Setup) -> Catalogue:
        return moves.catalogue(setup)

    def table(self, position: HansaPosition, seat: int | None) -> Struct:
        return view.table(position, seat)

    def scores(self, position: HansaPosition, seat: int | None) -> tuple[dict[str, int], ...]:
        """Open, but for the others' missions."""
        over = position.agenda.depth == 0
        return tuple(
            scoring.score(position, other, position.missions[other] >= 0 and (over or other == seat))
            for other in range(position.players)
        )

    def factors(self, setup: Setup) -> dict[str, float]:
        return data.factors(setup)

    def tuned(self, position: HansaPosition, setup: Setup, factors: Mapping[str, float]) -> HansaPosition:
        return positions.tuned(position, setup, factors)

    def planes(self, setup: Setup) -> tuple[Plane, ...]:
        return planes.planes(setup)

    def text_board(
        self, position: HansaPosition, seats: frozenset[int], texts: Texts, seat_name: Callable[[int], str]
    ) -> str:
        return text_board.lines(position, seats, texts, seat_name)

    def invariants(self, position: HansaPosition) -> list[str]:
        return invariants.broken(position)

    def move_limit(self, setup: Setup) -> int:
        """Random play hardly finishes a game; anybody who wants to does long before."""
        return 4000

    def write(self, position: HansaPosition, setup: Setup) -> Struct:
        return positions.write(position, setup)

    def read(self, shape: Any, setup: Setup) -> HansaPosition:
        return positions.read(shape, setup)

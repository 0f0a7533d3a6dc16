"""Fair, a toy game with what a real one may lack.

Sealed bids of all seats at once, a question that another seat answers before the game goes on, known cards in hidden
hands, unequal chance, no bound on its length.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, ClassVar

from kantor.core.catalogue import Catalogue
from kantor.core.errors import BadPosition
from kantor.core.game import Game
from kantor.core.planes import Plane
from kantor.core.position import CHANCE
from kantor.core.setup import Setting, Setup
from kantor.core.view import Prompt
from tests.toy import pieces, planes
from tests.toy.pieces import PURSE, STACKS, Player, PlayerView, State, TableView
from tests.toy.turn import FairPosition


class Toy(Game[FairPosition]):
    key = "toy"
    # Servers in tests get newer rules that way, with all the processes that they start.
    version = int(os.environ.get("KANTOR_TOY_VERSION", "1"))
    titles: ClassVar = {"en": "Fair", "pl": "Jarmark"}
    seats = range(2, 5)
    settings = (Setting("burn", "flag", False), Setting("goal", "number", 3, (2, 4)))
    events = pieces.EVENTS
    shape = State

    def new(self, setup: Setup) -> FairPosition:
        seats = [Player() for _ in range(setup.players)]
        return FairPosition(State(setup.players, seats, [("deal", 0)], dict(setup.settings)), self.catalogue(setup))

    def build_catalogue(self, setup: Setup) -> Catalogue:
        return pieces.catalogue(setup.players)

    def table(self, position: FairPosition, seat: int | None) -> TableView:
        state = position.state
        players = tuple(player_view(player, at == seat) for at, player in enumerate(state.seats))
        return TableView(state.card, sum(state.deck()), tuple(state.burnt), players)

    def prompt(self, position: FairPosition, seat: int | None) -> Prompt:
        actors = position.actors()
        if not actors or actors == [CHANCE]:
            return Prompt("chance" if actors else "over")
        task, _ = position.state.agenda[-1]
        if seat is not None and seat in actors:
            return Prompt(task, seat, position.asked(seat, task))
        return Prompt("wait-for-bids") if task == "bid" else Prompt("wait", actors[0])

    def scores(self, position: FairPosition, seat: int | None) -> tuple[dict[str, int], ...]:
        return position.scores(seat)

    def planes(self, setup: Setup) -> tuple[Plane, ...]:
        return planes.planes(setup.players)

    def invariants(self, position: FairPosition) -> list[str]:
        return list(broken(position.state))

    def move_limit(self, setup: Setup) -> int:
        """Nobody has to bid, so a game may last for ever."""
        return 150

    def write(self, position: FairPosition, setup: Setup) -> State:
        return position.state

    def read(self, shape: Any, setup: Setup) -> FairPosition:
        if len(shape.seats) != setup.players:
            raise BadPosition("position-invariant", why="field “seats”: an entry for every player")
        shape.settings = dict(setup.settings)
        return FairPosition(shape, self.catalogue(setup))


def player_view(player: Player, own: bool) -> PlayerView:
    hidden = sum(player.secret)
    known = tuple(player.known)
    return PlayerView(player.coins, known, hidden, tuple(player.secret) if own else None, player.bid if own else None)


def broken(state: State) -> Iterator[str]:
    tasks = tuple(task for task, _ in state.agenda)
    seats = [seat for _, seat in state.agenda]
    if tasks not in STACKS or any(seat >= state.players for seat in seats):
        yield "field “agenda”: these decisions can't be pending"
    elif len(seats) == 2 and (seats[0] == seats[1]) != ("draw" in tasks):
        yield "field “agenda”: a rival answers, the asker draws"
    if min(state.deck()) < 0:
        yield "field “seats”: more cards than the box holds"
    if sum(player.coins for player in state.seats) > PURSE * state.players:
        yield "field “seats”: more coins than there were"
    if (state.card is None) == ("bid" in tasks):
        yield "field “card”: is for sale exactly while bids are made"
    bids = [player.bid for player in state.seats]
    if any(bid is not None and bid > player.coins for bid, player in zip(bids, state.seats, strict=True)):
        yield "field “seats”: a bid above the purse"
    if bids != [None] * state.players and (tasks != ("bid",) or None not in bids):
        yield "field “seats”: bids are sealed only until all are in"
    yield from broken_hands(state, tasks, seats)


def broken_hands(state: State, tasks: tuple[str, ...], seats: list[int]) -> Iterator[str]:
    sizes = [sum(player.hand()) for player in state.seats]
    if tasks == ("deal",):
        if sizes != [int(seat < seats[0]) for seat in range(state.players)] or any(state.burnt):
            yield "field “seats”: the cards are dealt seat by seat"
    elif 0 in sizes:
        yield "field “seats”: everybody was dealt a card"
    if (tasks == ()) != (state.full() or (state.card is None and not any(state.deck()) and "ask" not in tasks)):
        yield "field “agenda”: the game is over with a full hand or an empty deck, and only then"
    if tasks == () and any(any(player.secret) for player in state.seats):
        yield "field “seats”: all cards are known at the end"

"""The planes of an observation, in the order in which `observe.py` writes them."""

from __future__ import annotations

from collections.abc import Iterator

from kantor.core.planes import Plane, clockwise, number
from kantor.core.setup import Setup
from kantor.games.hansa import data
from kantor.games.hansa.board import ADDITIONAL, Board
from kantor.games.hansa.data import ABILITY_IDS, BONUSES, FAVOUR_IDS, KIND_IDS, TOKEN_IDS
from kantor.games.hansa.state import LOOSE

DECISIONS = (
    "turn",
    "payment",
    "displaced pieces",
    "move",
    "move three",
    "remove three",
    "income favour",
    "neutral routes",
    "drawing a token",
    "placing a token",
)
MISSIONS = tuple(str(card.id) for card in data.BOX_FILE.missions)


def planes(setup: Setup) -> tuple[Plane, ...]:
    seats = clockwise(setup.players)
    players = (plane for who in seats for plane in _player(who))
    return (*_decision(setup, seats), *_board(setup, seats), *_supplies(), *players, *_beyond(data.board(setup)))


def _decision(setup: Setup, seats: tuple[str, ...]) -> Iterator[Plane]:
    yield Plane("decision", DECISIONS, "1 for what is being decided")
    yield Plane("to move", seats, "1 for the seat that decides")
    yield Plane("turn of", seats, "1 for the seat whose turn it is")
    yield Plane("first player", seats, "1 for the seat that began")
    yield number("actions", "actions left in the turn")
    yield number("progress", "1 while nothing has been done in the turn, 2 when it was given up for a favour")
    yield number("pieces to go", "pieces that may still be lifted or removed")
    yield number("payment due", "pieces to pay for a displacement")
    yield Plane("displaced from", tuple(data.board(setup).route_ids), "1 for the route of a displacement")
    yield _piece("displaced piece", seats)
    yield number("extras", "extra pieces that a displacement still gives")


def _piece(name: str, seats: tuple[str, ...]) -> Plane:
    return Plane(name, (*seats, "neutral", "merchant"), "1 for the owner of the piece, and 1 when it is a merchant")


def _board(setup: Setup, seats: tuple[str, ...]) -> Iterator[Plane]:
    board = data.board(setup)
    for number_of_route, route in enumerate(board.route_ids):
        posts = board.first_post[number_of_route + 1] - board.first_post[number_of_route]
        yield from (_piece(f"{route} post {post + 1}", seats) for post in range(posts))
    yield from (Plane(f"{route} token", TOKEN_IDS, "1 for the token at the route") for route in board.route_ids)
    for number_of_city, city in enumerate(board.city_ids):
        printed = board.row_end[number_of_city] - board.row_printed[number_of_city]
        yield from (_piece(f"{city} additional {place + 1}", seats) for place in range(ADDITIONAL))
        yield from (_piece(f"{city} office {place + 1}", seats) for place in range(printed))
    for points in board.prestige_points:
        yield Plane(f"prestige {points}", (*seats, "neutral"), "1 for the owner of the space")
    for index in range(LOOSE):
        cells = (*seats, "neutral", "merchant", "lane", "moved")
        yield Plane(f"loose piece {index + 1}", cells, "a piece in hand with where it came from, or moved and where to")


def _supplies() -> Iterator[Plane]:
    yield number("full cities", "cities without a free printed office")
    yield number("token supply", "tokens left to draw")
    yield number("waiting tokens", "tokens drawn but not turned up yet")
    yield Plane("turned up", TOKEN_IDS, "tokens to be placed now")
    yield Plane("boxed tokens", TOKEN_IDS, "tokens out of the game")
    yield Plane("favours on offer", FAVOUR_IDS, "1 for each tile on offer")
    yield Plane("mission", MISSIONS, "1 for the observer's mission")


def _beyond(board: Board) -> Iterator[Plane]:
    """What only some boards have."""
    if board.bounded:
        yield Plane("permanent bonus", BONUSES, "1 for the bonus that may be used now")
        yield Plane("pieces of the route", KIND_IDS, "pieces of the established route that may be put down again")
    if board.countries:
        cities = tuple(board.city_ids[city] for city in board.permission_city)
        yield Plane("permissions used", cities, "1 for each permission used in this turn")


def _player(who: str) -> Iterator[Plane]:
    yield number(f"{who}: points", "points of the track")
    yield Plane(f"{who}: personal supply", KIND_IDS, "pieces at hand")
    yield Plane(f"{who}: general supply", KIND_IDS, "pieces in the general supply")
    yield Plane(f"{who}: abilities", ABILITY_IDS, "steps developed")
    yield Plane(f"{who}: tokens", TOKEN_IDS, "unused tokens")
    yield Plane(f"{who}: used tokens", TOKEN_IDS, "used tokens")
    yield Plane(f"{who}: favours", FAVOUR_IDS, "1 for each tile owned")
    yield number(f"{who}: East-West", "1 for the first to link East and West, 2 for the second ...")
    yield Plane(f"{who}: open mission", MISSIONS, "1 for the mission when the game is over")

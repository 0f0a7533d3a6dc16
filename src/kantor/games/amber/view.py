"""What a seat sees of the table. Hands are secret but for tiles that everybody saw go there; all else is open."""

from __future__ import annotations

from msgspec import Struct

from kantor.core.counts import some
from kantor.games.amber import scoring
from kantor.games.amber.board import SQUARES
from kantor.games.amber.data import FORM_IDS, ROADS, TILE_IDS
from kantor.games.amber.squares import SQUARE_IDS
from kantor.games.amber.state import BOXED, LIES, NO_TILE, SWAP, State


class SiteView(Struct, frozen=True):
    """A castle or a village. `coin` is `lies`, `box` or `taken`, by `taker`; `linked` are the seats linked to it."""

    square: str
    castle: bool
    owner: int | None
    coin: str
    taker: int | None
    linked: tuple[int, ...]


class PlayerView(Struct, frozen=True):
    """One player's side of the table; `hand` is there only for the player himself.

    `known` are tiles of the hand that everybody saw. `reach` has a hexadecimal digit a square, A1 first: the edges at
    which the player's traffic arrives, north 1, east 2, south 4, west 8.
    """

    seat: int
    castle: str | None
    coins: int
    special: bool
    stopped: bool
    hand_size: int
    known: dict[str, int]
    hand: dict[str, int] | None
    reach: str


class TableView(Struct, frozen=True):
    """The table. `shapes` are the ways through each road tile, unturned; `laid` is the tile that a swap may follow."""

    first_player: int | None
    shapes: dict[str, tuple[str, ...]]
    advanced: bool
    strict: bool
    board: tuple[str | None, ...]
    sites: tuple[SiteView, ...]
    deck: int
    display: tuple[str | None, ...]
    box: dict[str, int]
    instant_win: bool
    winner: int | None
    laid: str | None
    players: tuple[PlayerView, ...]


HEX = "0123456789abcdef"
SHAPES = {road.id: road.arcs for road in ROADS}


def table(at: State, seat: int | None) -> TableView:
    swapping = at.agenda.depth > 0 and at.agenda.kind() == SWAP
    return TableView(
        first_player=int(at.first_player) if at.first_player >= 0 else None,
        shapes=SHAPES,
        advanced=at.box.advanced,
        strict=at.box.strict,
        board=tuple([FORM_IDS[form] if form >= 0 else None for form in list(at.board)]),
        sites=tuple(_site(at, site) for site in range(len(at.layout.sites))),
        deck=int(at.deck_left),
        display=tuple(None if kind == NO_TILE else TILE_IDS[kind] for kind in at.display),
        box=some(TILE_IDS, at.boxed),
        instant_win=at.instant == 1,
        winner=int(at.winner) if at.winner >= 0 else None,
        laid=SQUARE_IDS[at.agenda.first()] if swapping else None,
        players=tuple(_player(at, other, seat) for other in range(at.players)),
    )


def _site(at: State, site: int) -> SiteView:
    castle = site < at.layout.castles
    fate = int(at.fates[site])
    return SiteView(
        square=SQUARE_IDS[at.layout.sites[site]],
        castle=castle,
        owner=int(at.owner_of[site]) if castle and at.owner_of[site] >= 0 else None,
        coin="lies" if fate == LIES else "box" if fate == BOXED else "taken",
        taker=fate if fate >= 0 else None,
        linked=tuple(seat for seat in range(at.players) if at.linked(seat, site)),
    )


def _player(at: State, seat: int, viewer: int | None) -> PlayerView:
    castle = int(at.castle_of[seat])
    return PlayerView(
        seat=seat,
        castle=SQUARE_IDS[at.layout.sites[castle]] if castle >= 0 else None,
        coins=int(at.purses[seat]),
        special=at.specials[seat] == 1,
        stopped=castle >= 0 and at.has_stopped(seat),
        hand_size=int(at.sizes[seat]),
        known=some(TILE_IDS, at.known, seat),
        hand=some(TILE_IDS, at.hands, seat) if seat == viewer else None,
        reach="".join([HEX[edges] for edges in list(at.reach)[seat * SQUARES : (seat + 1) * SQUARES]]),
    )


def scores(at: State) -> tuple[dict[str, int], ...]:
    """Coins and links are open."""
    return tuple(scoring.sources(at, seat) for seat in range(at.players))

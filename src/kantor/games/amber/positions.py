"""A position as JSON, and back. The stack and what is reached follow from the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

from librt.vecs import vec
from msgspec import UNSET, Struct, UnsetType, field
from mypy_extensions import i64

from kantor.core.errors import BadPosition
from kantor.core.setup import Setup
from kantor.games.amber import agenda, data
from kantor.games.amber.agenda import AnyFrame, Count, SeatNumber
from kantor.games.amber.data import FORM_IDS, FORM_NUMBERS, FORMS, LAYOUTS, TILE_IDS, TILES
from kantor.games.amber.rules import driving
from kantor.games.amber.squares import SQUARE_IDS, SQUARE_NUMBERS, Square
from kantor.games.amber.state import BOXED, CASTLE, EMPTY, LIES, NO_TILE, SQUARES, zeros
from kantor.games.amber.tally import tile_cells, tiles
from kantor.games.amber.turn import AmberPosition

Fate = SeatNumber | Literal["box"]


class SeatShape(Struct, frozen=True, forbid_unknown_fields=True):
    """One player. `known` are those tiles of the hand that everybody saw; `special` the special shovel, unused."""

    castle: Square | None = None
    coins: Count = 0
    hand: dict[str, Count] = field(default_factory=dict)
    known: dict[str, Count] = field(default_factory=dict)
    special: bool | UnsetType = UNSET


class PositionShape(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole position.

    `board` has the tile on each square (`"F6": "curve r2"`), `coins` what became of coins that don't lie any more (the
    seat that took it, or the box), `box` the tiles out of play, `agenda` what is pending, the present last.
    """

    players: int
    seats: tuple[SeatShape, ...]
    agenda: tuple[AnyFrame, ...]
    first_player: SeatNumber | None = None
    board: dict[Square, str] = field(default_factory=dict)
    coins: dict[Square, Fate] = field(default_factory=dict)
    display: tuple[str | None, ...] = ()
    box: dict[str, Count] = field(default_factory=dict)
    instant_win: bool = True
    winner: SeatNumber | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    deck: dict[str, Count] | UnsetType = UNSET


def layout_id(setup: Setup) -> str:
    return f"{setup.players}{setup.settings['layout']}"


def blank(setup: Setup) -> AmberPosition:
    """Before anything is drawn, with an empty agenda."""
    settings = setup.settings
    advanced = bool(settings["advanced"])
    box = data.box(str(settings["tiles"]), settings["edges"] == "strict", advanced)
    layout = data.layout(layout_id(setup))
    players, sites = setup.players, len(layout.sites)
    board = vec[i64]([EMPTY] * SQUARES)
    for castle in range(layout.castles):
        board[layout.sites[castle]] = CASTLE
    return AmberPosition(
        players,
        box,
        TILES,
        layout,
        data.moves(players),
        agenda.read(()),
        -1,
        -1,
        1,
        board,
        zeros(players * SQUARES),
        vec[i64]([-1] * players),
        vec[i64]([-1] * layout.castles),
        zeros(players * TILES.kinds),
        zeros(players * TILES.kinds),
        zeros(players),
        zeros(players),
        vec[i64]([int(advanced)] * players),
        vec[i64]([LIES] * sites),
        box.coins - sites,
        box.counts[:],
        sum(box.counts),
        vec[i64]([NO_TILE] * (players if advanced else 0)),
        0,
        zeros(TILES.kinds),
    )


def write(at: AmberPosition, setup: Setup) -> PositionShape:
    sites = [SQUARE_IDS[square] for square in at.layout.sites]
    return PositionShape(
        players=setup.players,
        settings=dict(setup.settings),
        first_player=int(at.first_player) if at.first_player >= 0 else None,
        board={SQUARE_IDS[square]: FORM_IDS[form] for square, form in enumerate(at.board) if form >= 0},
        coins={
            square: "box" if fate == BOXED else int(fate)
            for square, fate in zip(sites, at.fates, strict=True)
            if fate != LIES
        },
        display=tuple(None if kind == NO_TILE else TILE_IDS[kind] for kind in at.display),
        box=tiles(at.boxed),
        instant_win=at.instant == 1,
        winner=int(at.winner) if at.winner >= 0 else None,
        seats=tuple(_seat(at, seat, sites) for seat in range(setup.players)),
        agenda=agenda.written(at.agenda),
        deck=tiles(at.deck),
    )


def _seat(at: AmberPosition, seat: int, sites: list[str]) -> SeatShape:
    return SeatShape(
        castle=sites[at.castle_of[seat]] if at.castle_of[seat] >= 0 else None,
        coins=int(at.purses[seat]),
        hand=tiles(at.hands, seat),
        known=tiles(at.known, seat),
        special=at.specials[seat] == 1,
    )


def read(shape: PositionShape, setup: Setup) -> AmberPosition:
    """The position; a stack that is given must agree with the rest."""
    if len(shape.seats) != setup.players:
        raise _wrong("seats", f"has {len(shape.seats)} entries for {setup.players} players")
    at = blank(setup)
    at.agenda = agenda.read(shape.agenda)
    at.first_player = -1 if shape.first_player is None else shape.first_player
    at.winner = -1 if shape.winner is None else shape.winner
    at.instant = int(shape.instant_win)
    _read_board(at, shape, setup)
    _read_seats(at, shape)
    _read_coins(at, shape, setup)
    _read_tiles(at, shape)
    driving.search_anew(at)
    return at


def _read_board(at: AmberPosition, shape: PositionShape, setup: Setup) -> None:
    for name, tile in shape.board.items():
        square = SQUARE_NUMBERS[name]
        if tile not in FORM_NUMBERS:
            raise _wrong(f"board.{name}", f"is no tile such as “curve r2”: “{tile[:40]}”")
        if at.board[square] == CASTLE:
            raise _wrong(f"board.{name}", "is a castle's square")
        at.board[square] = FORM_NUMBERS[tile]
    castles = LAYOUTS[layout_id(setup)].castles
    for seat, entry in enumerate(shape.seats):
        if entry.castle is not None:
            if entry.castle not in castles:
                raise _wrong(f"seats[{seat}].castle", f"is none of {', '.join(castles)}")
            castle = castles.index(entry.castle)
            if at.owner_of[castle] >= 0:
                raise _wrong(f"seats[{seat}].castle", "belongs to another player")
            at.castle_of[seat] = castle
            at.owner_of[castle] = seat


def _read_seats(at: AmberPosition, shape: PositionShape) -> None:
    at.purses = vec[i64]([entry.coins for entry in shape.seats])
    for seat, entry in enumerate(shape.seats):
        _known_tiles(f"seats[{seat}].hand", entry.hand)
        _known_tiles(f"seats[{seat}].known", entry.known)
        if entry.special is not UNSET:
            if entry.special and not at.box.advanced:
                raise _wrong(f"seats[{seat}].special", "is for the advanced variant only")
            at.specials[seat] = int(entry.special)
    at.hands = vec[i64](tile_cells(*(entry.hand for entry in shape.seats)))
    at.known = vec[i64](tile_cells(*(entry.known for entry in shape.seats)))
    at.sizes = vec[i64]([sum(entry.hand.values()) for entry in shape.seats])


def _read_coins(at: AmberPosition, shape: PositionShape, setup: Setup) -> None:
    sites = [SQUARE_IDS[square] for square in at.layout.sites]
    for name, fate in shape.coins.items():
        if name not in sites:
            raise _wrong(f"coins.{name}", "is neither a castle nor a village")
        at.fates[sites.index(name)] = BOXED if fate == "box" else int(fate)
    lying = sum(fate == LIES for fate in at.fates)
    at.coin_box = at.box.coins - lying - sum(at.purses)


def _read_tiles(at: AmberPosition, shape: PositionShape) -> None:
    if len(shape.display) not in (0, len(at.display)):
        raise _wrong("display", f"has {len(shape.display)} places, not {len(at.display)}")
    shown = [tile for tile in shape.display if tile is not None]
    _known_tiles("display", shown)
    _known_tiles("box", shape.box)
    for place, tile in enumerate(shape.display):
        at.display[place] = NO_TILE if tile is None else TILE_IDS.index(tile)
    at.display_left = len(shown)
    at.boxed = vec[i64](tile_cells(shape.box))
    laid = Counter(TILE_IDS[FORMS[form].kind] for form in at.board if form >= 0)
    used = [laid, Counter(shown), shape.box, *(entry.hand for entry in shape.seats)]
    for kind, tile in enumerate(TILE_IDS):
        rest = int(at.box.counts[kind]) - sum(part.get(tile, 0) for part in used)
        if rest < 0:
            raise _wrong("deck", f"would have {rest} of {tile}: more in play than the box holds")
        if shape.deck is not UNSET and shape.deck.get(tile, 0) != rest:
            raise _wrong("deck", f"says {shape.deck.get(tile, 0)} of {tile}, but the rest leaves {rest}")
        at.deck[kind] = rest
    if shape.deck is not UNSET:
        _known_tiles("deck", shape.deck)
    at.deck_left = sum(at.deck)


def _known_tiles(name: str, found: Mapping[str, int] | list[str]) -> None:
    for tile in found:
        if tile not in TILE_IDS:
            raise _wrong(name, f"knows no tile “{tile[:40]}”; there are: {', '.join(TILE_IDS)}")


def _wrong(name: str, what: str) -> BadPosition:
    return BadPosition("position-invariant", why=f"field “{name}” {what}")

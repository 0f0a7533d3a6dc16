"""A position as JSON, and back. The stack and what is reached follow from the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType, field

from kantor.core.cells import Given
from kantor.core.counts import cells, rest, some, wrong
from kantor.core.forms import Count, Forms, Frame
from kantor.core.position import CHANCE
from kantor.core.setup import Setup
from kantor.games.amber import data
from kantor.games.amber.board import SQUARES
from kantor.games.amber.data import FORM_IDS, FORM_NUMBERS, FORMS, LAYOUTS, SEAT, TILE_IDS, TILES
from kantor.games.amber.rules import driving
from kantor.games.amber.squares import SQUARE_IDS, SQUARE_NUMBERS, Square
from kantor.games.amber.state import BOXED, CASTLE, EMPTY, FIRST_PLAYER, LIES, NO_TILE, NOBODY_YET
from kantor.games.amber.turn import NOTHING, RULES, AmberPosition

DECISIONS: Final = Forms(list(RULES))
if TYPE_CHECKING:
    AnyFrame = Frame
    SeatNumber = int
else:
    AnyFrame = DECISIONS.union
    SeatNumber = SEAT.type


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
    coins: dict[Square, SeatNumber | Literal["box"]] = field(default_factory=dict)
    display: tuple[str | None, ...] = ()
    box: dict[str, Count] = field(default_factory=dict)
    instant_win: bool = True
    winner: SeatNumber | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    deck: dict[str, Count] | UnsetType = UNSET


def layout_id(setup: Setup) -> str:
    return f"{setup.players}{setup.settings['layout']}"


def new(setup: Setup) -> AmberPosition:
    """Everything begins with the lot for the first player."""
    deck = list(_whole(setup).values())
    fields = {"board": _bare_board(setup), "deck": deck, "deck_left": [sum(deck)]}
    return _position(setup, Given(fields, [(int(FIRST_PLAYER), int(CHANCE), 0, 0)]))


def _position(setup: Setup, given: Given) -> AmberPosition:
    return AmberPosition(
        setup.players, data.box(setup), TILES, data.layout(layout_id(setup)), data.moves(setup.players), given
    )


def tuned(at: AmberPosition, setup: Setup, factors: Mapping[str, float]) -> AmberPosition:
    """A copy whose `judge` goes by other factors."""
    return AmberPosition(at.players, data.box(setup, factors), at.tiles, at.layout, at.moves, NOTHING, at)


def _whole(setup: Setup) -> dict[str, int]:
    counts = data.TILES_FILE.sets[str(setup.settings["tiles"])]
    return {tile: counts[tile] for tile in TILE_IDS}


def _bare_board(setup: Setup) -> list[int]:
    castles = LAYOUTS[layout_id(setup)].castles
    return [CASTLE if SQUARE_IDS[square] in castles else EMPTY for square in range(SQUARES)]


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
        box=some(TILE_IDS, at.boxed),
        instant_win=at.instant == 1,
        winner=int(at.winner) if at.winner >= 0 else None,
        seats=tuple(_seat(at, seat, sites) for seat in range(setup.players)),
        agenda=DECISIONS.written(at),
        deck=some(TILE_IDS, at.deck),
    )


def _seat(at: AmberPosition, seat: int, sites: list[str]) -> SeatShape:
    return SeatShape(
        castle=sites[at.castle_of[seat]] if at.castle_of[seat] >= 0 else None,
        coins=int(at.purses[seat]),
        hand=some(TILE_IDS, at.hands, seat),
        known=some(TILE_IDS, at.known, seat),
        special=at.specials[seat] == 1,
    )


def read(shape: PositionShape, setup: Setup) -> AmberPosition:
    """The position; a stack that is given must agree with the rest."""
    seats = shape.seats
    if len(seats) != setup.players:
        raise wrong("seats", f"has {len(seats)} entries for {setup.players} players")
    fields = {
        "first_player": [NOBODY_YET if shape.first_player is None else shape.first_player],
        "winner": [NOBODY_YET if shape.winner is None else shape.winner],
        "instant": [int(shape.instant_win)],
        "board": _board(shape, setup),
        **_castles(shape, setup),
        **_seats(shape, bool(setup.settings["advanced"])),
        **_coins(shape, setup),
    }
    fields |= _tiles(shape, setup, fields["board"])
    at = _position(setup, Given(fields))
    DECISIONS.read(at, shape.agenda)
    driving.search_anew(at)
    return at


def _board(shape: PositionShape, setup: Setup) -> list[int]:
    board = _bare_board(setup)
    for name, tile in shape.board.items():
        square = SQUARE_NUMBERS[name]
        if tile not in FORM_NUMBERS:
            raise wrong(f"board.{name}", f"is no tile such as “curve r2”: “{tile[:40]}”")
        if board[square] == CASTLE:
            raise wrong(f"board.{name}", "is a castle's square")
        board[square] = FORM_NUMBERS[tile]
    return board


def _castles(shape: PositionShape, setup: Setup) -> dict[str, list[int]]:
    castles = LAYOUTS[layout_id(setup)].castles
    castle_of, owner_of = [int(NOBODY_YET)] * setup.players, [int(NOBODY_YET)] * len(castles)
    for seat, entry in enumerate(shape.seats):
        if entry.castle is not None:
            if entry.castle not in castles:
                raise wrong(f"seats[{seat}].castle", f"is none of {', '.join(castles)}")
            castle = castles.index(entry.castle)
            if owner_of[castle] >= 0:
                raise wrong(f"seats[{seat}].castle", "belongs to another player")
            castle_of[seat], owner_of[castle] = castle, seat
    return {"castle_of": castle_of, "owner_of": owner_of}


def _seats(shape: PositionShape, advanced: bool) -> dict[str, list[int]]:
    for seat, entry in enumerate(shape.seats):
        _known_tiles(f"seats[{seat}].hand", entry.hand)
        _known_tiles(f"seats[{seat}].known", entry.known)
        if entry.special is not UNSET and entry.special and not advanced:
            raise wrong(f"seats[{seat}].special", "is for the advanced variant only")
    return {
        "purses": [entry.coins for entry in shape.seats],
        "hands": cells(TILE_IDS, *(entry.hand for entry in shape.seats)),
        "known": cells(TILE_IDS, *(entry.known for entry in shape.seats)),
        "sizes": [sum(entry.hand.values()) for entry in shape.seats],
        "specials": [int(advanced if entry.special is UNSET else entry.special) for entry in shape.seats],
    }


def _coins(shape: PositionShape, setup: Setup) -> dict[str, list[int]]:
    layout = LAYOUTS[layout_id(setup)]
    sites = [*layout.castles, *layout.villages]
    fates = [int(LIES)] * len(sites)
    for name, fate in shape.coins.items():
        if name not in sites:
            raise wrong(f"coins.{name}", "is neither a castle nor a village")
        fates[sites.index(name)] = int(BOXED) if fate == "box" else int(fate)
    return {"fates": fates, "coin_box": [data.FILE.coins - fates.count(LIES) - sum(s.coins for s in shape.seats)]}


def _tiles(shape: PositionShape, setup: Setup, board: list[int]) -> dict[str, list[int]]:
    places = setup.players if setup.settings["advanced"] else 0
    if len(shape.display) not in (0, places):
        raise wrong("display", f"has {len(shape.display)} places, not {places}")
    shown = [tile for tile in shape.display if tile is not None]
    _known_tiles("display", shown)
    _known_tiles("box", shape.box)
    if shape.deck is not UNSET:
        _known_tiles("deck", shape.deck)
    laid = Counter(TILE_IDS[FORMS[form].kind] for form in board if form >= 0)
    hands = (entry.hand for entry in shape.seats)
    deck = rest("deck", shape.deck, _whole(setup), laid, Counter(shown), shape.box, *hands)
    display = [NO_TILE if tile is None else TILE_IDS.index(tile) for tile in shape.display]
    return {
        "display": display or [int(NO_TILE)] * places,
        "display_left": [len(shown)],
        "boxed": cells(TILE_IDS, shape.box),
        "deck": list(deck.values()),
        "deck_left": [sum(deck.values())],
    }


def _known_tiles(name: str, found: Iterable[str]) -> None:
    for tile in found:
        if tile not in TILE_IDS:
            raise wrong(name, f"knows no tile “{tile[:40]}”; there are: {', '.join(TILE_IDS)}")

"""What must hold at every ply: all tiles and coins accounted for, roads searched to the end, an agenda that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kantor.games.amber import agenda
from kantor.games.amber.agenda import (
    STACKS,
    AnyFrame,
    Castles,
    Choosing,
    Deal,
    Display,
    Drawing,
    Exchange,
    FirstPlayer,
    Refill,
    Swap,
    Turn,
)
from kantor.games.amber.data import TILE_IDS
from kantor.games.amber.rules import bridge, coins, driving
from kantor.games.amber.squares import SQUARE_IDS, SQUARE_NUMBERS
from kantor.games.amber.state import BOXED, CASTLE, LIES, NO_TILE
from kantor.games.amber.turn import AmberPosition


def broken(at: AmberPosition) -> list[str]:
    return [*_tiles(at), *_hands(at), *_coins(at), *_board(at), *_agenda(at)]


def _tiles(at: AmberPosition) -> Iterator[str]:
    """All 92 tiles."""
    laid = Counter(int(at.tiles.kind_of[form]) for form in at.board if form >= 0)
    shown = Counter(int(kind) for kind in at.display if kind != NO_TILE)
    for kind, tile in enumerate(TILE_IDS):
        held = sum(at.held(seat, kind) for seat in range(at.players))
        found = laid[kind] + shown[kind] + held + at.boxed[kind] + at.deck[kind]
        if found != at.box.counts[kind]:
            yield f"field “deck”: {found} tiles of {tile} instead of {at.box.counts[kind]}"
    if at.deck_left != sum(at.deck) or at.display_left != sum(shown.values()):
        yield "field “deck”: the number of tiles left isn't their sum"
    for name in ("hands", "known", "deck", "boxed", "purses", "specials"):
        if any(cell < 0 for cell in getattr(at, name)):
            yield f"field “{name}”: a count below zero"


def _hands(at: AmberPosition) -> Iterator[str]:
    for seat in range(at.players):
        size = sum(at.held(seat, kind) for kind in range(at.tiles.kinds))
        if size != at.sizes[seat] or size > at.box.hand:
            yield f"field “seats[{seat}].hand”: has {size} tiles; {at.box.hand} are the most"
    if any(known > held for known, held in zip(at.known, at.hands, strict=True)):
        yield "field “seats.known”: more tiles are known than held"
    if not at.box.advanced and (any(at.known) or any(at.specials)):
        yield "field “seats.known”: belongs to the advanced variant"


def _coins(at: AmberPosition) -> Iterator[str]:
    """All 14 coins: on the board, before the players, in the box. Paid ones went from purse to box."""
    lying = sum(fate == LIES for fate in at.fates)
    if lying + sum(at.purses) + at.coin_box != at.box.coins or at.coin_box < at.box.coins - len(at.fates):
        yield "field “coins”: not all coins are accounted for"
    for seat in range(at.players):
        if at.purses[seat] > sum(fate == seat for fate in at.fates):
            yield f"field “seats[{seat}].coins”: more coins than were taken"
    for site, fate in enumerate(at.fates):
        if not BOXED <= fate < at.players:
            yield f"field “coins”: no such seat {fate}"
        elif fate >= 0 and site < at.layout.castles and at.owner_of[site] == fate:
            yield "field “coins”: nobody takes the coin of his own castle"


def _board(at: AmberPosition) -> Iterator[str]:
    sites = list(at.layout.sites)
    for square, form in enumerate(at.board):
        if (form == CASTLE) != (square in sites[: at.layout.castles]):
            yield f"field “board.{SQUARE_IDS[square]}”: castles stand where the layout says"
        if form == at.tiles.swamp_form and at.is_village(square):
            yield f"field “board.{SQUARE_IDS[square]}”: no swamp lies on a village"
    again = at.copy()
    driving.search_anew(again)
    if list(again.reach) != list(at.reach):
        yield "field “board”: the roads are searched to the end"
    for seat, castle in enumerate(at.castle_of):
        if castle >= 0 and at.owner_of[castle] != seat:
            yield f"field “seats[{seat}].castle”: has another owner"


def _agenda(at: AmberPosition) -> Iterator[str]:
    frames = agenda.written(at.agenda)
    if tuple(type(frame) for frame in frames) not in STACKS:
        yield "field “agenda”: these decisions can't be pending together"
        return
    if any(getattr(frame, "seat", 0) >= at.players for frame in frames):
        yield "field “agenda”: no such seat"
        return
    if len({frame.seat for frame in frames if hasattr(frame, "seat")}) > 1:
        yield "field “agenda”: the decisions belong to different seats"
        return
    for frame in frames:
        why = _misfit(at, frame)
        if why is not None:
            yield f"field “agenda”: {why}"
    top = frames[-1] if frames else None
    if (at.first_player < 0) != isinstance(top, FirstPlayer) or at.first_player >= at.players:
        yield "field “first_player”: is chosen first of all, and only once"
    chosen = sum(castle >= 0 for castle in at.castle_of)
    if isinstance(top, FirstPlayer | Deal | Display):
        yield from _nothing_played(at, 0, chosen)
    elif isinstance(top, Castles):
        yield from _nothing_played(at, top.chosen, chosen)
    else:
        yield from _in_play(at, top, chosen)


def _nothing_played(at: AmberPosition, wanted: int, chosen: int) -> Iterator[str]:
    if wanted != chosen:
        yield f"field “seats.castle”: {chosen} castles are chosen instead of {wanted}"
    if any(form >= 0 for form in at.board) or any(at.boxed) or any(fate != LIES for fate in at.fates):
        yield "field “board”: nothing is played before the castles are chosen"


def _in_play(at: AmberPosition, top: AnyFrame | None, chosen: int) -> Iterator[str]:
    if chosen != at.players:
        yield "field “seats.castle”: everybody has a castle"
        return
    if (at.winner >= 0) and (top is not None or at.winner >= at.players or not coins.linked_to_all(at, at.winner)):
        yield "field “winner”: has won at once and is linked to everything"
    if top is None and at.winner < 0 and at.deck_left > 0:
        yield "field “agenda”: the game isn't over while there is a stack"
    if top is not None and at.deck_left > 0 and any(size == 0 for size in at.sizes):
        yield "field “seats.hand”: nobody is without tiles while there is a stack"


def _misfit(at: AmberPosition, frame: AnyFrame) -> str | None:
    """Why the numbers of one pending decision can't be."""
    match frame:
        case Deal(seat, left) if not 1 <= left <= at.box.hand or left + at.sizes[seat] != at.box.hand:
            return "the tiles left to deal fill the hand"
        case Display(left) if not at.box.advanced or not 1 <= left == at.players - at.display_left:
            return "the tiles left to turn up fill the display"
        case Castles(seat, chosen) if chosen >= at.players or seat != (at.first_player + chosen) % at.players:
            return "that seat isn't next to choose a castle"
        case Castles(seat, _) if at.castle_of[seat] >= 0:
            return "that seat has a castle"
        case Turn(seat) if at.has_stopped(seat):
            return "that seat takes no more turns"
        case Swap(_, square) if at.board[SQUARE_NUMBERS[square]] < 0 or not bridge.sides_met(
            at, SQUARE_NUMBERS[square]
        ):
            return "no road was laid against the side of a straight"
        case Exchange(seat) if at.deck_left == 0 or at.sizes[seat] == 0:
            return "nothing can be exchanged"
        case Drawing(seat, left) if not 1 <= left <= min(at.deck_left, at.box.hand - at.sizes[seat]):
            return "that many tiles can't be drawn"
        case Choosing(seat, left) if not at.box.advanced or left + at.sizes[seat] > at.box.hand:
            return "that many tiles can't be taken"
        case Choosing(_, left) if left > at.deck_left + at.display_left:
            return "that many tiles aren't left"
        case Refill(place) if at.deck_left == 0 or place > len(at.display) or at.display[place - 1] != NO_TILE:
            return "that place of the display isn't filled"
    return None

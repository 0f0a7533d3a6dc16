"""What must hold at every ply: all tiles and coins accounted for, roads searched to the end, an agenda that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import gt

from kantor.core.counts import bad_stack, below_zero, counted, miscounted, misfits
from kantor.games.amber.data import TILE_IDS
from kantor.games.amber.rules import coins, driving
from kantor.games.amber.squares import SQUARE_IDS
from kantor.games.amber.state import BOXED, CASTLE, CASTLES, DEAL, DISPLAY, FIRST_PLAYER, LIES, NO_TILE
from kantor.games.amber.turn import AmberPosition

OVER = -1


def broken(at: AmberPosition) -> list[str]:
    agenda = bad_stack(at) or [*misfits(at), *_progress(at)]
    return [*_tiles(at), *_hands(at), *_coins(at), *_board(at), *agenda]


def _tiles(at: AmberPosition) -> Iterator[str]:
    """All 92 tiles."""
    kinds = list(at.tiles.kind_of)
    laid = Counter([TILE_IDS[kinds[form]] for form in list(at.board) if form >= 0])
    shown = Counter([TILE_IDS[kind] for kind in at.display if kind != NO_TILE])
    hands = (counted(TILE_IDS, at.hands, seat) for seat in range(at.players))
    others = (counted(TILE_IDS, at.boxed), counted(TILE_IDS, at.deck))
    yield from miscounted("deck", "tiles", counted(TILE_IDS, at.box.counts), laid, shown, *hands, *others)
    if at.deck_left != sum(at.deck) or at.display_left != sum(shown.values()):
        yield "field “deck”: the number of tiles left isn't their sum"
    yield from below_zero(at, "hands", "known", "deck", "boxed", "purses", "specials")


def _hands(at: AmberPosition) -> Iterator[str]:
    kinds, held, known = int(at.tiles.kinds), list(at.hands), list(at.known)
    for seat in range(at.players):
        size = sum(held[seat * kinds : (seat + 1) * kinds])
        if size != at.sizes[seat] or size > at.box.hand:
            yield f"field “seats[{seat}].hand”: has {size} tiles; {at.box.hand} are the most"
    if any(map(gt, known, held)):
        yield "field “seats.known”: more tiles are known than held"
    if not at.box.advanced and (any(known) or any(at.specials)):
        yield "field “seats.known”: belongs to the advanced variant"


def _coins(at: AmberPosition) -> Iterator[str]:
    """All 14 coins: on the board, before the players, in the box. Paid ones went from purse to box."""
    fates, purses = list(at.fates), list(at.purses)
    if fates.count(LIES) + sum(purses) + at.coin_box != at.box.coins or at.coin_box < at.box.coins - len(fates):
        yield "field “coins”: not all coins are accounted for"
    for seat, purse in enumerate(purses):
        if purse > fates.count(seat):
            yield f"field “seats[{seat}].coins”: more coins than were taken"
    for site, fate in enumerate(fates):
        if not BOXED <= fate < at.players:
            yield f"field “coins”: no such seat {fate}"
        elif fate >= 0 and site < at.layout.castles and at.owner_of[site] == fate:
            yield "field “coins”: nobody takes the coin of his own castle"


def _board(at: AmberPosition) -> Iterator[str]:
    castles = set(list(at.layout.sites)[: at.layout.castles])
    swamp = at.tiles.swamp_form
    for square, form in enumerate(list(at.board)):
        if (form == CASTLE) != (square in castles):
            yield f"field “board.{SQUARE_IDS[square]}”: castles stand where the layout says"
        if form == swamp and at.is_village(square):
            yield f"field “board.{SQUARE_IDS[square]}”: no swamp lies on a village"
    again = at.copy()
    driving.search_anew(again)
    if list(again.reach) != list(at.reach):
        yield "field “board”: the roads are searched to the end"
    for seat, castle in enumerate(at.castle_of):
        if castle >= 0 and at.owner_of[castle] != seat:
            yield f"field “seats[{seat}].castle”: has another owner"


def _progress(at: AmberPosition) -> Iterator[str]:
    """How far the game has come."""
    top = int(at.agenda.kind()) if at.agenda.depth else OVER
    if (at.first_player < 0) != (top == FIRST_PLAYER) or at.first_player >= at.players:
        yield "field “first_player”: is chosen first of all, and only once"
    chosen = sum(castle >= 0 for castle in at.castle_of)
    if top in (FIRST_PLAYER, DEAL, DISPLAY, CASTLES):
        yield from _nothing_played(at, int(at.agenda.first()) if top == CASTLES else 0, chosen)
    else:
        yield from _in_play(at, top == OVER, chosen)


def _nothing_played(at: AmberPosition, wanted: int, chosen: int) -> Iterator[str]:
    if wanted != chosen:
        yield f"field “seats.castle”: {chosen} castles are chosen instead of {wanted}"
    if any(form >= 0 for form in at.board) or any(at.boxed) or any(fate != LIES for fate in at.fates):
        yield "field “board”: nothing is played before the castles are chosen"


def _in_play(at: AmberPosition, over: bool, chosen: int) -> Iterator[str]:
    if chosen != at.players:
        yield "field “seats.castle”: everybody has a castle"
        return
    if (at.winner >= 0) and (not over or at.winner >= at.players or not coins.linked_to_all(at, at.winner)):
        yield "field “winner”: has won at once and is linked to everything"
    if over and at.winner < 0 and at.deck_left > 0:
        yield "field “agenda”: the game isn't over while there is a stack"
    if not over and at.deck_left > 0 and any(size == 0 for size in at.sizes):
        yield "field “seats.hand”: nobody is without tiles while there is a stack"

"""What must hold at every ply: all cards, tokens and special cards accounted for, and an agenda that can be."""

from __future__ import annotations

from collections.abc import Iterator

from kantor.core.counts import bad_stack, below_zero, counted, miscounted, misfits
from kantor.games.merchants.data import CARDS, FILE, GOOD_IDS, SPECIAL_CARDS, SPECIAL_IDS, TOKENS
from kantor.games.merchants.state import (
    BARE,
    DEAL,
    FIRST_PLAYER,
    GOODS,
    LOAD_SHIP,
    LOADING,
    MARKET,
    PILES,
    SHIP,
    SPECIALS,
    State,
)

OVER = -1
SET_UP = (FIRST_PLAYER, MARKET, DEAL, LOADING)


def broken(at: State) -> list[str]:
    return [*_pieces(at), *(bad_stack(at) or [*_progress(at), *misfits(at), *_fleets(at)])]


def _top(at: State) -> int:
    return int(at.agenda.kind()) if at.agenda.depth else OVER


def _pieces(at: State) -> Iterator[str]:
    seats = range(at.players)
    goods = [counted(GOOD_IDS, cells) for cells in (at.covered, at.deck)]
    shown = {good: int(at.showing(index)) for index, good in enumerate(GOOD_IDS)}
    yield from miscounted("deck", "cards", CARDS, shown, *goods, *(counted(GOOD_IDS, at.hands, seat) for seat in seats))
    aboard = (counted(GOOD_IDS, at.aboard, seat) for seat in seats)
    yield from miscounted("tokens", "tokens", TOKENS, counted(GOOD_IDS, at.tokens), *aboard)
    cards = (counted(SPECIAL_IDS, at.cards, seat) for seat in seats)
    yield from miscounted("stock", "cards", SPECIAL_CARDS, counted(SPECIAL_IDS, at.stock), *cards)
    yield from below_zero(at, "purses", "hands", "aboard", "cards", "covered", "tokens", "stock", "deck")
    if at.deck_left != sum(at.deck):
        yield "field “deck”: the number of cards left isn't their sum"


def _progress(at: State) -> Iterator[str]:
    """How far the game has come, and whether market and draw pile fit."""
    top = _top(at)
    if (at.first_player < 0) != (top == FIRST_PLAYER) or at.first_player >= at.players:
        yield "field “first_player”: is chosen first of all, and only once"
    bare = at.agenda.first() if top == MARKET else PILES if top == FIRST_PLAYER else 0
    if sum(pile == BARE for pile in at.market) != bare:
        yield "field “market”: the number of bare piles doesn't fit the agenda"
    if (at.deck_left == 0) != (top == OVER):
        yield "field “deck”: the game is over exactly when the last card is drawn"
    if top in SET_UP:
        yield from _set_up(at, top)


def _set_up(at: State, top: int) -> Iterator[str]:
    ships = 0 if top in (FIRST_PLAYER, MARKET) else FILE.ships_per_player
    loaded = int(at.agenda.first()) if top == LOADING else 0
    if any(at.covered) or any(at.purses):
        yield "field “covered”: nothing is earned or covered before the first turn"
    for seat in range(at.players):
        turn = (seat - at.first_player) % at.players
        if at.owned(seat, SHIP) != ships or any(at.owned(seat, card) for card in range(1, SPECIALS)):
            yield f"field “seats[{seat}].cards”: everybody has {ships} ships now and nothing else"
        dealt = _dealt(at, top, seat)
        if at.hand_size(seat) != dealt:
            yield f"field “seats[{seat}].hand”: {dealt} cards have been dealt"
        aboard = (loaded + at.players - 1 - turn) // at.players
        if _tokens(at, seat) != aboard:
            yield f"field “seats[{seat}].tokens”: {aboard} tokens have been loaded"


def _dealt(at: State, top: int, seat: int) -> int:
    if top == DEAL and seat >= at.agenda.seat():
        return FILE.hand - int(at.agenda.first()) if seat == at.agenda.seat() else 0
    return FILE.hand if top in (DEAL, LOADING) else 0


def _tokens(at: State, seat: int) -> int:
    return sum(int(at.carried(seat, good)) for good in range(GOODS))


def _fleets(at: State) -> Iterator[str]:
    """Every ship carries one token, but a ship just bought."""
    top = _top(at)
    if top in SET_UP:
        return
    for seat in range(at.players):
        ships, aboard = int(at.owned(seat, SHIP)), _tokens(at, seat)
        if aboard != ships - (top == LOAD_SHIP and at.agenda.seat() == seat):
            yield f"field “seats[{seat}].tokens”: {aboard} tokens on {ships} ships"
        if ships < FILE.ships_per_player:
            yield f"field “seats[{seat}].cards”: everybody keeps at least {FILE.ships_per_player} ships"

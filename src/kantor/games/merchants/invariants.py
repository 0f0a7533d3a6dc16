"""What must hold at every ply: all cards, tokens and special cards accounted for, and an agenda that can be."""

from __future__ import annotations

from collections.abc import Iterator

from kantor.games.merchants import agenda
from kantor.games.merchants.agenda import (
    STACKS,
    Deal,
    Drawing,
    FirstPlayer,
    Loading,
    LoadShip,
    Market,
    Offices,
    Planning,
    Selling,
)
from kantor.games.merchants.data import FILE, GOOD_IDS, SPECIAL_IDS
from kantor.games.merchants.state import BARE, DOCK, GOODS, OFFICE, SHIP, SPECIALS, Table


def broken(at: Table) -> list[str]:
    return [*_pieces(at), *_agenda(at)]


def _pieces(at: Table) -> Iterator[str]:
    seats = range(at.players)
    for index, good in enumerate(GOOD_IDS):
        cards = sum(at.held(seat, index) for seat in seats) + at.showing(index) + at.covered[index] + at.deck[index]
        if cards != FILE.cards_per_good:
            yield f"field “deck”: {cards} cards of {good} instead of {FILE.cards_per_good}"
        tokens = sum(at.carried(seat, index) for seat in seats) + at.tokens[index]
        if tokens != FILE.tokens_per_good:
            yield f"field “tokens”: {tokens} tokens of {good} instead of {FILE.tokens_per_good}"
    for index, special in enumerate(SPECIAL_IDS):
        count = FILE.special_cards[index].count
        found = sum(at.owned(seat, index) for seat in seats) + at.stock[index]
        if found != count:
            yield f"field “stock”: {found} cards of {special} instead of {count}"
    for name in ("purses", "hands", "aboard", "cards", "covered", "tokens", "stock", "deck"):
        if any(cell < 0 for cell in getattr(at, name)):
            yield f"field “{name}”: a count below zero"
    if at.deck_left != sum(at.deck):
        yield "field “deck”: the number of cards left isn't their sum"


def _agenda(at: Table) -> Iterator[str]:
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
    top = frames[-1] if frames else None
    yield from _progress(at, top)
    for frame in frames:
        why = _misfit(at, frame)
        if why is not None:
            yield f"field “agenda”: {why}"
    if not isinstance(top, FirstPlayer | Market | Deal | Loading):
        yield from _fleets(at, top)


def _progress(at: Table, top: object) -> Iterator[str]:
    """How far the set-up has come, and whether the draw pile fits."""
    bare = sum(pile == BARE for pile in at.market)
    if (at.first_player < 0) != isinstance(top, FirstPlayer) or at.first_player >= at.players:
        yield "field “first_player”: is chosen first of all, and only once"
    expected = top.left if isinstance(top, Market) else 6 if isinstance(top, FirstPlayer) else 0
    if bare != expected:
        yield "field “market”: the number of bare piles doesn't fit the agenda"
    if (at.deck_left == 0) != (top is None):
        yield "field “deck”: the game is over exactly when the last card is drawn"
    if isinstance(top, FirstPlayer | Market | Deal | Loading):
        yield from _set_up(at, top)


def _set_up(at: Table, top: FirstPlayer | Market | Deal | Loading) -> Iterator[str]:
    ships = 0 if isinstance(top, FirstPlayer | Market) else FILE.ships_per_player
    loaded = top.loaded if isinstance(top, Loading) else 0
    if any(at.covered) or any(at.purses):
        yield "field “covered”: nothing is earned or covered before the first turn"
    for seat in range(at.players):
        turn = (seat - at.first_player) % at.players
        if at.owned(seat, SHIP) != ships or any(at.owned(seat, card) for card in range(1, SPECIALS)):
            yield f"field “seats[{seat}].cards”: everybody has {ships} ships now and nothing else"
        if at.hand_size(seat) != _dealt(top, seat):
            yield f"field “seats[{seat}].hand”: {_dealt(top, seat)} cards have been dealt"
        aboard = (loaded + at.players - 1 - turn) // at.players
        if sum(at.carried(seat, good) for good in range(GOODS)) != aboard:
            yield f"field “seats[{seat}].tokens”: {aboard} tokens have been loaded"


def _dealt(top: FirstPlayer | Market | Deal | Loading, seat: int) -> int:
    if isinstance(top, Loading):
        return FILE.hand
    if isinstance(top, Deal):
        return FILE.hand if seat < top.seat else FILE.hand - top.left if seat == top.seat else 0
    return 0


def _fleets(at: Table, top: object) -> Iterator[str]:
    """Every ship carries one token, but a ship just bought."""
    for seat in range(at.players):
        empty = 1 if isinstance(top, LoadShip) and top.seat == seat else 0
        aboard = sum(at.carried(seat, good) for good in range(GOODS))
        if aboard != at.owned(seat, SHIP) - empty:
            yield f"field “seats[{seat}].tokens”: {aboard} tokens on {at.owned(seat, SHIP)} ships"
        if at.owned(seat, SHIP) < FILE.ships_per_player:
            yield f"field “seats[{seat}].cards”: everybody keeps at least {FILE.ships_per_player} ships"


def _misfit(at: Table, frame: object) -> str | None:
    """Why the numbers of one pending decision can't be."""
    match frame:
        case Market(left) if not 1 <= left <= len(at.market):
            return "1 to 6 piles can be left to fill"
        case Deal(_, left) if not 1 <= left <= FILE.hand:
            return f"1 to {FILE.hand} cards can be left to deal"
        case Loading(seat, loaded) if (
            loaded >= at.players * FILE.ships_per_player or seat != (at.first_player + loaded) % at.players
        ):
            return "that seat isn't next to load"
        case Planning(seat, _, docks) if docks > at.owned(seat, DOCK):
            return "more exchanges than docks"
        case Selling(_, good, piles):
            return _bad_sale(at, GOOD_IDS.index(good), piles)
        case Drawing(_, left, office) if not 1 <= left <= min(1 if office else FILE.cards_drawn, at.deck_left):
            return "that many cards can't be drawn"
        case Offices(seat, left) if left > at.owned(seat, OFFICE):
            return "more cards than offices"
    return None


def _bad_sale(at: Table, good: int, piles: tuple[int, ...]) -> str | None:
    if not piles or len(set(piles)) != len(piles) or any(at.market[pile - 1] != good for pile in piles):
        return "the piles covered this turn show the good being sold"
    if sum(at.covered) < len(piles):
        return "each card put down covers one"
    return None

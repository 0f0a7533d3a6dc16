"""What must hold at every ply: every army, city, coin, card and token accounted for, and an agenda that can be."""

from __future__ import annotations

from collections.abc import Iterator

from kantor.core.counts import bad_stack, below_zero, misfits
from kantor.games.empire import scoring
from kantor.games.empire.data import FILE, GOOD_IDS, MAPS
from kantor.games.empire.rules import bidding
from kantor.games.empire.state import (
    ACTING,
    BID_LOT,
    BIDDING,
    CHOOSING,
    DECK,
    GOODS,
    JOKERS,
    NEUTRAL,
    NEUTRAL_LOT,
    NONE,
    PAST,
    ROW,
    ROW_OF_CARDS,
    SLOTS,
    SYMBOLS,
    TAKING,
    TOKENS,
    TRIANGLES,
    State,
)

OVER = -1


def broken(at: State) -> list[str]:
    return [*_pieces(at), *_cards(at), *_tokens(at), *_past(at), *(bad_stack(at, one_seat=False) or _agenda(at))]


def _pieces(at: State) -> Iterator[str]:
    regions, armies, all_cities = int(at.box.board.regions), list(at.armies), list(at.cities)
    for owner in range(at.box.owners):
        where = f"seats[{owner}]" if owner < at.players else "neutral"
        places = slice(owner * regions, (owner + 1) * regions)
        whole = at.box.armies if owner < at.players else at.box.neutral_armies
        if sum(armies[places]) + at.supply[owner] != whole or at.supply[owner] < 0:
            yield f"field “{where}”: the armies on the map and in the supply aren't {whole}"
        cities = sum(all_cities[places])
        if cities + (at.city_supply[owner] if owner < at.players else 0) != (
            at.box.cities if owner < at.players else 0
        ):
            yield f"field “{where}”: the cities on the map and in the supply aren't {at.box.cities}"
    yield from below_zero(at, "coins", "armies", "cities", "supply", "city_supply", "jokers", "past")
    for seat in range(at.players):
        yield from _purse(at, seat)


def _purse(at: State, seat: int) -> Iterator[str]:
    """Coins are spent on the winning bid and on cards, and never come back."""
    bid = int(at.bids[seat])
    if bid != NONE and not 0 <= bid <= at.box.purse:
        yield f"field “seats[{seat}].bid”: not between nothing and the whole purse"
    spent = at.box.purse - at.coins[seat] - (bid if seat == at.first_player else 0)
    if not 0 <= spent <= at.box.prices[SLOTS - 1] * at.taken[seat]:
        yield f"field “seats[{seat}].coins”: {at.coins[seat]} coins can't be left after {at.taken[seat]} cards"


def _cards(at: State) -> Iterator[str]:
    places, row, symbols = list(at.card_at), list(at.row), list(at.symbols)
    goods, counts = list(at.box.card_good), list(at.box.card_count)
    for card, (ident, place) in enumerate(zip(at.box.card_ids, places, strict=True)):
        in_row = row.count(card)
        if in_row != (place == ROW_OF_CARDS) or not ROW_OF_CARDS <= place < at.players:
            yield f"field “row”: card {ident} is at no place or at two"
    for seat in range(at.players):
        own = [card for card, place in enumerate(places) if place == seat]
        if len(own) != at.taken[seat]:
            yield f"field “seats[{seat}].cards”: not as many as were taken"
        found = [0] * SYMBOLS
        for card in own:
            found[goods[card]] += counts[card]
        for count, kept in zip(found, symbols[seat * SYMBOLS : (seat + 1) * SYMBOLS], strict=True):
            if count != kept:
                yield f"field “seats[{seat}].cards”: the symbols aren't those of the cards"
    if places.count(DECK) + sum(at.taken) + len(row) - row.count(NONE) != at.box.cards:
        yield "field “deck”: the cards don't add up"


def _tokens(at: State) -> Iterator[str]:
    placed = [int(good) for good in at.tokens if good != NONE]
    if any(placed.count(good) > FILE.tokens_per_good for good in range(GOODS)):
        yield f"field “tokens”: more than {FILE.tokens_per_good} of one good"
    if list(at.tokens[: len(placed)]) != placed:
        yield "field “tokens”: the triangles get their tokens in order"


def _past(at: State) -> Iterator[str]:
    if not 0 <= at.game < at.box.games or any(at.past[int(at.game * at.players * PAST) :]):
        yield "field “past”: only finished games are written down"
    side = MAPS[at.box.board.key]
    most = (len(side.regions), len(side.continents), 5 * len(GOOD_IDS), int(at.box.purse), int(at.box.armies))
    for start in range(0, int(at.game * at.players * PAST), PAST):
        if any(at.past[start + what] > most[what] for what in range(PAST)):
            yield "field “past”: more than one game can bring"


def _agenda(at: State) -> Iterator[str]:
    kinds = [kind for kind, *_ in at.agenda.listed()] or [OVER]
    yield from _table(at, kinds)
    yield from _before_turns(at, kinds) if kinds[0] in (BIDDING, BID_LOT) else _turns(at, kinds)
    yield from misfits(at)


def _table(at: State, kinds: list[int]) -> Iterator[str]:
    """Tokens, row and first player as far as the game has come."""
    top = kinds[-1]
    placed = sum(good != NONE for good in at.tokens)
    full = TRIANGLES if at.box.with_tokens else 0
    if placed >= full if top == TOKENS else placed != full:
        yield "field “tokens”: not as many as are due"
    bare = [slot for slot in range(SLOTS) if at.row[slot] == NONE]
    if top == TOKENS:
        fits = len(bare) == SLOTS
    elif top == ROW:
        fits = bool(bare) and bare[-1] == SLOTS - 1 and len(bare) == SLOTS - bare[0]
        fits = fits and (len(bare) == 1 or kinds[0] == BIDDING)
    elif top in (JOKERS, OVER):
        fits = bare == [SLOTS - 1]
    else:
        fits = len(bare) == (top == CHOOSING or top >= ACTING)
    if not fits:
        yield "field “row”: the bare slots don't fit the agenda"
    begun = kinds[0] not in (BIDDING, BID_LOT)
    if begun != (0 <= at.first_player < at.players):
        yield "field “first_player”: is there from the end of the bid on"


def _before_turns(at: State, kinds: list[int]) -> Iterator[str]:
    for seat in range(at.players):
        if at.taken[seat] or at.coins[seat] != at.box.purse or any(at.cities):
            yield f"field “seats[{seat}]”: nothing is spent, taken or built before the first turn"
        if at.armies_in(seat, at.box.board.start) != at.box.start_armies or at.armies_on_map(seat) != (
            at.box.start_armies
        ):
            yield f"field “seats[{seat}].armies”: three stand in the start region before the first turn"
    if any(at.jokers):
        yield "field “seats”: jokers are assigned at the end"
    bids = sum(bid != NONE for bid in at.bids)
    if kinds[-1] == BID_LOT:
        if bids != at.players or not at.box.tie_by_lot or sum(bidding.is_tied(at, s) for s in range(at.players)) < 2:
            yield "field “agenda”: the lot is drawn among equal highest bids"
    elif bids >= at.players if kinds[-1] == BIDDING else bids:
        yield "field “seats”: bids are sealed only while they are made"
    yield from _neutrals(at, kinds)


def _neutrals(at: State, kinds: list[int]) -> Iterator[str]:
    if not at.box.neutral_armies:
        if NEUTRAL_LOT in kinds or NEUTRAL in kinds:
            yield "field “agenda”: the match is without neutral armies"
        return
    left = at.supply[at.players]
    if kinds[-1] == NEUTRAL:
        if left == 0:
            yield "field “neutral”: all armies stand already"
    elif NEUTRAL_LOT in kinds:
        if left != at.box.neutral_armies:
            yield "field “neutral”: the armies are put after the lot"
    elif left or (len(kinds) > 1 and kinds[-1] in (ROW, TOKENS)):
        yield "field “neutral”: the armies are put before the bid"


def _turns(at: State, kinds: list[int]) -> Iterator[str]:
    """Everybody has had the turns that are due, from the first player on."""
    if any(bid == NONE for bid in at.bids) or not bidding.is_tied(at, at.first_player):
        yield "field “first_player”: is one of the highest bidders"
        return
    order = [(int(at.first_player) + turn) % int(at.players) for turn in range(at.players)]
    counts = [int(at.taken[seat]) for seat in order]
    done = at.box.goal
    taking = kinds[0] == TAKING
    if taking or kinds[0] == CHOOSING or kinds[0] >= ACTING:
        turn = order.index(at.agenda.listed()[0][1]) + (not taking)
        done = counts[-1] if turn < len(order) else counts[0]
        expected = [done + (place < turn and turn < len(order)) for place in range(len(order))]
        if counts != expected or max(counts) > at.box.goal or (taking and done == at.box.goal):
            yield "field “seats”: the cards taken don't fit whose turn it is"
        if kinds[-1] == ROW and not sum(counts):
            yield "field “agenda”: the row is full before the first turn"
        if any(at.jokers):
            yield "field “seats”: jokers are assigned at the end"
    elif any(count != done for count in counts):
        yield f"field “seats”: at the end everybody has {done} cards"
    else:
        yield from _jokers(at)


def _jokers(at: State) -> Iterator[str]:
    waiting = at.agenda.seat() if at.agenda.depth else None
    passed = True
    for turn in range(at.players):
        seat = (int(at.first_player) + turn) % int(at.players)
        free, goods = at.free_jokers(seat), scoring.goods_owned(at, seat)
        assigned = [good for good in range(GOODS) if at.jokers[seat * GOODS + good]]
        passed = passed and seat != waiting
        if free < 0 or not all(scoring.owns(at, seat, good) for good in assigned):
            yield f"field “seats[{seat}].jokers”: a joker joins a good that the player has"
        elif seat == waiting and (free == 0 or goods < 2):
            yield "field “agenda”: that seat has no joker to assign"
        elif passed and free and goods:
            yield f"field “seats[{seat}].jokers”: were to be assigned before"
        elif not passed and seat != waiting and assigned:
            yield f"field “seats[{seat}].jokers”: are assigned in turn order"

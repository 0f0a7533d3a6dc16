"""What a seat sees of the table. Hands are secret, their size is open; what is bought, loaded and earned is open."""

from __future__ import annotations

from msgspec import Struct

from kantor.core.position import CHANCE, NOBODY, options_of
from kantor.core.view import Prompt
from kantor.games.merchants.data import GOOD_IDS, Good, Special
from kantor.games.merchants.state import (
    BARE,
    BUY,
    LOAD_SHIP,
    LOADING,
    OFFICES,
    PASS,
    PILES,
    PLANNING,
    PUT,
    SELL,
    SELLING,
    TRADING,
    Table,
)
from kantor.games.merchants.tally import goods, specials


class PlayerView(Struct, frozen=True):
    """One player's side of the table; `hand` is there only for the player himself."""

    seat: int
    coins: int
    cards: dict[Special, int]
    tokens: dict[Good, int]
    hand_size: int
    hand: dict[Good, int] | None


class TableView(Struct, frozen=True):
    """The table. `sale` is the good being sold, `covered` the piles covered for it in this turn."""

    first_player: int | None
    market: tuple[Good | None, ...]
    sale: Good | None
    covered: tuple[int, ...]
    deck: int
    tokens: dict[Good, int]
    stock: dict[Special, int]
    players: tuple[PlayerView, ...]


def table(at: Table, seat: int | None) -> TableView:
    selling = at.agenda.depth > 0 and at.agenda.kind() == SELLING
    covered = int(at.agenda.second()) if selling else 0
    return TableView(
        first_player=int(at.first_player) if at.first_player >= 0 else None,
        market=tuple(None if pile == BARE else GOOD_IDS[pile] for pile in at.market),
        sale=GOOD_IDS[at.agenda.first()] if selling else None,
        covered=tuple(pile + 1 for pile in range(PILES) if covered >> pile & 1),
        deck=int(at.deck_left),
        tokens=goods(at.tokens),
        stock=specials(at.stock),
        players=tuple(_player(at, other, seat) for other in range(at.players)),
    )


def _player(at: Table, seat: int, viewer: int | None) -> PlayerView:
    return PlayerView(
        seat=seat,
        coins=int(at.purses[seat]),
        cards=specials(at.cards, seat),
        tokens=goods(at.aboard, seat),
        hand_size=int(at.hand_size(seat)),
        hand=goods(at.hands, seat) if seat == viewer else None,
    )


_PROMPTS = {
    LOADING: "load",
    PLANNING: "plan",
    LOAD_SHIP: "load-ship",
    TRADING: "trade",
    SELLING: "sell",
    OFFICES: "office",
}


def prompt(at: Table, seat: int | None) -> Prompt:
    """What the seat is asked, or whom the table waits for."""
    actor = int(at.actor())
    if actor == NOBODY:
        return Prompt("over")
    if actor == CHANCE:
        return Prompt("chance")
    if actor != seat:
        return Prompt("wait", actor)
    return Prompt(_PROMPTS[int(at.agenda.kind())], actor, _arguments(at))


def _arguments(at: Table) -> dict[str, int | str]:
    kind = at.agenda.kind()
    offered = options_of(at, int(at.agenda.seat()))
    if kind == PLANNING:
        return {
            "exchanges": int(at.agenda.first() + at.agenda.second()),
            "action": int(at.agenda.first()),
            "buy": _yes(any(BUY <= move < PASS for move in offered)),
        }
    if kind == TRADING:
        cards = min(at.box.cards_drawn, at.deck_left)
        return {"hand": _yes(any(PUT <= move < SELL for move in offered)), "cards": int(cards)}
    if kind == SELLING:
        good = at.agenda.first()
        more = _yes(any(PUT <= move < SELL for move in offered))
        return {"good": GOOD_IDS[good], "showing": int(at.showing(good)), "more": more}
    return {"left": int(min(at.agenda.first(), at.deck_left))} if kind == OFFICES else {}


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"

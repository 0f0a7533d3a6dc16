"""The table in lines of text, for terminals and screen readers."""

from collections.abc import Callable, Mapping

from kantor.core.counts import counted
from kantor.core.text import Texts
from kantor.games.merchants import view
from kantor.games.merchants.data import GOOD_IDS, Good, Special
from kantor.games.merchants.state import State
from kantor.games.merchants.view import PlayerView, TableView


def lines(at: State, seats: frozenset[int], texts: Texts, seat_name: Callable[[int], str]) -> str:
    table = view.table(at, None)
    players = [_player(at, player, player.seat in seats, texts, seat_name) for player in table.players]
    return "\n".join([*_middle(table, texts), *players])


def _middle(table: TableView, texts: Texts) -> list[str]:
    piles = [texts.say(f"good-{good}") if good else "-" for good in table.market]
    return [
        texts.say("board-market", piles="  ".join(f"{number}: {pile}" for number, pile in enumerate(piles, 1))),
        texts.say("board-supply", deck=table.deck, tokens=_counts("good", table.tokens, texts)),
        texts.say("board-stock", cards=_counts("card", table.stock, texts)),
    ]


def _player(at: State, player: PlayerView, open_hand: bool, texts: Texts, seat_name: Callable[[int], str]) -> str:
    return texts.say(
        "board-player-open" if open_hand else "board-player",
        turn="yes" if at.actor() == player.seat else "no",
        seat=seat_name(player.seat),
        coins=player.coins,
        tokens=_counts("good", player.tokens, texts),
        cards=_counts("card", player.cards, texts),
        size=player.hand_size,
        hand=_counts("good", counted(GOOD_IDS, at.hands, player.seat), texts) if open_hand else "",
    )


def _counts(kind: str, counts: Mapping[Good, int] | Mapping[Special, int], texts: Texts) -> str:
    found = [f"{texts.say(f'{kind}-{ident}')} {count}" for ident, count in counts.items() if count]
    return ", ".join(found) or "-"

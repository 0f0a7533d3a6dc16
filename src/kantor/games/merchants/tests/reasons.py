"""When each rule that a refusal names forbids a move. Written from the rulebook."""

from tests.contract.refusals import Reason, Refused

PRICES = {"ship": 10, "contract": 11, "office": 8, "dock": 12}
PLANNING = ("exchange", "buy", "pass")


REASONS: dict[str, Reason] = {
    "chance-decides": lambda no: no.of("card", "first"),
    "loading-first": lambda no: no.during("loading", "load-ship") and not no.of("load"),
    "loading-supply": lambda no: (
        no.during("loading", "load-ship") and no.of("load") and aboard(no, no.move["good"]) == 5
    ),
    "planning-first": lambda no: no.during("planning") and not no.of(*PLANNING),
    "planning-one-action": lambda no: no.during("planning") and not no.frame["action"] and no.of("buy"),
    "exchange-another-good": lambda no: exchanges(no) and no.move["give"] == no.move["take"],
    "exchange-own-token": lambda no: exchanges(no) and no.me["tokens"].get(no.move["give"], 0) == 0,
    "exchange-supply": lambda no: exchanges(no) and aboard(no, no.move["take"]) == 5,
    "buy-price": lambda no: buys(no) and PRICES[no.move["card"]] > no.me["coins"],
    "buy-stock": lambda no: buys(no) and bought(no, no.move["card"]) == (14 if no.move["card"] == "ship" else 2),
    "trade-duty": lambda no: no.during("trading") and not no.of("put", "draw", "sell"),
    "sale-needs-card": lambda no: no.during("trading") and no.of("sell"),
    "play-from-hand": lambda no: (
        no.during("trading", "selling") and no.of("put") and no.me["hand"].get(no.move["good"], 0) == 0
    ),
    "play-one-good": lambda no: no.during("selling") and no.of("put") and no.move["good"] != no.frame["good"],
    "play-different-piles": lambda no: no.during("selling") and no.of("put") and no.move["pile"] in no.frame["piles"],
    "sale-to-finish": lambda no: no.during("selling") and not no.of("put", "sell"),
    "office-last": lambda no: no.during("offices") and not no.of("take", "done"),
}


def exchanges(no: Refused) -> bool:
    return no.during("planning") and no.of("exchange")


def buys(no: Refused) -> bool:
    return no.during("planning") and no.of("buy") and no.frame["action"]


def aboard(no: Refused, good: str) -> int:
    """Tokens of a good on all ships; there are five."""
    return sum(seat["tokens"].get(good, 0) for seat in no.position["seats"])


def bought(no: Refused, card: str) -> int:
    return sum(seat["cards"].get(card, 0) for seat in no.position["seats"])

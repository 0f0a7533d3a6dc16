"""When each rule of the toy that a refusal names forbids a move."""

from typing import Any

TURN = {"bid": {"bid"}, "ask": {"ask", "keep"}, "answer": {"pay", "show", "refuse"}}


def task(no: Any) -> str:
    return str(no.position["agenda"][-1][0])


REASONS = {
    "in-order": lambda no: no.kind not in TURN[task(no)],
    "bid-purse": lambda no: task(no) == "bid" and no.of("bid") and no.move["coins"] > no.me["coins"],
    "ask-rival": lambda no: task(no) == "ask" and no.of("ask") and no.move["seat"] == no.seat,
    "pay-purse": lambda no: task(no) == "answer" and no.of("pay") and no.me["coins"] == 0,
    "show-held": lambda no: (
        task(no) == "answer"
        and no.of("show")
        and no.me["secret"][no.move["value"] - 1] + no.me["known"][no.move["value"] - 1] == 0
    ),
}

"""When each rule of Ballast that a refusal names forbids a move."""

from tests.ballast.state import BEARS

REASONS = {
    "chance-decides": lambda no: no.of("stone"),
    "full-ship": lambda no: (
        no.of("load")
        and sum(weight * stones for weight, stones in enumerate(no.position["ships"][no.seat]["loaded"], 1)) >= BEARS
    ),
}

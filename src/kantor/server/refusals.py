"""Refusals, in the same form over HTTP and sockets: a message id, the rule of the game if one forbids it, and the
sentence in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from kantor.core.errors import BadPosition, BadRecord, BadSettings, KantorError, OutOfTurn, StaleMove
from kantor.core.text import LANGUAGES
from kantor.server import metrics

FOLDER: Final = Path(__file__).parent

_STATUS: Final[dict[type[KantorError], int]] = {
    OutOfTurn: 409,
    StaleMove: 409,
    BadRecord: 409,
    BadPosition: 409,
    BadSettings: 400,
}


class Refusal(KantorError):
    """Something that the server, not a rule, refuses. `status` is its sort as an HTTP status."""

    def __init__(self, message: str, /, status: int = 409, **args: Any) -> None:
        self.status = status
        super().__init__(message, folder=FOLDER, **args)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_again, (self.message, self.status, self.args_of_message))


def _again(message: str, status: int, args: dict[str, Any]) -> Refusal:
    return Refusal(message, status, **args)


class Refused(Struct, frozen=True):
    """A refusal on the wire."""

    error: str
    say: dict[str, str]
    rule: str | None = None
    where: str | None = None


def refused(error: KantorError, where: str | None = None) -> Refused:
    metrics.REFUSALS.labels(error.message).inc()
    say = {language: error.say(language) for language in LANGUAGES}
    return Refused(error.message, say, error.rule, where)


def status_of(error: KantorError) -> int:
    return error.status if isinstance(error, Refusal) else _STATUS.get(type(error), 400)


def no_such_table() -> Refusal:
    return Refusal("no-such-table", 404)


def database_away() -> Refusal:
    return Refusal("database-away", 503)


def not_your_seat(seat: int) -> Refusal:
    return Refusal("not-your-seat", 403, seat=seat)


def no_such_seat(seat: object, last: int) -> KantorError:
    return Refusal("table-no-such-seat", 404, seat=str(seat)[:20], last=last)

"""The server's log: lines for people or JSON for machines, each with the id of its request and never a secret."""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Final, Literal

from pythonjsonlogger.json import JsonFormatter

from kantor.server.refusals import Refusal

Form = Literal["text", "json"]
LEVELS: Final = ("debug", "info", "warning", "error")

request_id: ContextVar[str] = ContextVar("request_id", default="-")

# What may stand in an error's text: passwords in addresses of databases, tokens in cookies and headers.
_SECRETS: Final = (
    (re.compile(r"(\w+://[^\s:/@]*):[^\s@]*@"), r"\1:***@"),
    (re.compile(r"(?i)((?:__host-)?kantor_(?:session|admin|csrf)=)[^;\s'\",]+"), r"\1***"),
    (re.compile(r"(?i)((?:authorization|cookie|x-kantor-csrf)['\"]?\s*[:=,]\s*)b?['\"]?[^\s'\"].*"), r"\1***"),
    (re.compile(r"(?i)(password\s*[=:]\s*)\S+"), r"\1***"),
)


def new_request_id() -> str:
    return secrets.token_hex(8)


def without_secrets(text: str) -> str:
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class WithRequest(logging.Filter):
    """Gives every line the id of the request that it was written for."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = request_id.get()
        return True


class Often(logging.Filter):
    """Lets the same complaint through so many times a minute, and says then how many were left out."""

    def __init__(self, most: int = 20, seconds: float = 60.0) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._counts: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = f"{record.name}:{record.msg if isinstance(record.msg, str) else type(record.msg)}"[:200]
        now = time.monotonic()
        since, count = self._counts.get(key, (now, 0))
        if now - since >= self._seconds:
            if count > self._most:
                record.msg = f"{record.msg} (and {count - self._most} more like it before)"
            since, count = now, 0
            if len(self._counts) > 500:
                self._counts.clear()
        self._counts[key] = (since, count + 1)
        # Requests are counted elsewhere and are wanted one by one where they are wanted at all.
        return count < self._most or record.levelno < logging.WARNING


class PlainFormatter(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s [%(request_id)s] %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class MachineFormatter(JsonFormatter):
    """One line of JSON each."""

    def __init__(self) -> None:
        super().__init__(
            "%(asctime)s %(levelname)s %(name)s %(request_id)s %(message)s",
            rename_fields={"asctime": "at", "levelname": "level", "name": "logger", "request_id": "request"},
            json_ensure_ascii=False,
        )

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


def set_up(form: str, level: str) -> None:
    """Write the log to the standard error stream, in the given form."""
    if form not in ("text", "json"):
        raise Refusal("log-form", got=form[:60])
    if level not in LEVELS:
        raise Refusal("log-level", got=level[:60])
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(MachineFormatter() if form == "json" else PlainFormatter())
    handler.addFilter(WithRequest())
    handler.addFilter(Often())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kantor").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True

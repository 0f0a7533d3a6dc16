"""Structs as plain JSON data."""

from typing import Any

import msgspec


def plain(value: object) -> Any:
    """What a reader of the JSON would get: objects, lists, numbers and texts only."""
    return msgspec.json.decode(msgspec.json.encode(value))

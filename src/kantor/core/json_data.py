"""Structs as JSON data, and JSON data as lines of text."""

from typing import Any

import msgspec


def json_data(value: object) -> Any:
    """What a reader of the JSON would get: objects, lists, numbers and texts only."""
    return msgspec.json.decode(msgspec.json.encode(value))


def outline(data: Any, depth: int = 0) -> list[str]:
    """JSON data in lines, what is inside indented; what is empty is left out."""
    indent = "  " * depth
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    lines = []
    for key, value in pairs:
        if isinstance(value, dict | list) and value:
            lines += [f"{indent}{key}:", *outline(value, depth + 1)]
        elif value is not None and not isinstance(value, dict | list):
            lines.append(f"{indent}{key}: {value}")
    return lines

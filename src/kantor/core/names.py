"""Names of things, derived from the names of their classes."""

import re


def kebab(name: str) -> str:
    """`CardDrawn` -> `card-drawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()

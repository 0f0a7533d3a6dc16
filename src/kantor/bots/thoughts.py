"""What a bot thought: of every move that it looked at, how often, and who would win after it."""

from __future__ import annotations

from msgspec import Struct


class OptionThoughts(Struct, frozen=True):
    """One move. `chances` are the win chances of all seats, `low` and `high` bound the own one (95 %), `line` is how
    the bot expects the game to go on, from this move."""

    move: int
    visits: int
    chances: tuple[float, ...]
    low: float
    high: float
    line: tuple[int, ...] = ()


class Thoughts(Struct, frozen=True):
    """The move that a bot chose, and why: the options most looked at first. `judged_by` names what judged positions:
    `learned`, `evaluate`, or "" where a bot doesn't tell."""

    move: int
    options: tuple[OptionThoughts, ...] = ()
    nodes: int = 0
    simulations: int = 0
    milliseconds: float = 0.0  # of processor time
    judged_by: str = ""

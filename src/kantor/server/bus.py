"""What the processes on one database tell each other: new entries, who is present, which sessions have ended.

Nothing depends on it being heard. Entries that nobody told of are found by `follower.Follower`, and telling happens
after a change is durable and can't fail it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from msgspec import Struct

Pace = Literal["calm", "brisk", "fast"]
# Each socket at a table: its person, how bots shall play, and whether it is looked at. Older hosts leave out the last.
Present = tuple[tuple[Any, ...], ...]


class Listener(Struct):
    """Who is called with what other processes tell."""

    head: Callable[[str, int], None] = lambda table, head: None
    present: Callable[[str, str, Present], None] = lambda process, table, present: None
    left: Callable[[str], None] = lambda process: None
    session_ended: Callable[[str], None] = lambda token_hash: None
    talk: Callable[[str], None] = lambda table: None
    # Called when messages may have been missed.
    compare: Callable[[], Awaitable[Any]] | None = None
    # All that this process should tell one that has just come.
    everybody: Callable[[], dict[str, Present]] = dict


class Bus:
    """The bus of a single process: there is nobody to tell."""

    def __init__(self) -> None:
        self.listener = Listener()

    @property
    def others_think(self) -> bool:
        """Whether some other process does nothing but think for bots."""
        return False

    def publish(self, table: str, head: int) -> None:
        """A table has a new last entry. As all of these, it never fails and never waits."""

    def publish_present(self, table: str, present: Present) -> None:
        """Who is at a table of this process has changed."""

    def publish_ended(self, token_hash: str) -> None:
        """A session has ended."""

    def publish_talk(self, table: str) -> None:
        """What is said at a table has changed."""

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

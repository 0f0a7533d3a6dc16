"""How long whoever doesn't think by himself waits before a move: as long as a person would, by the table's wish."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from kantor.server.bus import Pace
from kantor.server.presence import PACES
from kantor.server.table import Table
from kantor.server.tables import Tables

FACTORS: Final[Mapping[Pace, float]] = MappingProxyType({"calm": 2.0, "brisk": 1.0, "fast": 0.0})  # of the pause


class Pauses:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def drawn(self, table: Table) -> float:
        """Seconds, before what is wished for at the table counts."""
        settings = self._tables.settings
        low, high = settings.pause_midway if table.playing.midway else settings.pause
        return random.uniform(low, high)

    async def rest(self, ident: str, began: float, pause: float, least: float = 0.0) -> None:
        """Wait as long as those at the table wish, who may change their minds; `least` is the smallest factor."""
        while (left := began + pause * max(least, FACTORS[await self._pace(ident)]) - time.monotonic()) > 0:
            await asyncio.sleep(min(left, 0.1))

    async def _pace(self, ident: str) -> Pace:
        """The quickest pace that somebody wants who sits at the table or hosts it."""
        visitors = self._tables.presence.at(ident)
        if all(visitor.pace == "brisk" for visitor in visitors):
            return "brisk"
        table = await self._tables.table(ident)
        heard = {table.row.host, *(holder.person for holder in table.holders if holder.person)}
        wishes = [visitor.pace for visitor in visitors if visitor.person in heard]
        return max(wishes, key=PACES.index, default="brisk")

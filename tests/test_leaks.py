"""Nothing is left behind: positions, views and previews give their memory back, compiled as well.

A vec that interpreted code makes and hands to compiled code is never freed, so compiled code makes them all. This
counts the resident memory of the process over thousands of calls.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import kantor
from kantor import GAMES, Match
from kantor.core.dice import Dice

STATM = Path("/proc/self/statm")
MOST = 0.05  # KiB a call
WARM_UP = 1000  # until caches and the allocator's own memory have filled
CALLS = 2000
DEALS = 40  # moves played first, so that there is something on the table

pytestmark = pytest.mark.skipif(
    not kantor.COMPILED or not STATM.exists(), reason="counts the memory of compiled code, where the system tells it"
)


def resident() -> float:
    """KiB of memory that the process holds."""
    gc.collect()
    pages = int(STATM.read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def calls(key: str) -> dict[str, Callable[[], object]]:
    game = GAMES[key]
    match = Match(key, players=3, seed=5)
    for _ in range(DEALS):
        if match.actors:
            seat = match.actors[0]
            match.play(seat, match.options(seat)[0])
    setup, text = match.setup, match.position()
    _, position = game.position_from_json(text)
    seat = match.actors[0]
    option = match.options(seat)[0]
    dice = Dice(1)
    return {
        "new": lambda: game.new(setup),
        "load": lambda: game.position_from_json(text),
        "write": lambda: game.position_to_json(position, setup),
        "view": lambda: game.view(position, seat),
        "preview": lambda: match.preview(seat, option),
        "copy": position.copy,
        "resample": lambda: position.resample(seat, dice),
    }


@pytest.mark.parametrize("what", ["new", "load", "write", "view", "preview", "copy", "resample"])
@pytest.mark.parametrize("key", GAMES)
def test_no_call_leaves_memory_behind(key: str, what: str) -> None:
    call = calls(key)[what]
    for _ in range(WARM_UP):
        call()
    before = resident()
    for _ in range(CALLS):
        call()
    assert (resident() - before) / CALLS < MOST

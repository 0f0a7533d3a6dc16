"""What an entry costs a process: one of its own (judged, tried and applied), one of another process (read and applied),
and the messages to every seat. Ratios of one run.

usage: python -m bench.entries [entries]
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import msgspec

from kantor import GAMES, Match
from kantor.server.clock import Clock
from kantor.server.entries import Entry
from kantor.server.store import Change, StoredTable
from kantor.server.table import Table

PLAYERS = 3
ROUNDS = 3


class Times:
    def __init__(self) -> None:
        self.own = self.foreign = self.messages = self.load = 0.0
        self.entries = 0


def begun(game: str) -> list[Entry]:
    setup = GAMES[game].setup(PLAYERS)
    clock = Clock()
    data = {"game": game, "players": PLAYERS, "settings": dict(setup.settings), "title": "", "public": True}
    data["catalogue"] = GAMES[game].catalogue(setup).fingerprint
    entries = [Entry(0, "open", "person", clock.now(), None, "ada", data)]
    entries += [Entry(seat + 1, "join", "person", clock.now(), seat, "ada") for seat in range(PLAYERS)]
    return [*entries, *loaded(entries).start("ada").entries]


def loaded(entries: list[Entry], ident: str = "t") -> Table:
    game = GAMES[entries[0].data["game"]]
    return Table(StoredTable(ident, tuple(entries), {}), game, Match, Clock())


def shown(table: Table, since: int) -> None:
    for seat in (*range(PLAYERS), None):
        table.update(seat, since)


def measure(game: str, most: int) -> Times:
    """One match, played by one process and followed by another, side by side."""
    found = Times()
    dice = random.Random(1)
    entries = begun(game)
    own, foreign = loaded(entries), loaded(entries)
    shown(own, 0)
    shown(foreign, 0)
    while own.row.state == "running" and found.entries < most:
        seat = own.playing.actors[0]
        move = dice.choice(own.playing.option_indices(seat))
        decision = own.decision(seat)
        assert decision is not None
        before = own.entry
        begin = time.process_time()
        change = own.play(seat, decision, move, "person", "ada")
        assert isinstance(change, Change)
        rows: list[Any] = [msgspec.json.encode(entry.data) for entry in change.entries]
        for entry in change.entries:
            own.apply(entry)
        found.own += time.process_time() - begin
        begin = time.process_time()
        for entry, data in zip(change.entries, rows, strict=True):
            foreign.apply(msgspec.structs.replace(entry, data=msgspec.json.decode(data)))
        found.foreign += time.process_time() - begin
        begin = time.process_time()
        shown(own, before)
        found.messages += time.process_time() - begin
        shown(foreign, before)
        entries += change.entries
        found.entries += 1
    begin = time.process_time()
    loaded(entries)
    found.load = time.process_time() - begin
    return found


def main() -> None:
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    print("game        own ms  foreign ms  foreign/own  messages ms  load ms (entries)")
    for game in GAMES:
        times = min((measure(game, most) for _ in range(ROUNDS)), key=lambda found: found.own)
        own, foreign, messages = (value / times.entries * 1000 for value in (times.own, times.foreign, times.messages))
        print(
            f"{game:10} {own:7.3f} {foreign:11.3f} {foreign / own:12.2f} {messages:12.3f} "
            f"{times.load * 1000:8.1f} ({times.entries})"
        )


if __name__ == "__main__":
    main()

"""A log that an earlier version of the rules wrote: its moves are applied, it says so once, new moves are judged."""

from __future__ import annotations

from typing import Any

import pytest

import kantor
from kantor.core.record import parse
from kantor.server.entries import Entry, fold
from kantor.server.store import SeatHolder, StoredTable, TableRow
from kantor.server.table import Table, record
from tests.fixtures import FOLDERS

HANSA = kantor.GAMES["hansa"]
# Its one move is an extra on the last post that fits the displaced piece: version 2 refuses it.
OLD = parse((FOLDERS[0] / "records/hansa-5p-last-post-cut.record").read_text(encoding="utf-8"))
(EXTRA_FIRST,) = OLD.lines
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


def entry(number: int, kind: Any, seat: int | None = None, **data: Any) -> Entry:
    return Entry(number, kind, "person", "2026-01-01T00:00:00Z", seat, "p", data)


def log(*moves: Entry) -> tuple[Entry, ...]:
    """A match of version 1 that stands where one post is left."""
    start = entry(1, "start", version=1, catalogue="", names=NAMES, chance=[])
    return start, entry(2, "rules", to=1, **{"from": 1}, position=OLD.start), *moves


def table(entries: tuple[Entry, ...]) -> Table:
    row = TableRow("t", "hansa", 5, OLD.settings, OLD.catalogue, "", True, "p", "running", "")
    holders = tuple(SeatHolder(person="p", name=name) for name in NAMES)
    return Table(StoredTable(row, holders, entries, None), HANSA, kantor.Match)


def test_a_running_table_goes_on_where_it_stood_and_its_log_says_so_once() -> None:
    entries = log(entry(3, "move", 1, move=EXTRA_FIRST.text, chance=[]))
    first = table(entries)
    assert first.playing.actors == (0,)
    changed = first.rules_changed()
    assert changed is not None
    (noted,) = changed.entries
    assert (noted.kind, noted.data) == ("rules", {"from": 1, "to": HANSA.version})
    first.apply(changed)
    decision = first.decision(0)
    assert decision is not None
    played = first.play(0, decision, "end-turn", "person", "p")
    later = table((*entries, noted, *played.entries))
    assert later.rules_changed() is None
    assert later.playing.position() == first.playing.position()
    assert record(later.row, fold((*entries, noted, *played.entries))).earlier == 1


def test_a_move_after_the_change_is_judged() -> None:
    first = table(log())
    changed = first.rules_changed()
    assert changed is not None
    first.apply(changed)
    decision = first.decision(1)
    assert decision is not None
    with pytest.raises(kantor.IllegalMove):
        first.play(1, decision, EXTRA_FIRST.text, "person", "p")
    first.play(1, decision, "put trader hamburg-lubeck", "person", "p")

"""A log that an earlier version of the rules wrote: its moves are applied, it says so once, new moves are judged."""

from __future__ import annotations

from typing import Any

import pytest

import kantor
from kantor.core.record import parse
from kantor.server.clock import Clock
from kantor.server.entries import Entry, match_log
from kantor.server.store import Change, StoredTable
from kantor.server.table import Table
from tests.fixtures import FOLDERS

HANSA = kantor.GAMES["hansa"]
# Its one move is an extra on the last post that fits the displaced piece: version 2 refuses it.
OLD = parse((FOLDERS[0] / "records/hansa-5p-last-post-cut.record").read_text(encoding="utf-8"))
(EXTRA_FIRST,) = OLD.lines


def log(*kinds: tuple[Any, int | None, dict[str, Any]]) -> tuple[Entry, ...]:
    """A match of version 1 that stands where one post is left, and what comes then."""
    wish = {"game": "hansa", "players": 5, "settings": OLD.settings, "catalogue": OLD.catalogue}
    first = [
        ("open", None, {**wish, "title": "", "public": True}),
        *(("join", seat, {}) for seat in range(5)),
        ("start", None, {"version": 1, "catalogue": OLD.catalogue, "chance": []}),
        ("rules", None, {"from": 0, "to": 1, "since": 0, "catalogue": OLD.catalogue, "position": OLD.start}),
    ]
    return tuple(
        Entry(number, kind, "person", "2026-01-01T00:00:00.000Z", seat, "p", data)
        for number, (kind, seat, data) in enumerate([*first, *kinds], 1)
    )


def table(entries: tuple[Entry, ...]) -> Table:
    names = {(seat, "p"): name for seat, name in enumerate("ABCDE")}
    return Table(StoredTable("t", entries, names), HANSA, kantor.Match, Clock())


def play(at: Table, seat: int, move: str) -> tuple[Entry, ...]:
    decision = at.decision(seat)
    assert decision is not None
    change = at.play(seat, decision, move, "person", "p")
    assert isinstance(change, Change)
    for entry in change.entries:
        at.apply(entry)
    return change.entries


def test_a_running_table_goes_on_where_it_stood_and_its_log_says_so_once() -> None:
    entries = log(("move", 1, {"move": EXTRA_FIRST.text, "chance": []}))
    first = table(entries)
    assert first.playing.actors == (0,)
    changed = first.rules_changed()
    assert changed is not None
    (noted,) = changed.entries
    assert (noted.kind, noted.data["from"], noted.data["to"]) == ("rules", 1, HANSA.version)
    first.apply(noted)
    entries = (*entries, noted, *play(first, 0, "end-turn"))
    later = table(entries)
    assert later.rules_changed() is None
    assert later.playing.position() == first.playing.position()
    assert [later.decision(seat) for seat in range(5)] == [first.decision(seat) for seat in range(5)]
    record = later.record(match_log(entries))
    assert (record.version, record.earlier) == (HANSA.version, 1)
    assert kantor.Match.read(str(record)).position() == later.playing.position()


def test_a_move_after_the_change_is_judged() -> None:
    first = table(log())
    changed = first.rules_changed()
    assert changed is not None
    for entry in changed.entries:
        first.apply(entry)
    with pytest.raises(kantor.IllegalMove):
        play(first, 1, EXTRA_FIRST.text)
    play(first, 1, "put trader hamburg-lubeck")
    assert first.playing.actors == (0,)

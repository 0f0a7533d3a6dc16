"""The checker of the chaos run finds what it is there for."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from kantor.server.clock import TestClock
from kantor.server.store import StoredTable
from tests.chaos.checker import Seen, Verdict, check, seen_by
from tests.server.test_table import NAMES, any_change, begun, loaded


class Story:
    """A sound run: a table's log, what was seen of it, and the journal of its player."""

    def __init__(self) -> None:
        dice, clock = random.Random(5), TestClock()
        entries = begun("toy", clock)
        table = loaded(entries, clock)
        self.seen: Seen = {}
        self.journal: list[dict[str, Any]] = []
        while len(entries) < 30 and table.row.state == "running":
            for entry in any_change(table, dice).entries:
                keyed = msgspec.structs.replace(entry, key=f"k{entry.entry}")
                table.apply(keyed)
                entries.append(keyed)
                line = {"table": "t", "key": keyed.key}
                self.journal += [{"what": "intent", **line}, {"what": "done", **line, "entry": entry.entry}]
                for seat in range(3):
                    self.seen["t", seat, entry.entry] = {seen_by(table, seat)}
        self.entries = entries
        self.due = table.due
        self.head = entries[-1].entry

    def verdict(self) -> Verdict:
        stored = StoredTable("t", tuple(self.entries), NAMES)
        return check(self.journal, self.seen, {"t": stored}, {"t": self.head}, {"t": self.due})


@pytest.fixture
def run() -> Story:
    return Story()


def test_a_sound_run_is_good(run: Story) -> None:
    verdict = run.verdict()
    assert verdict.good, verdict
    assert verdict.acknowledged == len(run.journal) // 2 > 10


def test_an_acknowledged_move_that_is_gone_is_lost(run: Story) -> None:
    del run.entries[-1]
    run.head -= 1
    verdict = run.verdict()
    assert len(verdict.lost) == 1
    assert any("aren't in the log" in line for line in verdict.other)


def test_a_key_at_two_entries_is_doubled(run: Story) -> None:
    run.entries[-1] = msgspec.structs.replace(run.entries[-1], key=run.entries[-2].key)
    verdict = run.verdict()
    assert len(verdict.doubled) == 1
    assert len(verdict.lost) == 1


def test_what_was_refused_may_not_be_there(run: Story) -> None:
    run.journal[-1] = {"what": "refused", "table": "t", "key": run.entries[-1].key, "error": "stale"}
    assert "refused (stale)" in run.verdict().other[0]


def test_an_unknown_outcome_may_be_there_or_not(run: Story) -> None:
    del run.journal[-1]
    run.journal.append({"what": "intent", "table": "t", "key": "never"})
    assert run.verdict().good


def test_numbers_without_gaps_up_to_the_head(run: Story) -> None:
    run.head += 1
    assert "head" in run.verdict().other[0]
    del run.entries[-3]
    assert "gaps" in run.verdict().other[0]


def test_what_was_seen_is_what_the_log_says(run: Story) -> None:
    run.seen["t", 1, run.head - 2].add("something else")
    assert run.verdict().other == [f"table t, seat 1, entry {run.head - 2}: saw what isn't so"]


def test_what_is_due_is_what_the_match_says(run: Story) -> None:
    run.due = {seat: since + 1 for seat, since in run.due.items()} or {0: 1}
    assert "as due" in run.verdict().other[0]

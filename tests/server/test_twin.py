"""Everything that can happen between hosts, their store and their bus, in any order that hypothesis can think of.

A failure is printed as the steps that lead to it; `@reproduce_failure` and the seed replay them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy.exc import SQLAlchemyError

from kantor.core.errors import KantorError
from kantor.server.clock import TestClock
from kantor.server.store import Change
from kantor.server.table import Table
from kantor.server.tables import Action, Tables
from tests.server.test_table import begun, loaded, state
from tests.server.twin import Twin, TwinHost, TwinStore

FEW = settings(
    max_examples=20,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


@pytest.fixture(autouse=True)
def without_log() -> Iterator[None]:
    """Thousands of failures are told there."""
    log = logging.getLogger("kantor.server")
    log.disabled = True
    yield
    log.disabled = False


HOSTS = st.integers(0, 1)
PICK = st.integers(0, 1000)
Content = tuple[Any, ...]


class Message:
    """What a client sends, and what became of it."""

    def __init__(self, key: str, content: Content) -> None:
        self.key = key
        self.content = content
        self.entry: int | None = None
        self.refused = ""
        self.sent = 0
        self.answered = 0

    def action(self) -> Action:
        kind, seat, at, what = self.content
        if kind == "undo":
            return lambda table: table.undo(seat, at, "ada", self.key)
        return lambda table: table.play(seat, at, what, "person", "ada", self.key)


class Hosts(RuleBasedStateMachine):
    tables: type[Tables] = Tables
    store: type[TwinStore] = TwinStore

    @initialize()
    def begin(self) -> None:
        self.twin = Twin(begun("toy", TestClock()), kind=self.tables)
        self.twin.store.__class__ = self.store
        self.messages: list[Message] = []
        self.flying: list[tuple[Message, asyncio.Task[Any]]] = []

    # What people do

    @rule(host=HOSTS, pick=PICK)
    def play(self, host: int, pick: int) -> None:
        """A move that the host's table offers, however old that is."""
        table = self._table(host)
        if table is None or table.row.state != "running":
            return
        match = table.playing
        seat = match.actors[pick % len(match.actors)]
        options = match.options(seat)
        self._send(host, self._new(("move", seat, table.decision(seat), options[pick % len(options)])))

    @rule(host=HOSTS, seat=st.integers(0, 2))
    def undo(self, host: int, seat: int) -> None:
        table = self._table(host)
        if table is not None and table.row.state == "running" and table.playing.undoable(seat):
            self._send(host, self._new(("undo", seat, table.playing.undoable(seat), None)))

    @precondition(lambda self: self.messages)
    @rule(host=HOSTS, pick=PICK)
    def send_again(self, host: int, pick: int) -> None:
        self._send(host, self.messages[pick % len(self.messages)])

    @precondition(lambda self: any(message.entry is not None for message in self.messages))
    @rule(host=HOSTS, pick=PICK)
    def reuse_a_key(self, host: int, pick: int) -> None:
        done = [message for message in self.messages if message.entry is not None]
        old = done[pick % len(done)]
        kind, seat, at, what = old.content
        other = Message(old.key, (kind, seat, (at or 0) + 1000, what))
        task = self.twin.begin(self.twin.hosts[host].tables.change("t", other.action(), other.key))
        if task.done() and not task.cancelled():
            error = task.exception()
            assert isinstance(error, SQLAlchemyError) or getattr(error, "message", "") == "key-reused", error
        task.cancel()

    # What goes wrong

    @rule(fault=st.sampled_from(["fail", "fail after", "hold", "hold after"]))
    def next_append(self, fault: Any) -> None:
        if len(self.twin.store.faults) < 2:
            self.twin.store.faults.append(fault)

    @rule(times=st.integers(1, 2))
    def next_reads_fail(self, times: int) -> None:
        self.twin.store.reads_fail = times

    @precondition(lambda self: self.twin.store.held)
    @rule(pick=PICK)
    def release(self, pick: int) -> None:
        self.twin.release(pick % len(self.twin.store.held))
        self._look()

    @rule(host=HOSTS)
    def crash(self, host: int) -> None:
        self.twin.crash(host)
        self._look()

    @precondition(lambda self: self.twin.heap)
    @rule(pick=PICK, keep=st.booleans())
    def deliver(self, pick: int, keep: bool) -> None:
        self.twin.deliver(pick % len(self.twin.heap), keep)

    @precondition(lambda self: self.twin.heap)
    @rule(pick=PICK)
    def drop(self, pick: int) -> None:
        self.twin.heap.pop(pick % len(self.twin.heap))

    @rule(host=HOSTS)
    def poll(self, host: int) -> None:
        self.twin.begin(_compare(self.twin.hosts[host])).cancel()

    @rule(milliseconds=st.integers(-5000, 5000))
    def turn_the_clock(self, milliseconds: int) -> None:
        self.twin.clock.turn(milliseconds)

    # What must hold

    @invariant()
    def the_log_is_sound(self) -> None:
        entries = self.twin.store.entries
        assert [entry.entry for entry in entries] == list(range(len(entries)))
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
        places: dict[str, list[int]] = {}
        for entry in entries:
            if entry.key is not None and not entry.key.startswith("~"):
                places.setdefault(entry.key, []).append(entry.entry)
        for message in self.messages:
            found = places.get(message.key, [])
            assert len(found) <= 1, f"{message.key} twice: {found}"
            if message.entry is not None:
                assert found == [message.entry], f"{message.key} acknowledged as {message.entry}, is at {found}"
            elif message.refused and message.sent == message.answered:
                assert not found, f"{message.key} was refused ({message.refused}) and is at {found}"

    @invariant()
    def nobody_sees_what_isnt_durable(self) -> None:
        for host in self.twin.hosts:
            assert host.memory is None or host.memory.entry <= self.twin.store.head

    def teardown(self) -> None:
        if not hasattr(self, "twin"):
            return
        try:
            self._heal()
        finally:
            self.twin.close()

    def _heal(self) -> None:
        """With everything in order again, all hosts soon show what the log says."""
        store = self.twin.store
        store.faults, store.reads_fail = [], 0
        while store.held:
            self.twin.release(0)
        self._look()
        self.the_log_is_sound()
        followed = loaded(store.entries, self.twin.clock)
        assert followed.due == store.due or not store.due
        assert tuple(followed.due) == followed.playing.actors
        for host in self.twin.hosts:
            self.twin.begin(_compare(host)).cancel()
            table = self.twin.begin(host.tables.fresh("t")).result()
            assert state(table) == state(followed)
        for message in self.messages:
            if message.entry is not None:
                before = message.answered
                self._send(0, message)
                assert message.answered == before + 1

    def _table(self, host: int) -> Table | None:
        task = self.twin.begin(self.twin.hosts[host].tables.table("t"))
        return None if task.exception() else task.result()

    def _new(self, content: Content) -> Message:
        message = Message(f"k{len(self.messages)}", content)
        self.messages.append(message)
        return message

    def _send(self, host: int, message: Message) -> None:
        message.sent += 1
        work = self.twin.hosts[host].tables.change("t", message.action(), message.key)
        self.flying.append((message, self.twin.begin(work)))
        self._look()

    def _look(self) -> None:
        """Take note of the answers that have come."""
        for message, task in [pair for pair in self.flying if pair[1].done()]:
            self.flying.remove((message, task))
            if task.cancelled():
                continue
            error = task.exception()
            if error is None:
                message.answered += 1
                entry = task.result()[1]
                assert message.entry in (None, entry), f"{message.key}: {message.entry}, then {entry}"
                assert not message.refused or message.sent > 1
                message.entry = entry
            elif isinstance(error, KantorError):
                message.answered += 1
                assert message.entry is None, f"{message.key} is at {message.entry}, then refused: {error}"
                message.refused = str(error)
            else:
                assert isinstance(error, SQLAlchemyError), error


async def _compare(host: TwinHost) -> None:
    with suppress(SQLAlchemyError):
        await host.follower.compare()


TestHosts = Hosts.TestCase
TestHosts.settings = FEW


class TellsBeforeDurable(Tables):
    """Broken on purpose: applies and tells, then writes."""

    async def _try(self, table: Table, action: Action, key: str) -> int | None:
        proposed = action(table)
        if isinstance(proposed, Change):
            outline = table.outline
            self._apply(table, proposed.entries, {})
            self._published(table)
            await self.store.append(outline, proposed)
            return proposed.entries[0].entry
        return proposed


class ComparesNoHead(TwinStore):
    compares = False


class ForgetsKeys(Tables):
    """Broken on purpose: a key that was sent before is as good as new."""

    async def _try(self, table: Table, action: Action, key: str) -> int | None:
        table._keys.clear()
        return await super()._try(table, action, key + str(table.entry))


@pytest.mark.parametrize(
    ("tables", "store"),
    [(TellsBeforeDurable, TwinStore), (Tables, ComparesNoHead), (ForgetsKeys, TwinStore)],
    ids=["told before durable", "head not compared", "keys forgotten"],
)
def test_hosts_that_are_broken_are_found_out(tables: type[Tables], store: type[TwinStore]) -> None:
    broken = type("Broken", (Hosts,), {"tables": tables, "store": store})
    with pytest.raises((AssertionError, BaseExceptionGroup, KantorError, ValueError)):
        run_state_machine_as_test(broken, settings=settings(FEW, max_examples=100, phases=[Phase.generate]))

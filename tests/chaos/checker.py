"""What must hold after a run: judged by the journals of the players, what they saw, and the log in the database."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select

from kantor.core.match import Match
from kantor.server import schema
from kantor.server.clock import Clock
from kantor.server.entries import Entry
from kantor.server.store import Store, StoredTable
from kantor.server.table import Table
from tests.chaos.players import seen_hash
from tests.server.serving import WITH_TOY

Seen = dict[tuple[str, int | None, int], set[str]]
MATCHES: type[Match] = type("ServedMatch", (Match,), {"games": WITH_TOY})


class Verdict(Struct):
    acknowledged: int = 0
    lost: list[str] = msgspec.field(default_factory=list)
    doubled: list[str] = msgspec.field(default_factory=list)
    other: list[str] = msgspec.field(default_factory=list)

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.other)


Due = dict[str, dict[int, int]]


def read_log(store: Store) -> tuple[dict[str, StoredTable], dict[str, int], Due]:
    """All tables with their entries, the head of each, and what is due there."""

    async def read() -> tuple[dict[str, StoredTable], dict[str, int], Due]:
        async with store.engine.connect() as connection:
            tables = [row.id for row in await connection.execute(select(schema.tables.c.id))]
            due: Due = {table: {} for table in tables}
            for row in await connection.execute(select(schema.due)):
                due[row.table_id][row.seat] = row.since
        found = {}
        for table in tables:
            stored = await store.load(table)
            if stored is not None:
                found[table] = stored
        heads = await store.heads(tables)
        await store.close()
        return found, heads, due

    return asyncio.run(read())


def read_journal(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def check(
    journal: list[dict[str, Any]], seen: Seen, log: dict[str, StoredTable], heads: dict[str, int], due: Due
) -> Verdict:
    verdict = Verdict()
    _check_keys(journal, {table: stored.entries for table, stored in log.items()}, verdict)
    for table, stored in log.items():
        numbers = [entry.entry for entry in stored.entries]
        if numbers != list(range(len(numbers))):
            verdict.other.append(f"table {table}: the numbers of its entries have gaps: {numbers}")
        elif heads.get(table) != numbers[-1]:
            verdict.other.append(f"table {table}: head {heads.get(table)}, last entry {numbers[-1]}")
        else:
            _check_seen(stored, seen, due[table], verdict)
    for table in {table for table, _, _ in seen} - log.keys():
        verdict.other.append(f"table {table} was seen and isn't in the database")
    return verdict


def _check_keys(journal: list[dict[str, Any]], log: dict[str, Iterable[Entry]], verdict: Verdict) -> None:
    places: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for table, entries in log.items():
        for entry in entries:
            if entry.key is not None:
                places[entry.key].append((table, entry.entry))
    known = {line["key"]: line["what"] for line in journal if line["what"] in ("intent", "done", "refused")}
    for line in journal:
        key = line.get("key", "")
        found = places.get(key, [])
        match line["what"]:
            case "done":
                verdict.acknowledged += 1
                if (line["table"], line["entry"]) not in found:
                    verdict.lost.append(f"{key}: acknowledged as entry {line['entry']}, found at {found}")
            case "refused" if found:
                verdict.other.append(f"{key}: refused ({line['error']}), but found at {found}")
            case "repeated-otherwise":
                verdict.other.append(f"{key}: sent again it was answered otherwise: {line['answer']}")
    for key, times in Counter({key: len(found) for key, found in places.items()}).items():
        if times > 1:
            verdict.doubled.append(f"{key}: {times} times, {places[key]} ({known.get(key)})")


def _check_seen(stored: StoredTable, seen: Seen, due: dict[int, int], verdict: Verdict) -> None:
    """Play the log again: what any seat saw at an entry is what the log makes of it up to there."""
    wanted: dict[int, dict[int | None, set[str]]] = defaultdict(dict)
    for (table, seat, number), hashes in seen.items():
        if table == stored.id:
            wanted[number][seat] = hashes
    try:
        game = WITH_TOY[stored.entries[0].data["game"]]
        table_now = Table(msgspec.structs.replace(stored, entries=stored.entries[:1]), game, MATCHES, Clock())
        for entry in stored.entries[1:]:
            table_now.apply(entry)
            for seat, hashes in wanted.pop(entry.entry, {}).items():
                if hashes != {seen_by(table_now, seat)}:
                    verdict.other.append(f"table {stored.id}, seat {seat}, entry {entry.entry}: saw what isn't so")
        at_once = Table(stored, game, MATCHES, Clock())
    except Exception as error:
        verdict.other.append(f"table {stored.id} can't be played again: {error!r}")
        return
    if at_once.match is not None and at_once.match.record() != table_now.playing.record():
        verdict.other.append(f"table {stored.id}: loaded at once it is another match")
    if at_once.due != due:
        verdict.other.append(f"table {stored.id}: {due} is written as due, and {at_once.due} is")
    if wanted:
        verdict.other.append(f"table {stored.id}: entries {sorted(wanted)} were seen and aren't in the log")


def seen_by(table: Table, seat: int | None) -> str:
    match = table.playing
    events = [{"ply": ply, "event": event} for ply, event in match.log(seat)]
    view, logged = json.loads(msgspec.json.encode([match.view(seat), events]))
    return seen_hash(view, logged)

"""How many entries one PostgreSQL takes, and what an append costs it and the server that writes.

usage: python -m bench.appends [seconds]
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from pathlib import Path

from bench.entries import begun, loaded
from bench.tables import processor_seconds
from kantor.server import database
from kantor.server.store import Change, Store
from kantor.server.table import Table
from tests.server.postgres import Postgres

TABLES = 8


def family_seconds(process: int) -> float:
    """The processor time of a process and its children, as far as those still live."""
    found = processor_seconds(process)
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[1]) == process:
                found += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            continue
    return found


async def play(store: Store, table: Table, until: float) -> int:
    """Append random moves of one match, one after the other."""
    count = 0
    while time.perf_counter() < until and table.row.state == "running":
        seat = table.playing.actors[0]
        decision = table.decision(seat)
        assert decision is not None
        change = table.play(seat, decision, random.choice(table.playing.option_indices(seat)), "person", "ada")
        assert isinstance(change, Change)
        await store.append(table.outline, change)
        for entry in change.entries:
            table.apply(entry)
        count += 1
    return count


async def measure(postgres: Postgres, seconds: float) -> None:
    store = Store(database.connect(postgres.new_database()))
    await database.migrate(store.engine)
    await store.add_person("ada", "Ada", "x" * 64)
    tables = []
    for number in range(TABLES):
        entries = begun("merchants")
        await store.create(f"t{number}", Change(tuple(entries)))
        tables.append(loaded(entries, f"t{number}"))
    before, own, begin = family_seconds(postgres.process), time.process_time(), time.perf_counter()
    count = sum(await asyncio.gather(*(play(store, table, begin + seconds) for table in tables)))
    took = time.perf_counter() - begin
    there, here = family_seconds(postgres.process) - before, time.process_time() - own
    await store.close()
    print(f"{count} appends at {TABLES} tables in {took:.1f} s: {count / took:.0f} a second")
    print(f"processor time of an append: database {there / count * 1000:.2f} ms, server {here / count * 1000:.2f} ms")


def main() -> None:
    postgres = Postgres(durable=True).start()
    try:
        asyncio.run(measure(postgres, float(sys.argv[1]) if len(sys.argv) > 1 else 10.0))
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()

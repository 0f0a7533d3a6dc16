"""A small model of many live tables: from what one entry and one table cost, what so many tables need.

usage: python -m bench.model [--host-ms 4.5] [--database-ms 0.7] [--table-kib 300] [--rate 0.15] [--busy 0.5]

The defaults are those of docs/scaling.md, which tells where they come from. Prices are an assumption, not an offer.
"""

from __future__ import annotations

import argparse
import math

TABLES = (1_000, 10_000, 100_000)
PROCESS_MIB = 110  # a server without tables
CONNECTIONS = 21  # of a process: its pool and the one that listens
BATCHES = 20  # messages of a process to the bus in a second, at most
HEARD_MS = 0.05  # of a process, for a message that it hears
HEADROOM = 1.5  # memory
CORE_EURO, GIB_EURO = 10.0, 3.0  # a month


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.model")
    parser.add_argument("--host-ms", type=float, default=4.5, help="a server's processor time for an entry")
    parser.add_argument("--database-ms", type=float, default=0.7, help="the database's processor time for an entry")
    parser.add_argument("--table-kib", type=float, default=300.0, help="memory of a live table with its sockets")
    parser.add_argument("--rate", type=float, default=0.15, help="entries of a live table in a second")
    parser.add_argument("--busy", type=float, default=0.5, help="how busy a core may be")
    return parser.parse_args()


def processes_for(entries: float, host_ms: float, busy: float) -> int:
    """Server processes, a core each. Each hears what all the others tell, so the number has to be found."""
    count = 1
    while True:
        told = min(entries, count * BATCHES)
        heard = told * (count - 1) / count * HEARD_MS / 1000  # seconds a second, in each process
        if heard >= busy:
            return 0
        needed = math.ceil(entries * host_ms / 1000 / (busy - heard))
        if needed <= count:
            return count
        count = needed


def main() -> None:
    given = arguments()
    print("tables   entries/s  server cores  database cores  connections  memory GiB  bus messages/s  euro a month")
    for tables in TABLES:
        entries = tables * given.rate
        count = processes_for(entries, given.host_ms, given.busy)
        if not count:
            print(f"{tables:7}  {entries:9.0f}  the bus alone is more than a process can hear")
            continue
        database = max(1, math.ceil(entries * given.database_ms / 1000 / given.busy))
        memory = HEADROOM * (tables * given.table_kib / 2**20 + count * PROCESS_MIB / 1024) + database * 4
        told = min(entries, count * BATCHES) * (count - 1)
        price = (count + database) * CORE_EURO + memory * GIB_EURO
        print(
            f"{tables:7}  {entries:9.0f}  {count:12}  {database:14}  {count * CONNECTIONS:11}  {memory:10.0f}  "
            f"{told:14.0f}  {price:12.0f}"
        )


if __name__ == "__main__":
    main()

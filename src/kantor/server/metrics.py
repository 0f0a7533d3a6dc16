"""What is counted for whoever runs the server, in the form that Prometheus reads.

Numbers are kept by process. The workers of a host count in mapped files (`MULTIPROCESS`, set before they start), and
whichever of them is asked adds all of them up.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from kantor import __version__

MULTIPROCESS: Final = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE: Final = "text/plain; version=0.0.4"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second line for every number that nobody reads
REGISTRY: Final = CollectorRegistry()

MOVES = Counter("kantor_moves", "Moves that are on the disk.", ("game", "by"), registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "kantor_move_seconds", "From a move's arrival until it is on the disk.", ("by",), buckets=QUICK, registry=REGISTRY
)
REQUESTS = Counter("kantor_requests", "Answered HTTP requests.", ("route", "method", "status"), registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "kantor_request_seconds", "Until a request was answered.", ("route",), buckets=QUICK, registry=REGISTRY
)
REFUSALS = Counter("kantor_refusals", "Refusals over HTTP and sockets.", ("kind",), registry=REGISTRY)
SOCKETS = Gauge(
    "kantor_sockets", "Open sockets at tables.", ("seated",), registry=REGISTRY, multiprocess_mode="livesum"
)
CONNECTIONS = Gauge("kantor_connections", "Open connections.", registry=REGISTRY, multiprocess_mode="livesum")
CUT = Counter("kantor_connections_cut", "Connections that the server ended.", ("why",), registry=REGISTRY)
BOTS_WAITING = Gauge(
    "kantor_bots_waiting", "Bots that think or wait for a process.", registry=REGISTRY, multiprocess_mode="livesum"
)
HEAVY_WAITING = Gauge(
    "kantor_heavy_waiting", "Costly work that waits.", ("work",), registry=REGISTRY, multiprocess_mode="livesum"
)
HEAVY_SECONDS = Histogram(
    "kantor_heavy_seconds", "How long costly work took.", ("work",), buckets=QUICK, registry=REGISTRY
)
CACHE = Counter("kantor_replay_cache", "Replays asked for.", ("found",), registry=REGISTRY)
EXPIRED = Counter("kantor_expired", "What was closed or deleted because of its age.", ("kind",), registry=REGISTRY)
AWAKE = Gauge("kantor_tables_in_memory", "Tables in memory.", registry=REGISTRY, multiprocess_mode="livesum")
TABLES = Gauge(
    "kantor_tables", "Tables in the database.", ("state",), registry=REGISTRY, multiprocess_mode="mostrecent"
)
PEOPLE = Gauge("kantor_people", "People in the database.", registry=REGISTRY, multiprocess_mode="mostrecent")
OUTBOX = Gauge(
    "kantor_outbox",
    "Notices that wait or were given up.",
    ("state",),
    registry=REGISTRY,
    multiprocess_mode="mostrecent",
)
DRAINING = Gauge("kantor_draining", "1 while no new tables are opened.", registry=REGISTRY, multiprocess_mode="livemax")
BUILD = Gauge("kantor_build", "The version.", ("version",), registry=REGISTRY, multiprocess_mode="livemax")

ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
BUILD.labels(__version__).set(1)
for _seated in ("yes", "no"):
    SOCKETS.labels(_seated)


def written() -> bytes:
    """All numbers, of all workers of this host."""
    if MULTIPROCESS not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


@contextmanager
def measured(work: str) -> Iterator[None]:
    """Count some costly work and how long it takes."""
    began = time.perf_counter()
    try:
        yield
    finally:
        HEAVY_SECONDS.labels(work).observe(time.perf_counter() - began)

"""Something asynchronous in a thread, beside a browser that blocks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import TypeVar

T = TypeVar("T")


@contextmanager
def beside(service: Callable[[], AbstractAsyncContextManager[T]]) -> Iterator[T]:
    """What a service gives when it is entered; it is left at the end."""
    ready, stop = threading.Event(), threading.Event()
    found: list[T] = []

    async def serve() -> None:
        async with service() as given:
            found.append(given)
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(60)
    try:
        yield found[0]
    finally:
        stop.set()
        thread.join()

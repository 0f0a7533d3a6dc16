"""Who a piece of work is done for: the address (of IPv6 the /64) of the request or socket that asked for it, and the
person, as soon as it is known."""

from __future__ import annotations

from contextvars import Context, ContextVar

client: ContextVar[str] = ContextVar("client", default="")
person: ContextVar[str] = ContextVar("person", default="")


def nobody() -> Context:
    """For tasks that go on after the request in which they began, and that nobody in particular pays for."""
    return Context()

"""A mail server of our own that keeps what it is given."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP

TIMEOUT = 60.0


class Mailbox:
    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.address = ""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  so aiosmtpd calls it
        self.messages.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    async def links(self, count: int) -> list[str]:
        """The links of the mails, as soon as there are so many."""
        async with asyncio.timeout(TIMEOUT):
            while len(self.messages) < count:
                await asyncio.sleep(0.02)
        return self.arrived()

    def arrived(self) -> list[str]:
        """The links of the mails so far."""
        texts = [message.get_content() for message in self.messages]  # type: ignore[attr-defined]
        return [match[0] for text in texts if (match := re.search(r"https?://\S+", text))]


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    found = Mailbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(found), "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        found.address = f"smtp://127.0.0.1:{port}?from=kantor@kantor.example&tls=no"
        yield found

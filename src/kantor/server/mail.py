"""Mail by SMTP, where KANTOR_SMTP names a server: smtp://user:password@host:587?from=kantor@example.org"""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib
from msgspec import Struct

from kantor.core.errors import BadSettings
from kantor.server.refusals import FOLDER

SECONDS = 20.0


class MailServer(Struct, frozen=True):
    """`smtps` speaks TLS from the start, `smtp` begins it when the server can; `tls=no` leaves it out."""

    host: str
    port: int
    user: str | None
    password: str | None
    sender: str
    tls: bool
    start_tls: bool | None

    async def send(self, to: str, subject: str, text: str, headers: dict[str, str] | None = None) -> None:
        """Hand a message over to the server; whatever goes wrong is raised."""
        # Long addresses in headers must not be folded: mail programs ask for them as they stand.
        message = EmailMessage(policy=SMTP.clone(max_line_length=990))
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        await aiosmtplib.send(
            message,
            hostname=self.host,
            port=self.port,
            username=self.user,
            password=self.password,
            use_tls=self.tls,
            start_tls=self.start_tls,
            timeout=SECONDS,
        )


def mail_server(setting: str) -> MailServer | None:
    if not setting:
        return None
    try:
        address = urlsplit(setting)
        query = parse_qs(address.query)
        secure = address.scheme == "smtps"
        host, port = address.hostname, address.port or (465 if secure else 587)
        sender = query.get("from", [f"kantor@{host}"])[0]
    except ValueError:
        host, secure = None, False
    if not host or address.scheme not in ("smtp", "smtps"):
        raise BadSettings("smtp", folder=FOLDER)
    return MailServer(
        host=host,
        port=port,
        user=unquote(address.username) if address.username else None,
        password=unquote(address.password) if address.password else None,
        sender=sender,
        tls=secure,
        start_tls=False if secure or query.get("tls") == ["no"] else None,
    )

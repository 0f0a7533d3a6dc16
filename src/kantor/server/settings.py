"""The settings of a server: its data folder, allowed origins, rates and limits."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from kantor.core.errors import BadSettings
from kantor.server.setting_groups import Connections, Keeping, connections_from, keeping_from, number


class Rate(Struct, frozen=True):
    """A bucket of `burst` tokens that fills by `per_second`."""

    per_second: float
    burst: float


class Settings(Struct, frozen=True, kw_only=True):
    """The defaults suit one server on one machine. `docs/hosting.md` explains each."""

    data: Path
    database: str = ""  # empty: a SQLite file in `data`
    origins: tuple[str, ...] = ()  # further origins that may talk to this server, such as a proxy's
    url: str = ""  # the public address, such as https://kantor.example; never taken from a request

    metrics_token: str = ""  # whoever brings it may read /metrics; without it this machine alone
    log: str = "text"  # or `json`
    log_level: str = "warning"

    outbox: str = ""  # who is told what has to leave the server: `log`, or `file:` and a path; empty: nobody

    fake_clock: Path | None = None  # a file with the time, for tests
    smtp: str = ""  # the mail server; empty: no mail
    push_key: str = ""  # the private key that push messages are signed by; empty: no push
    push_contact: str = ""  # whom the browsers' push services may write to; empty: `url`

    sign_ins: Rate = Rate(1 / 6, 10)  # tries for an address, and for a login
    mails: Rate = Rate(1 / 60, 4)  # links for an address, and to a mailbox
    reads: Rate = Rate(50, 200)
    writes: Rate = Rate(10, 60)
    messages: Rate = Rate(20, 60)  # of a socket
    messages_by_person: Rate = Rate(40, 120)
    messages_by_address: Rate = Rate(200, 600)
    tables_by_address: Rate = Rate(60 / 3600, 60)
    words: Rate = Rate(0.5, 8)  # that a person says
    invitations: Rate = Rate(1 / 30, 12)  # that a person sends
    codes: Rate = Rate(1 / 6, 10)  # tries to find a table by its code, for an address
    body_bytes: int = 16_384
    message_bytes: int = 4_096
    frame_bytes: int = 65_536  # beyond this the socket is closed unread
    sockets_per_address: int = 200
    sockets_per_person: int = 40
    tables_per_person: int = 30
    tables_awake: int = 500
    sweep_seconds: float = 5.0  # how often to look for bots that nobody lets play
    expiry_seconds: float = 3600.0  # how often to look for what has expired
    poll_seconds: float = 5.0  # how often to look for entries that nobody told of

    connections: Connections = Connections()
    keeping: Keeping = Keeping()
    away_seconds: float = 60.0  # how long somebody must be gone before the others may do without

    bot_workers: int = 0  # 0: one less than there are processors
    bot_seconds: float = 5.0
    pause: tuple[float, float] = (0.8, 1.5)
    pause_midway: tuple[float, float] = (0.35, 0.6)

    @property
    def several_processes(self) -> bool:
        """Whether the database is one that processes can share without waiting for each other."""
        return make_url(self.database_url).get_backend_name() == "postgresql"

    @property
    def url_is_local(self) -> bool:
        """Whether the public address is this machine under the name that passkeys need."""
        return urlsplit(self.url).hostname == "localhost"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'kantor.sqlite'}"


def from_environment(data: Path, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a process: defaults, changed by variables named KANTOR_..."""
    scale = number(environment, "KANTOR_RATE_SCALE", 1.0)
    slower = number(environment, "KANTOR_BOT_PAUSE", 1.0)
    plain = Settings(data=data)
    return Settings(
        data=data,
        database=_database(environment.get("KANTOR_DATABASE", "")),
        origins=tuple(environment.get("KANTOR_ORIGINS", "").split()),
        outbox=environment.get("KANTOR_OUTBOX", ""),
        url=_address(environment, "KANTOR_URL"),
        metrics_token=environment.get("KANTOR_METRICS_TOKEN", ""),
        log=environment.get("KANTOR_LOG", plain.log),
        log_level=environment.get("KANTOR_LOG_LEVEL", plain.log_level),
        connections=connections_from(environment, scale),
        keeping=keeping_from(environment),
        smtp=environment.get("KANTOR_SMTP", ""),
        push_key=environment.get("KANTOR_PUSH_KEY", ""),
        push_contact=environment.get("KANTOR_PUSH_CONTACT", ""),
        sign_ins=_scaled(plain.sign_ins, scale),
        mails=_scaled(plain.mails, scale),
        reads=_scaled(plain.reads, scale),
        writes=_scaled(plain.writes, scale),
        messages=_scaled(plain.messages, scale),
        messages_by_person=_scaled(plain.messages_by_person, scale),
        messages_by_address=_scaled(plain.messages_by_address, scale),
        tables_by_address=_scaled(plain.tables_by_address, scale),
        words=_scaled(plain.words, scale),
        invitations=_scaled(plain.invitations, scale),
        codes=_scaled(plain.codes, scale),
        sockets_per_address=int(plain.sockets_per_address * scale),
        sockets_per_person=int(plain.sockets_per_person * scale),
        tables_per_person=int(plain.tables_per_person * scale),
        poll_seconds=number(environment, "KANTOR_POLL_SECONDS", plain.poll_seconds),
        expiry_seconds=number(environment, "KANTOR_EXPIRY_SECONDS", plain.expiry_seconds),
        sweep_seconds=number(environment, "KANTOR_SWEEP_SECONDS", plain.sweep_seconds),
        bot_workers=int(number(environment, "KANTOR_BOT_WORKERS", 0)),
        bot_seconds=number(environment, "KANTOR_BOT_SECONDS", plain.bot_seconds),
        away_seconds=number(environment, "KANTOR_AWAY_SECONDS", plain.away_seconds),
        pause=(plain.pause[0] * slower, plain.pause[1] * slower),
        pause_midway=(plain.pause_midway[0] * slower, plain.pause_midway[1] * slower),
    )


def under_test() -> bool:
    """Whether this is a test, where things are allowed that would be dangerous elsewhere."""
    return os.environ.get("KANTOR_TESTING") == "1"


def _scaled(rate: Rate, scale: float) -> Rate:
    return Rate(rate.per_second * scale, rate.burst * scale)


def _database(text: str) -> str:
    """The address of a database as its driver wants it; one that is none isn't quoted, for it may hold a password."""
    if not text:
        return ""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise BadSettings("variable-database", folder=Path(__file__).parent) from error
    kind = url.get_backend_name()
    if kind == "postgres":  # many providers write it so
        url = url.set(drivername="postgresql")
    elif kind not in ("postgresql", "sqlite"):
        raise BadSettings("variable-database", folder=Path(__file__).parent)
    return url.render_as_string(hide_password=False)


def _address(environment: Mapping[str, str], name: str) -> str:
    text = environment.get(name, "").rstrip("/")
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path):
        raise BadSettings("variable-url", folder=Path(__file__).parent, name=name, got=text[:60])
    return text

"""Settings that belong together: how patient the server is with connections, and how long it keeps what is idle."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from kantor.core.errors import BadSettings


class Connections(Struct, frozen=True):
    """Time-outs in seconds, and how many connections there may be."""

    header_seconds: float = 10.0  # until the headers of a request are there
    body_seconds: float = 20.0  # until its body is there
    idle_seconds: float = 15.0  # between two requests of a connection
    reading_seconds: float = 30.0  # that a client may leave what it was sent unread
    ping_seconds: float = 20.0  # between pings of a socket, and until one has to be answered
    pings_per_second: float = 2.0  # that a client may send by itself
    most: int = 4_000  # less where the system allows fewer open files
    most_per_address: int = 300


class Keeping(Struct, frozen=True):
    """For how many days what nobody uses is kept; 0: for ever."""

    open_days: float = 14.0  # tables that never began
    bots_days: float = 7.0  # running matches where no person sits
    running_days: float = 365.0  # running matches in which nobody has moved
    closed_days: float = 1.0  # closed tables, before they are deleted
    over_days: float = 0.0  # finished matches
    guest_days: float = 90.0  # guests without a game
    session_days: float = 365.0  # sessions that nobody has used, but of those who sit at a table that isn't over
    account_days: float = 180.0  # sessions of those who can sign in again, used or not
    bots_minutes: float = 30.0  # that bots play on among themselves with nobody looking


def number(environment: Mapping[str, str], name: str, default: float) -> float:
    text = environment.get(name, "")
    try:
        found = float(text) if text else default
    except ValueError:
        found = -1.0
    if not 0 <= found <= 1_000_000:
        raise BadSettings("variable", folder=Path(__file__).parent, name=name, got=text[:60])
    return found


def connections_from(environment: Mapping[str, str], scale: float) -> Connections:
    plain = Connections()

    def seconds(name: str, default: float) -> float:
        return number(environment, f"KANTOR_{name}_SECONDS", default)

    return Connections(
        header_seconds=seconds("HEADER", plain.header_seconds),
        body_seconds=seconds("BODY", plain.body_seconds),
        idle_seconds=seconds("IDLE", plain.idle_seconds),
        reading_seconds=seconds("READING", plain.reading_seconds),
        ping_seconds=seconds("PING", plain.ping_seconds),
        pings_per_second=plain.pings_per_second,
        most=int(number(environment, "KANTOR_CONNECTIONS", plain.most)),
        most_per_address=max(1, int(plain.most_per_address * scale)),
    )


def keeping_from(environment: Mapping[str, str]) -> Keeping:
    plain = Keeping()

    def days(name: str, default: float) -> float:
        return number(environment, f"KANTOR_KEEP_{name}_DAYS", default)

    return Keeping(
        open_days=days("OPEN", plain.open_days),
        bots_days=days("BOTS", plain.bots_days),
        running_days=days("RUNNING", plain.running_days),
        closed_days=days("CLOSED", plain.closed_days),
        over_days=days("OVER", plain.over_days),
        guest_days=days("GUESTS", plain.guest_days),
        session_days=days("SESSIONS", plain.session_days),
        account_days=days("ACCOUNT_SESSIONS", plain.account_days),
        bots_minutes=number(environment, "KANTOR_BOTS_ALONE_MINUTES", plain.bots_minutes),
    )

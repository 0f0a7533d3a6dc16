"""What the admin page says and is told."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kantor.server.admin import AdminBan, AdminPerson, AdminTable, BanKind


class AdminLink(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=100)]


class AdminSite(Struct, frozen=True):
    message: str
    draining: bool


class NewMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    message: Annotated[str, Meta(max_length=400)] | None = None
    draining: bool | None = None


class AdminTables(Struct, frozen=True):
    tables: tuple[AdminTable, ...]


class AdminPeople(Struct, frozen=True):
    people: tuple[AdminPerson, ...]


class AdminBans(Struct, frozen=True):
    bans: tuple[AdminBan, ...]


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """Without `days` for good."""

    kind: BanKind
    value: Annotated[str, Meta(min_length=1, max_length=64)]
    reason: Annotated[str, Meta(max_length=200)] = ""
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None

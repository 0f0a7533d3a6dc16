"""How people want to be told: what they are shown of it, and what they wish."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

NoticeKind = Literal["turn", "over", "invite", "seats"]
ChannelKind = Literal["webhook", "mail", "push"]


class ChannelInfo(Struct, frozen=True):
    channel: ChannelKind
    address: str
    kinds: tuple[NoticeKind, ...]


class PushDevice(Struct, frozen=True):
    """A browser that gets push messages; `here` is the one that asks."""

    id: int
    agent: str
    since: str
    here: bool


class NoticeSettings(Struct, frozen=True):
    """By what I am told what; the ways there are; my mail address; tables that I don't want to be told of.

    `push_key` is the public key that a browser subscribes with; without it there are no push messages.
    """

    channels: tuple[ChannelInfo, ...]
    ways: tuple[ChannelKind, ...]
    mail: str | None
    quiet: tuple[str, ...]
    push_key: str | None
    devices: tuple[PushDevice, ...]


class NoticeWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Without any kind the channel is dropped."""

    channel: ChannelKind
    kinds: Annotated[tuple[NoticeKind, ...], Meta(max_length=5)]
    address: Annotated[str, Meta(max_length=500)] = ""
    language: Literal["en", "pl"] = "en"


class NewDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription: where its messages go, and the keys that they are encrypted for."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]

"""What travels about talk, notes, invitations and friends."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kantor.server.talk import Side

Number = Annotated[int, Meta(ge=1, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=100)]
TableId = Annotated[str, Meta(max_length=64)]


class WordInfo(Struct, frozen=True):
    """Something that was said: a text, or a preset that the reader's client has words for."""

    id: int
    seat: int | None
    name: str
    side: Side
    mine: bool
    at: str
    text: str | None
    preset: str | None


class TalkMessage(Struct, frozen=True, tag_field="type", tag="talk"):
    """Words to add and those that are gone; `read` is the last one that this person has seen, anywhere."""

    words: tuple[WordInfo, ...]
    gone: tuple[int, ...]
    read: int


class SilenceWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom I don't want to hear at this table (`mute`) or anywhere (`block`): by a word or a seat there, or by the
    person of a profile."""

    kind: Literal["mute", "block"]
    table: TableId = ""
    word: Number | None = None
    seat: SeatNumber | None = None
    person: Annotated[str, Meta(max_length=64)] | None = None


class SilenceInfo(Struct, frozen=True):
    id: int
    kind: Literal["mute", "block"]
    table: str | None
    name: str


class Silences(Struct, frozen=True):
    silences: tuple[SilenceInfo, ...]


class OwnNotes(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=4000)]


class ReportInfo(Struct, frozen=True):
    """Words that somebody has reported. `there` is false when they are deleted already."""

    id: int
    table: str
    word: int
    author: str
    author_name: str
    text: str | None
    preset: str | None
    said: str
    by: str
    by_name: str
    at: str
    there: bool


class Reports(Struct, frozen=True):
    reports: tuple[ReportInfo, ...]


class InvitationWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to ask: a friend, by the number in the own list, or a name. Without a seat any that is free."""

    name: Annotated[str, Meta(max_length=100)] = ""
    friend: Number | None = None
    seat: SeatNumber | None = None


class InvitationInfo(Struct, frozen=True):
    """An invitation as those at the table see it."""

    id: int
    name: str
    seat: int | None
    declined: bool
    yours: bool


class TableInvitations(Struct, frozen=True):
    """Who was asked to a table, and its short code if it has one."""

    invitations: tuple[InvitationInfo, ...]
    code: str | None


class MyInvitation(Struct, frozen=True):
    """An invitation as the one who was asked sees it."""

    id: int
    table: str
    game: str
    title: str
    by: str
    free: int
    players: int
    at: str


class MyInvitations(Struct, frozen=True):
    invitations: tuple[MyInvitation, ...]


class FriendInfo(Struct, frozen=True):
    id: int
    name: str


class PlayedWith(Struct, frozen=True):
    """Somebody I have played with, named by a table and a seat."""

    table: str
    seat: int
    name: str
    game: str


class Friends(Struct, frozen=True):
    friends: tuple[FriendInfo, ...]
    played: tuple[PlayedWith, ...]


class NewFriend(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
    seat: SeatNumber


class TableCode(Struct, frozen=True):
    code: str


class CodedTable(Struct, frozen=True):
    table: str

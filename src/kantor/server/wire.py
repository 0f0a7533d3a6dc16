"""What travels over HTTP, and in the `table` message of the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from kantor.server.entries import Note
from kantor.server.lesson_wire import LessonInfo
from kantor.server.outline import State

Ident = Annotated[str, Meta(max_length=64)]
NameText = Annotated[str, Meta(min_length=1, max_length=100)]
TitleText = Annotated[str, Meta(max_length=200)]
SettingValue = bool | int | Annotated[str, Meta(max_length=100)] | Annotated[list[int], Meta(max_length=20)]
SettingValues = Annotated[dict[Ident, SettingValue], Meta(max_length=50)]


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str
    bot: str | None
    host: bool
    yours: bool
    connected: bool


class DueInfo(Struct, frozen=True):
    """A seat that owes a decision, and since when."""

    seat: int
    since: str


class ResultInfo(Struct, frozen=True):
    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]


class TableInfo(Struct, frozen=True):
    """A table as one person may see it."""

    id: str
    game: str
    title: str
    state: State
    public: bool
    players: int
    settings: dict[str, Any]
    catalogue: str
    hosting: bool
    entry: int
    created: str
    next: str | None
    watching: int
    seats: tuple[SeatInfo, ...]
    notes: tuple[Note, ...]
    due: tuple[DueInfo, ...]
    result: ResultInfo | None


class TableList(Struct, frozen=True):
    tables: tuple[TableInfo, ...]


class Sitter(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit down: `me`, with a name of its own if wanted, or as the host a `bot`."""

    sitter: Literal["me", "bot"]
    name: NameText | None = None
    bot: Ident | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Ident
    players: int | None = None
    settings: SettingValues = {}
    title: TitleText = ""
    public: bool = True
    seats: Annotated[tuple[Sitter | None, ...], Meta(max_length=20)] = ()
    start: bool = False


class TableChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """Only what is given changes."""

    title: TitleText | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    players: int | UnsetType = UNSET
    settings: SettingValues | UnsetType = UNSET


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText


class Session(Struct, frozen=True):
    name: str | None


class SettingInfo(Struct, frozen=True):
    key: str
    kind: str
    label: str
    values: tuple[int | str, ...]
    default: bool | int | str
    default_for: dict[str, bool | int | str]


class GameInfo(Struct, frozen=True):
    key: str
    version: int
    titles: dict[str, str]
    seats: tuple[int, ...]
    settings: tuple[SettingInfo, ...]
    lessons: tuple[LessonInfo, ...] = ()


class GameList(Struct, frozen=True):
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]


class CatalogueInfo(Struct, frozen=True):
    game: str
    fingerprint: str
    texts: tuple[str, ...]
    kinds: tuple[str, ...]
    moves: tuple[dict[str, Any], ...]


class FrameInfo(Struct, frozen=True):
    ply: int
    actor: int | None
    events: tuple[dict[str, Any], ...]
    view: dict[str, Any]


class Replay(Struct, frozen=True):
    table: str
    seat: int | None
    plies: int
    entry: int
    over: bool
    turns: tuple[int, ...]
    frames: tuple[FrameInfo, ...]


class Health(Struct, frozen=True):
    status: Literal["ok"]
    version: str

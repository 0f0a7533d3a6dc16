"""What travels over HTTP, and in the `table` message of the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from kantor.core.rulebook import Rulebook
from kantor.server.entries import Note
from kantor.server.outline import State
from kantor.server.pace import Pace
from kantor.server.wire_learning import LessonInfo

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
    away: str | None = None  # since when, as far as it is known
    substitute: str | None = None  # the bot that plays until the person returns
    stood_in: int = 0  # how many moves bots have made for the person
    agreed: int = 0  # how many want a substitute
    you_agreed: bool = False
    hints: int = 0  # how often the player has asked for one, at a table with others
    bank: int | None = None  # seconds that are left of the player's time when it last began or stopped to run


class DueInfo(Struct, frozen=True):
    """A seat that owes a decision, since when, and until when where a clock runs; `late` when that time is over."""

    seat: int
    since: str
    deadline: str | None = None
    late: bool = False


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
    pace: Pace = Pace()
    seeking: bool = False  # further players
    hints: bool = False  # whether players may ask for hints although others play
    hinted: bool = False  # somebody has: the match doesn't count in anybody's results


class TableList(Struct, frozen=True):
    tables: tuple[TableInfo, ...]


class Sitter(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit down: `me`, with a name of its own if wanted, or as the host a `bot`."""

    sitter: Literal["me", "bot"]
    name: NameText | None = None
    bot: Ident | None = None


class PaceWish(Pace, frozen=True, forbid_unknown_fields=True):
    """A pace as a client writes it: what is left out is as usual."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Ident
    players: int | None = None
    settings: SettingValues = {}
    title: TitleText = ""
    public: bool = True
    seats: Annotated[tuple[Sitter | None, ...], Meta(max_length=20)] = ()
    start: bool = False
    pace: PaceWish = PaceWish()
    seeking: bool = False
    hints: bool = False


class TableChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """Only what is given changes."""

    title: TitleText | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    players: int | UnsetType = UNSET
    settings: SettingValues | UnsetType = UNSET
    pace: PaceWish | UnsetType = UNSET
    seeking: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText


class Session(Struct, frozen=True):
    name: str | None


class MySeat(Struct, frozen=True):
    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str
    bot: str | None
    yours: bool


class MyGame(Struct, frozen=True):
    """A game of mine. `since` is when the decision came to be owed, mine if there is one, or when the match ended."""

    table: str
    game: str
    title: str
    seats: tuple[MySeat, ...]
    waiting: bool
    due: tuple[int, ...]
    since: str
    deadline: str | None
    result: ResultInfo | None
    hinted: bool = False  # somebody was advised, so it doesn't count


class MyGames(Struct, frozen=True):
    """`next` is the table that has waited longest for me; `more` is where the rest of a long list begins."""

    games: tuple[MyGame, ...]
    next: str | None
    more: str | None
    waiting: int


class GameRecord(Struct, frozen=True):
    game: str
    played: int
    won: int


class ProfileInfo(Struct, frozen=True):
    """A person as others see one. Only the owner sees what isn't shown. `blocked` is the number of my block."""

    id: str
    name: str
    since: str
    own: bool
    shows: tuple[str, ...]
    results: tuple[GameRecord, ...]
    games: tuple[MyGame, ...]
    blocked: int | None


class PasskeyInfo(Struct, frozen=True):
    id: str
    name: str
    created: str


class SessionInfo(Struct, frozen=True):
    id: str
    here: bool
    created: str
    used: str | None
    agent: str


class AccountInfo(Struct, frozen=True):
    """What I have to sign in by, and by what one can here. `url` is the public address."""

    person: str | None
    name: str | None
    claimed: bool
    login: str | None
    mail: str | None
    shows: tuple[str, ...]
    passkeys: tuple[PasskeyInfo, ...]
    sessions: tuple[SessionInfo, ...]
    ways: tuple[Literal["passkey", "password", "mail"], ...]
    url: str


LoginText = Annotated[str, Meta(max_length=100)]
PasswordText = Annotated[str, Meta(max_length=1000)]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """By a password with its login, or by a passkey that the browser has just made."""

    by: Literal["password", "passkey"]
    login: LoginText = ""
    password: PasswordText = ""
    credential: dict[str, Any] = {}


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """`leave` says that the games of the guest who was here before may be left behind."""

    by: Literal["password", "passkey", "mail", "hand-over"]
    login: LoginText = ""
    password: PasswordText = ""
    credential: dict[str, Any] = {}
    token: Annotated[str, Meta(max_length=100)] = ""
    leave: bool = False


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    login: LoginText
    password: PasswordText
    old: PasswordText = ""


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    credential: dict[str, Any]


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    mail: Annotated[str, Meta(max_length=300)]
    language: Literal["en", "pl"] = "en"


class Shows(Struct, frozen=True, forbid_unknown_fields=True):
    shows: Annotated[tuple[Literal["games", "results"], ...], Meta(max_length=5)]


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """The own name once more, so that nobody deletes an account by a slip."""

    name: NameText


class HoursInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """When my clock runs at tables over days: minutes of the day in a time zone."""

    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    opens: int = 0
    closes: int = 1440


class MyHours(Struct, frozen=True):
    hours: HoursInfo
    vacation: str | None
    days_left: int


class Vacation(Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=30)]


class Address(Struct, frozen=True):
    address: str


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
    ahead: tuple[str, ...] = ()  # the questions that can be answered in advance


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


class Readiness(Struct, frozen=True):
    """`ready`, `draining` or `no-database`."""

    status: str


class SiteNotice(Struct, frozen=True):
    """What the admins say to all, and whether it is about to be replaced."""

    message: str
    draining: bool


class FigureInfo(Struct, frozen=True):
    """A figure of a rulebook: which part of the table to draw, where to come near to, and what its seat sees."""

    part: str
    focus: tuple[str, ...]
    players: int
    settings: dict[str, Any]
    view: dict[str, Any]


class RulebookPage(Struct, frozen=True):
    """A rulebook in one language, and its figures by name."""

    book: Rulebook
    figures: dict[str, FigureInfo]

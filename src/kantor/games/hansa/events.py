"""What happens at the table. Secret is only which mission a player was dealt."""

from __future__ import annotations

from typing import Final, Literal, get_args

from kantor.core.events import Event, Total
from kantor.core.text import SeatField
from kantor.games.hansa.data import Ability, Bonus, Favour, Kind, Token

Reason = Literal["points", "cities", "tokens"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)  # in the order of the numbers in rules/ending.py


class FirstPlayer(Event, frozen=True):
    seat: SeatField


class GoldenToken(Event, frozen=True):
    token: Token
    route: str


class MissionDealt(Event, frozen=True):
    seat: SeatField
    mission: int | None

    def seen_by(self, seat: int | None) -> MissionDealt:
        return MissionDealt(self.seat, self.mission if seat == self.seat else None)


class FavourOffered(Event, frozen=True):
    favour: Favour


class TurnBegun(Event, frozen=True):
    seat: SeatField
    actions: int


class TurnEnded(Event, frozen=True):
    seat: SeatField


class IncomeTaken(Event, frozen=True):
    seat: SeatField
    traders: int
    merchants: int


class FavourIncome(Event, frozen=True):
    seat: SeatField
    kind: Kind


class FavourIncomeLeft(Event, frozen=True):
    seat: SeatField


class Placed(Event, frozen=True):
    seat: SeatField
    kind: Kind
    route: str


class Displaced(Event, frozen=True):
    """`kind` took the post of the `piece` of `owner`."""

    seat: SeatField
    kind: Kind
    route: str
    owner: SeatField
    piece: Kind


class NeutralDisplaced(Event, frozen=True):
    seat: SeatField
    kind: Kind
    route: str


class Paid(Event, frozen=True):
    seat: SeatField
    traders: int
    merchants: int


class Settled(Event, frozen=True):
    """The owner of a displaced piece puts it down, or an extra one. Without a route it fits nowhere: general supply.

    `extra` is None for a piece like the displaced one that may be either: what its owner does next decides it.
    """

    seat: SeatField
    kind: Kind
    route: str | None
    extra: bool | None


class NeutralSettled(Event, frozen=True):
    seat: SeatField
    route: str | None


class ExtrasDeclined(Event, frozen=True):
    seat: SeatField


class Lifted(Event, frozen=True):
    """Of an own piece the `owner` is None."""

    seat: SeatField
    owner: SeatField | None
    kind: Kind
    route: str


class PutDown(Event, frozen=True):
    """Of an own piece the `owner` is None."""

    seat: SeatField
    owner: SeatField | None
    kind: Kind
    route: str


class Removed(Event, frozen=True):
    seat: SeatField
    owner: SeatField
    kind: Kind
    route: str


class NeutralRemoved(Event, frozen=True):
    seat: SeatField
    route: str


class RouteEstablished(Event, frozen=True):
    seat: SeatField
    route: str


class ControlScored(Event, frozen=True):
    seat: SeatField
    city: str


class TokenTaken(Event, frozen=True):
    seat: SeatField
    token: Token
    route: str


class OfficeEstablished(Event, frozen=True):
    seat: SeatField
    city: str
    kind: Kind
    additional: bool


class NeutralOffice(Event, frozen=True):
    city: str


class CoinScored(Event, frozen=True):
    seat: SeatField
    city: str
    points: int


class CityFull(Event, frozen=True):
    city: str
    number: int


class EastWestLinked(Event, frozen=True):
    seat: SeatField
    points: int


class AbilityDeveloped(Event, frozen=True):
    seat: SeatField
    ability: Ability
    step: int


class PrestigeTaken(Event, frozen=True):
    seat: SeatField
    points: int


class TokenUsed(Event, frozen=True):
    seat: SeatField
    token: Token


class OfficesExchanged(Event, frozen=True):
    seat: SeatField
    city: str
    position: int


class TokenDrawn(Event, frozen=True):
    seat: SeatField
    token: Token


class TokenPlaced(Event, frozen=True):
    seat: SeatField
    token: Token
    route: str


class TokenBoxed(Event, frozen=True):
    token: Token


class FavourBought(Event, frozen=True):
    seat: SeatField
    favour: Favour
    token: Token
    other_token: Token


class NeutralRouteEstablished(Event, frozen=True):
    route: str


class NeutralPlaced(Event, frozen=True):
    route: str


class BonusGained(Event, frozen=True):
    """The permanent bonus of an established route may be used now."""

    seat: SeatField
    bonus: Bonus
    route: str


class BonusPlaced(Event, frozen=True):
    """A piece is put down by a permanent bonus."""

    seat: SeatField
    kind: Kind
    route: str


class BonusLeft(Event, frozen=True):
    """A permanent bonus, or what is left of it, isn't used."""

    seat: SeatField


class PermissionUsed(Event, frozen=True):
    """Placing or displacing outside England spends the permission of a city."""

    seat: SeatField
    city: str


class Finished(Event, frozen=True):
    reason: Reason
    totals: tuple[Total, ...]
    winners: tuple[SeatField, ...]


EVENTS = (
    FirstPlayer,
    GoldenToken,
    MissionDealt,
    FavourOffered,
    TurnBegun,
    TurnEnded,
    IncomeTaken,
    FavourIncome,
    FavourIncomeLeft,
    Placed,
    Displaced,
    NeutralDisplaced,
    Paid,
    Settled,
    NeutralSettled,
    ExtrasDeclined,
    Lifted,
    PutDown,
    Removed,
    NeutralRemoved,
    RouteEstablished,
    ControlScored,
    TokenTaken,
    OfficeEstablished,
    NeutralOffice,
    CoinScored,
    CityFull,
    EastWestLinked,
    AbilityDeveloped,
    PrestigeTaken,
    TokenUsed,
    OfficesExchanged,
    TokenDrawn,
    TokenPlaced,
    TokenBoxed,
    FavourBought,
    NeutralRouteEstablished,
    NeutralPlaced,
    BonusGained,
    BonusPlaced,
    BonusLeft,
    PermissionUsed,
    Finished,
)

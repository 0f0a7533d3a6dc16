"""A position as JSON: its shape. What follows from the rest (supplies) may be left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType, field

from kantor.core.forms import Count, Forms, Frame
from kantor.games.hansa.data import SEAT, Ability, Favour, Kind, Token
from kantor.games.hansa.turn import RULES

DECISIONS: Final = Forms(list(RULES))
if TYPE_CHECKING:
    AnyFrame = Frame
    SeatNumber = int
else:
    AnyFrame = DECISIONS.union
    SeatNumber = SEAT.type

Points = Annotated[int, Meta(ge=0, le=999)]


class RouteShape(Struct, frozen=True, forbid_unknown_fields=True):
    """The posts in printed order, and the token that lies at the route."""

    posts: tuple[str | None, ...] = ()
    token: Token | None = None


class CityShape(Struct, frozen=True, forbid_unknown_fields=True):
    """The printed offices from the left, and the additional ones from the left."""

    offices: tuple[str | None, ...] = ()
    additional: tuple[str, ...] = ()


class SeatShape(Struct, frozen=True, forbid_unknown_fields=True):
    """One player's side. `abilities` are the steps developed; counts that are left out are zero."""

    points: Points = 0
    personal: dict[Kind, Count] = field(default_factory=dict)
    abilities: dict[Ability, Count] = field(default_factory=dict)
    tokens: dict[Token, Count] = field(default_factory=dict)
    used_tokens: dict[Token, Count] = field(default_factory=dict)
    favours: tuple[Favour, ...] = ()
    mission: Annotated[int, Meta(ge=1, le=9)] | None = None
    general: dict[Kind, Count] | UnsetType = UNSET


class LooseShape(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece in hand with the route it came from, or one that has moved in this action with where it went."""

    piece: str
    route: str
    moved: bool = False


class PositionShape(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole position; routes and cities that are left out are empty. The present decision is the agenda's last."""

    players: int
    seats: tuple[SeatShape, ...]
    agenda: tuple[AnyFrame, ...]
    settings: dict[str, Any] = field(default_factory=dict)
    first_player: SeatNumber | None = None
    routes: dict[str, RouteShape] = field(default_factory=dict)
    cities: dict[str, CityShape] = field(default_factory=dict)
    prestige: tuple[SeatNumber | None, ...] = (None, None, None, None)
    east_west: tuple[SeatNumber, ...] = ()
    waiting_tokens: Count = 0
    turned_up_tokens: dict[Token, Count] = field(default_factory=dict)
    boxed_tokens: dict[Token, Count] = field(default_factory=dict)
    favours: tuple[Favour, ...] = ()
    loose: tuple[LooseShape, ...] = ()
    permissions_used: tuple[str, ...] | UnsetType = UNSET
    token_supply: dict[Token, Count] | UnsetType = UNSET

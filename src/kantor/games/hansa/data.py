"""The game box and the sides of the boards, read from their data files. Ids are those of the files, in their order."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Struct

from kantor.core.forms import seats
from kantor.core.setup import Setup
from kantor.games.hansa.board import Board, Office, Realm, Route
from kantor.games.hansa.judgement import TRACK_NAMES, Judgement
from kantor.games.hansa.state import BIGBOX, CLASSIC, STEPS, Box

Kind = Literal["trader", "merchant"]
Ability = Literal["keys", "actions", "privilege", "book", "bank"]
Token = Literal[
    "additional_office", "exchange_offices", "three_traders", "develop_ability", "plus_3_actions", "plus_4_actions"
]
Favour = Literal[
    "displaced_anywhere",
    "extra_action",
    "income_with_others",
    "displaced_trader_plus_2",
    "city_control_plus_2",
    "abilities_7",
]
Colour = Literal["white", "orange", "pink", "black"]
Country = Literal["england", "wales", "scotland"]
Bonus = Literal[
    "move_2_any", "develop_privilege", "office_in_green_city", "reuse_2_from_route", "place_2_wales_scotland"
]

KIND_IDS: Final[tuple[Kind, ...]] = get_args(Kind)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
COUNTRIES: Final[tuple[Country, ...]] = get_args(Country)
BONUSES: Final[tuple[Bonus, ...]] = get_args(Bonus)  # in the order of their numbers, which begin with 1
EDITIONS: Final = ("classic", "bigbox")
ALL_PIECES: Final = 99  # C on the bank: more than anybody has


class AbilityFile(Struct, frozen=True, forbid_unknown_fields=True):
    id: Ability
    values: tuple[int | str, ...]
    cover: Kind
    full_points: int


class TokenFile(Struct, frozen=True, forbid_unknown_fields=True):
    id: Token
    total: int
    golden: int


class MissionFile(Struct, frozen=True, forbid_unknown_fields=True):
    id: int
    cities: tuple[str, str, str]


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    traders: int
    merchants: int
    personal: tuple[dict[str, int], ...]
    abilities: tuple[AbilityFile, ...]
    tokens: tuple[TokenFile, ...]
    missions: tuple[MissionFile, ...]
    favours: tuple[Favour, ...]
    token_points: tuple[int, ...]


class OfficeFile(Struct, frozen=True, forbid_unknown_fields=True):
    privilege: Colour
    shape: Literal["square", "circle"]
    coin: int


class CityFile(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    offices: tuple[OfficeFile, ...]
    upgrade: tuple[Ability, ...]
    ribbon: str
    x: int
    y: int
    name_pl: str = ""
    green: bool = False
    countries: tuple[Country, ...] = ()


class RouteFile(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    a: str
    b: str
    posts: tuple[Literal["any", "circle"], ...]
    tavern: bool
    x: int
    y: int
    sea: bool = False
    country: Country = "england"
    bonus: Bonus | None = None


class EastWestFile(Struct, frozen=True, forbid_unknown_fields=True):
    cities: tuple[str, str]
    points: tuple[int, ...]


class PrestigeSlotFile(Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    privilege: Colour


class PrestigeFile(Struct, frozen=True, forbid_unknown_fields=True):
    city: str
    access_routes: tuple[str, ...]
    slots: tuple[PrestigeSlotFile, ...]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    board: str
    players: tuple[int, ...]
    full_city_limit: int
    aspect_ratio: float
    east_west: EastWestFile
    prestige: PrestigeFile
    taverns: tuple[str, ...]
    cities: tuple[CityFile, ...]
    routes: tuple[RouteFile, ...]
    neutral_routes: tuple[str, ...] = ()
    permissions: dict[str, tuple[Country, ...]] = msgspec.field(default_factory=dict)
    country_points: dict[Country, tuple[int, ...]] = msgspec.field(default_factory=dict)


def _read(name: str, kind: Any) -> Any:
    return msgspec.json.decode((Path(__file__).parent / "data" / name).read_bytes(), type=kind)


BOX_FILE: Final[BoxFile] = _read("box.json", BoxFile)
# All that can be tuned.
FACTOR_NAMES: Final = (
    *TRACK_NAMES,
    "uses",
    "promise",
    "promise_far",
    "link",
    "bonus",
    "shortage",
    "action",
    "supply",
    "spare",
    "merchant",
    "on_route",
    "general",
    "blocked",
    "out_of_reach",
    "twice",
    "others_point",
    "threat",
    "new_city",
    "take_city",
    "more_city",
    "lonely",
    "hurry",
    "floor",
    "win",
    "permission",
    "country",
)
# Factors on what things are worth, by board and number of players.
JUDGEMENT: Final[dict[str, dict[str, float]]] = _read("judgement.json", dict[str, dict[str, float]])
SIDES: Final[tuple[BoardFile, ...]] = tuple(
    _read(f"{name}.json", BoardFile) for name in ("base_3p", "base_45p", "east", "britannia_3p", "britannia_45p")
)
BOARD_IDS: Final = tuple(dict.fromkeys(side.board for side in SIDES))
ABILITY_IDS: Final = tuple(ability.id for ability in BOX_FILE.abilities)
TOKEN_IDS: Final = tuple(token.id for token in BOX_FILE.tokens)
FAVOUR_IDS: Final = BOX_FILE.favours
assert (get_args(Ability), get_args(Token), get_args(Favour)) == (ABILITY_IDS, TOKEN_IDS, FAVOUR_IDS)


def side(setup: Setup) -> BoardFile:
    """The side of the board for this many players."""
    return next(side for side in SIDES if side.board == setup.settings["board"] and setup.players in side.players)


def board(setup: Setup) -> Board:
    return _board(SIDES.index(side(setup)))


@cache
def _board(number: int) -> Board:
    file = SIDES[number]
    cities = [city.id for city in file.cities]
    routes = [route.id for route in file.routes]
    return Board(
        cities,
        routes,
        [[_office(office) for office in city.offices] for city in file.cities],
        [[ABILITY_IDS.index(ability) for ability in city.upgrade] for city in file.cities],
        [_route(route, cities) for route in file.routes],
        [routes.index(route) for route in file.taverns],
        [routes.index(route) for route in file.neutral_routes],
        (cities.index(file.east_west.cities[0]), cities.index(file.east_west.cities[1])),
        list(file.east_west.points),
        [(slot.points, COLOURS.index(slot.privilege)) for slot in file.prestige.slots],
        [routes.index(route) for route in file.prestige.access_routes],
        # Missions name cities of the base board.
        [[cities.index(city) for city in card.cities] for card in BOX_FILE.missions if file.board == "base"],
        file.full_city_limit,
        _realm(file, cities),
    )


def _realm(file: BoardFile, cities: list[str]) -> Realm:
    permissions = [(cities.index(city), _bits(countries)) for city, countries in file.permissions.items()]
    return Realm(
        [int(city.green) for city in file.cities],
        len(file.country_points) + 1 if file.country_points else 0,
        [_bits(city.countries) for city in file.cities],
        # Within its own country, a city's permission comes before that of London.
        sorted(permissions, key=lambda entry: entry[1] & _bits(file.cities[entry[0]].countries) == 0),
        [list(file.country_points.get(country, (0, 0, 0))) for country in COUNTRIES],
    )


def _bits(countries: tuple[Country, ...]) -> int:
    return sum(1 << COUNTRIES.index(country) for country in countries)


def _office(office: OfficeFile) -> Office:
    return Office(COLOURS.index(office.privilege), int(office.shape == "circle"), office.coin)


def _route(route: RouteFile, cities: list[str]) -> Route:
    """Tokens lie neither where a permanent bonus is printed nor outside England."""
    merchants_only = [int(shape == "circle") for shape in route.posts]
    takes_tokens = route.bonus is None and route.country == "england"
    bonus = 0 if route.bonus is None else BONUSES.index(route.bonus) + 1
    country = COUNTRIES.index(route.country)
    return Route(cities.index(route.a), cities.index(route.b), merchants_only, int(takes_tokens), country, bonus)


def edition(setup: Setup) -> int:
    return BIGBOX if setup.settings["edition"] == "bigbox" else CLASSIC


def box(setup: Setup) -> Box:
    return _box(edition(setup), tuple(factors(setup).items()))


def factors(setup: Setup) -> dict[str, float]:
    """Those found for a board and a number of players, for the board, or for any; 1 where nothing was found."""
    board = setup.settings["board"]
    found = JUDGEMENT.get(f"{board}-{setup.players}") or JUDGEMENT.get(str(board)) or JUDGEMENT["any"]
    return {name: found.get(name, 1.0) for name in FACTOR_NAMES}


def tuned_box(setup: Setup, factors: Mapping[str, float]) -> Box:
    return _box(edition(setup), tuple(factors.items()))


@lru_cache(maxsize=64)
def _box(edition: int, factors: tuple[tuple[str, float], ...]) -> Box:
    abilities = BOX_FILE.abilities
    return Box(
        edition,
        [value for ability in abilities for value in _values(ability)],
        [len(ability.values) - 1 for ability in abilities],
        [ability.full_points for ability in abilities],
        [KIND_IDS.index(ability.cover) for ability in abilities],
        list(BOX_FILE.token_points),
        [seat["traders"] for seat in BOX_FILE.personal],
        DESK["trader"],
        BOX_FILE.traders,
        BOX_FILE.merchants,
        Judgement(dict(factors)),
    )


def _values(ability: AbilityFile) -> list[int]:
    values = [_value(value) for value in ability.values]
    return values + [0] * (STEPS - len(values))


def _value(value: int | str) -> int:
    """A number, C for all pieces, or a colour by its rank."""
    if isinstance(value, int):
        return value
    return ALL_PIECES if value == "C" else [str(colour) for colour in COLOURS].index(value)


# Pieces that cover a desk at the start.
DESK: Final[dict[Kind, int]] = {
    kind: sum(len(ability.values) - 1 for ability in BOX_FILE.abilities if ability.cover == kind) for kind in KIND_IDS
}

SEAT: Final = seats(5)  # the field of pending decisions
PROGRESS: Final = ("under-way", "fresh", "favour-bought")  # of a turn, in the order of their numbers
DownKind = Kind | msgspec.UnsetType

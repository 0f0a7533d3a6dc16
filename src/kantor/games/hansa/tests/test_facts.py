"""The data of every board side against a list of what is printed, kept apart in `boards/*.txt`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kantor.games.hansa import data
from kantor.games.hansa.data import BoardFile, CityFile, RouteFile

LISTS = Path(__file__).parent / "boards"
NAMES = ("base_3p", "base_45p", "east", "britannia_3p", "britannia_45p")


def listed(side: BoardFile) -> Iterator[str]:
    """A side in the notation of the lists."""
    yield f"players {' '.join(map(str, side.players))}"
    yield f"full cities {side.full_city_limit}"
    yield f"link {' '.join(side.east_west.cities)} {' '.join(map(str, side.east_west.points))}"
    slots = " ".join(f"{slot.points}{slot.privilege[0]}" for slot in side.prestige.slots)
    yield f"prestige {side.prestige.city} {' '.join(side.prestige.access_routes)} {slots}"
    yield f"taverns {' '.join(side.taverns)}"
    for city, countries in sorted(side.permissions.items()):
        yield f"permission {city} {' '.join(countries)}"
    for country, points in side.country_points.items():
        cities = sorted(city.id for city in side.cities if country in city.countries)
        yield f"points {country} {' '.join(map(str, points))} {' '.join(cities)}"
    yield from map(city_line, side.cities)
    for route in side.routes:
        yield route_line(route, bool(side.country_points))
    posts = [post for route in side.routes for post in route.posts]
    offices = sum(len(city.offices) for city in side.cities)
    yield (
        f"totals {len(side.cities)} cities, {len(side.routes)} routes, {len(posts)} posts, "
        f"{posts.count('circle')} for merchants, {offices} offices"
    )


def city_line(city: CityFile) -> str:
    row = []
    for office in city.offices:
        letter = office.privilege[0]
        row.append((letter.upper() if office.shape == "circle" else letter) + (str(office.coin) if office.coin else ""))
    green = ["green"] if city.green else []
    return " ".join(["city", city.id, "-".join(row) or "none", *green, *city.upgrade, f"{city.x},{city.y}"])


def route_line(route: RouteFile, has_countries: bool) -> str:
    posts = "".join("m" if post == "circle" else "a" for post in route.posts)
    sea = ["sea"] if route.sea else []
    country = [route.country] if has_countries else []
    bonus = [route.bonus] if route.bonus else []
    return " ".join(["route", route.id, route.a, route.b, posts, *sea, *country, *bonus, f"{route.x},{route.y}"])


@pytest.mark.parametrize(("side", "name"), list(zip(data.SIDES, NAMES, strict=True)), ids=NAMES)
def test_a_side_is_as_printed(side: BoardFile, name: str) -> None:
    lines = [line for line in (LISTS / f"{name}.txt").read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    assert list(listed(side)) == lines

"""What is printed on the base board, the desks, tokens, cards and tiles, as a list that was made apart from the data.

An office is its colour and shape: `ws` a white square, `pc` a pink circle, `$` its coin; an ability stands after them.
"""

import pytest

import kantor
from kantor.games.hansa import data
from kantor.games.hansa.data import BOX_FILE, BoardFile, CityFile

CITIES_3 = """
groningen: ws$ oc book; emden: wc ps; hamburg: ws os bs; lubeck: ws$ ps bank; osnabruck: ws os bs;
arnheim: ws wc os ps; munster: wc os; minden: ws os ps bs; hannover: ws ps; perleberg: ws ps bc;
stendal: ws wc os ps; brunswiek: os; duisburg: ws; paderborn: ws bc; hildesheim: ws bs; magdeburg: wc os;
coellen: ws$ ps; quedlinburg: oc pc; halle: ws$ os keys; stade: wc$ privilege; kampen: os bs; bremen: ps;
luneburg: wc; dortmund: wc os; goslar: ws; warburg: os$ ps; gottingen: ws os actions
"""
OTHER_CITIES_45 = """
stade: wc privilege; kampen: oc bs; bremen: wc ps; luneburg: oc bs; dortmund: wc os ps; goslar: ws bs;
warburg: os ps; gottingen: ws wc ps actions
"""
ROUTES_3 = """
groningen-emden 3; emden-osnabruck 4; stade-hamburg 3; hamburg-lubeck 3; hamburg-bremen 4; hamburg-luneburg 4;
kampen-osnabruck 2; kampen-arnheim 3; osnabruck-bremen 3; bremen-minden 3; bremen-hannover 3; hannover-luneburg 3;
luneburg-perleberg 3; perleberg-stendal 3; arnheim-munster 3; arnheim-duisburg 3; munster-minden 3;
minden-hannover 3; minden-brunswiek 4; minden-paderborn 3; brunswiek-stendal 4; stendal-magdeburg 3;
duisburg-dortmund 2; dortmund-paderborn 3; paderborn-hildesheim 3; paderborn-warburg 3; hildesheim-goslar 3;
goslar-magdeburg 2; goslar-quedlinburg 4; coellen-warburg 4; gottingen-quedlinburg 3; quedlinburg-halle 4
"""
MORE_ROUTES_45 = """
emden-stade 3; warburg-gottingen 3
"""
TAVERNS = ("osnabruck-bremen", "luneburg-perleberg", "hildesheim-goslar")
MISSIONS = """
osnabruck stendal paderborn; dortmund minden luneburg; minden perleberg goslar; arnheim perleberg hannover;
dortmund stendal kampen; arnheim osnabruck hildesheim; arnheim perleberg bremen; minden osnabruck magdeburg;
dortmund stendal munster
"""


def listed(text: str) -> list[str]:
    return " ".join(text.split()).split("; ")


def printed(city: CityFile) -> str:
    offices = [f"{office.privilege[0]}{office.shape[0]}{'$' * office.coin}" for office in city.offices]
    return f"{city.id}: {' '.join([*offices, *city.upgrade])}"


def side(players: int) -> BoardFile:
    return data.side(kantor.GAMES["hansa"].setup(players))


@pytest.mark.parametrize("players", [2, 3])
def test_the_side_for_two_and_three(players: int) -> None:
    assert [printed(city) for city in side(players).cities] == listed(CITIES_3)
    assert [f"{route.id} {len(route.posts)}" for route in side(players).routes] == listed(ROUTES_3)


@pytest.mark.parametrize("players", [4, 5])
def test_the_side_for_four_and_five(players: int) -> None:
    cities = {city.partition(":")[0]: city for city in listed(CITIES_3) + listed(OTHER_CITIES_45)}
    assert {city.id: printed(city) for city in side(players).cities} == cities
    routes = {f"{route.id} {len(route.posts)}" for route in side(players).routes}
    assert routes == {*listed(ROUTES_3), *listed(MORE_ROUTES_45)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_both_sides_have(players: int) -> None:
    found = side(players)
    assert all(route.id == f"{route.a}-{route.b}" and set(route.posts) == {"any"} for route in found.routes)
    assert found.taverns == TAVERNS == tuple(route.id for route in found.routes if route.tavern)
    assert (found.full_city_limit, found.east_west.cities, found.east_west.points) == (
        10,
        ("arnheim", "stendal"),
        (7, 4, 2),
    )
    assert (found.prestige.city, found.prestige.access_routes) == ("coellen", ("coellen-warburg",))
    spaces = [(space.points, space.privilege) for space in found.prestige.slots]
    assert spaces == [(7, "white"), (8, "orange"), (9, "pink"), (11, "black")]


def test_the_desks() -> None:
    assert (BOX_FILE.traders, BOX_FILE.merchants) == (27, 4)
    assert {ability.id: (ability.values, ability.cover, ability.full_points) for ability in BOX_FILE.abilities} == {
        "keys": ((1, 2, 2, 3, 4), "trader", 0),
        "actions": ((2, 3, 3, 4, 4, 5), "trader", 4),
        "privilege": (("white", "orange", "pink", "black"), "trader", 4),
        "book": ((2, 3, 4, 5), "merchant", 4),
        "bank": ((3, 5, 7, "C"), "trader", 4),
    }


def test_the_mission_cards() -> None:
    """Two cities of a card stand on three cards each, the third on this one alone."""
    assert [" ".join(card.cities) for card in BOX_FILE.missions] == listed(MISSIONS)
    shared = [city for card in BOX_FILE.missions for city in card.cities[:2]]
    alone = [card.cities[2] for card in BOX_FILE.missions]
    assert {shared.count(city) for city in shared} == {3}
    assert len(set(alone) - set(shared)) == 9

"""A side of the board as tables that every position of a match shares: offices, posts, who is near whom.

The posts of a route that take the same pieces are alike in every way, so a move names their *lane*, not the post. A
route has one lane, or two where it has posts for merchants only beside others. A city's row of offices runs from left
to right: room for the additional ones, then the printed ones. A green city has none printed, but room for those that
a permanent bonus brings.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import row_of

ADDITIONAL: Final[i64] = 4  # as many as there are tokens for them
PRESTIGE: Final[i64] = 4
GREEN_ROOM: Final = 12  # offices by a permanent bonus in one green city: more than games come to
ENGLAND: Final = 0  # the country of every route where a board has no countries
PLACES: Final = 3  # that a country rewards


class Office:
    """A printed office: the privilege it needs, whether it is round, and its coin."""

    def __init__(self, privilege: int, round_shape: int, coin: int) -> None:
        self.privilege = privilege
        self.round_shape = round_shape
        self.coin = coin


class Route:
    """A route of the board: its end cities and for each printed post whether it takes merchants only."""

    def __init__(
        self, a: int, b: int, merchant_posts: list[int], takes_tokens: int, country: int = 0, bonus: int = 0
    ) -> None:
        self.a = a
        self.b = b
        self.merchant_posts = merchant_posts
        self.takes_tokens = takes_tokens
        self.country = country
        self.bonus = bonus


class Realm:
    """What only some boards have: green cities, and countries with their cities, permissions and points.

    Countries of a city or of a permission are bits. Permissions are in the order in which they are spent.
    """

    def __init__(
        self,
        green: list[int],
        countries: int = 0,
        city_countries: list[int] | None = None,
        permissions: list[tuple[int, int]] | None = None,
        points: list[list[int]] | None = None,
    ) -> None:
        self.green = green
        self.countries = countries
        self.city_countries = city_countries or []
        self.permissions = permissions or []
        self.points = points or []


class Board:
    """The tables. Numbers of cities, routes, lanes, posts and offices are positions in them."""

    def __init__(
        self,
        city_ids: list[str],
        route_ids: list[str],
        rows: list[list[Office]],
        upgrades: list[list[int]],
        routes: list[Route],
        taverns: list[int],
        neutral_routes: list[int],
        red: tuple[int, int],
        link_points: list[int],
        prestige: list[tuple[int, int]],
        prestige_routes: list[int],
        missions: list[list[int]],
        full_limit: int,
        realm: Realm | None = None,
    ) -> None:
        self.city_ids = city_ids
        self.route_ids = route_ids
        self.cities: i64 = len(rows)
        self.routes: i64 = len(routes)
        self.red_a: i64 = red[0]
        self.red_b: i64 = red[1]
        self.full_limit: i64 = full_limit
        self.taverns: vec[i64] = row_of(taverns)
        self.neutral_routes: vec[i64] = row_of(neutral_routes)
        self.link_points: vec[i64] = row_of(link_points)
        self.prestige_points: vec[i64] = row_of([points for points, _ in prestige])
        self.prestige_privilege: vec[i64] = row_of([privilege for _, privilege in prestige])
        self.prestige_route: vec[i64] = row_of([1 if route in prestige_routes else 0 for route in range(len(routes))])
        self.mission_cities: vec[i64] = row_of([city for card in missions for city in card])
        self.end_a: vec[i64] = row_of([route.a for route in routes])
        self.end_b: vec[i64] = row_of([route.b for route in routes])
        self.takes_tokens: vec[i64] = row_of([route.takes_tokens for route in routes])
        # Abilities of a city, and of a route's two ends, as bits.
        city_abilities = [sum(1 << ability for ability in abilities) for abilities in upgrades]
        self.city_abilities: vec[i64] = row_of(city_abilities)
        self.route_abilities: vec[i64] = row_of([city_abilities[route.a] | city_abilities[route.b] for route in routes])
        self._lay_out_realm(realm or Realm([0] * len(rows)), routes)
        self._lay_out_offices(rows)
        self._lay_out_posts(routes)
        self._measure(routes)

    def _lay_out_realm(self, realm: Realm, routes: list[Route]) -> None:
        self.green: vec[i64] = row_of(realm.green)
        self.countries: i64 = realm.countries
        self.city_countries: vec[i64] = row_of(realm.city_countries)
        # The same by country: the numbers of its cities, and the cities as bits.
        lands = [[city for city, bits in enumerate(realm.city_countries) if bits >> land & 1] for land in range(3)]
        self.country_start: vec[i64] = row_of([sum(map(len, lands[:land])) for land in range(4)])
        self.country_cities: vec[i64] = row_of([city for land in lands for city in land])
        self.country_bits: vec[i64] = row_of([sum(1 << city for city in land) for land in lands])
        self.permission_city: vec[i64] = row_of([city for city, _ in realm.permissions])
        self.permission_countries: vec[i64] = row_of([countries for _, countries in realm.permissions])
        self.country_points: vec[i64] = row_of([points for row in realm.points for points in row])
        self.route_country: vec[i64] = row_of([route.country for route in routes])
        self.route_bonus: vec[i64] = row_of([route.bonus for route in routes])
        # On such a board a piece can't stand everywhere, so that lifting needs more care.
        self.bounded: i64 = 1 if any(1 in route.merchant_posts for route in routes) else 0

    def _lay_out_offices(self, rows: list[list[Office]]) -> None:
        starts: list[int] = []
        printed: list[int] = []
        ends: list[int] = []
        city: list[int] = []
        privilege: list[int] = []
        round_shape: list[int] = []
        coin: list[int] = []
        for number, row in enumerate(rows):
            starts.append(len(city))
            blank = [Office(0, 0, 0)]
            for office in blank * ADDITIONAL + (blank * GREEN_ROOM if self.green[number] else row):
                city.append(number)
                privilege.append(office.privilege)
                round_shape.append(office.round_shape)
                coin.append(office.coin)
            printed.append(starts[-1] + ADDITIONAL)
            ends.append(len(city))
        printed_ends = [printed[at] if self.green[at] else end for at, end in enumerate(ends)]
        self.offices: i64 = len(city)
        self.row_start: vec[i64] = row_of(starts)
        self.row_printed: vec[i64] = row_of(printed)
        self.printed_end: vec[i64] = row_of(printed_ends)
        self.row_end: vec[i64] = row_of(ends)
        self.office_city: vec[i64] = row_of(city)
        self.office_privilege: vec[i64] = row_of(privilege)
        self.office_round: vec[i64] = row_of(round_shape)
        self.office_coin: vec[i64] = row_of(coin)

    def _lay_out_posts(self, routes: list[Route]) -> None:
        """Lane by lane; `post_printed` tells where in its route a post is printed."""
        lane_route: list[int] = []
        lane_start: list[int] = []
        lane_end: list[int] = []
        lane_merchants: list[int] = []
        post_lane: list[int] = []
        post_printed: list[int] = []
        first_lane: list[int] = []
        first_post: list[int] = []
        for number, route in enumerate(routes):
            first_lane.append(len(lane_route))
            first_post.append(len(post_lane))
            for merchants in sorted(set(route.merchant_posts)):
                places = [at for at, only in enumerate(route.merchant_posts) if only == merchants]
                lane_start.append(len(post_lane))
                post_lane += [len(lane_route)] * len(places)
                post_printed += places
                lane_end.append(len(post_lane))
                lane_route.append(number)
                lane_merchants.append(merchants)
        self.lanes: i64 = len(lane_route)
        self.posts: i64 = len(post_lane)
        self.lane_route: vec[i64] = row_of(lane_route)
        countries = [routes[route].country for route in lane_route]
        self.lane_country: vec[i64] = row_of(countries)
        self.country_lanes: vec[i64] = row_of(
            [sum(1 << lane for lane, there in enumerate(countries) if there == land) for land in range(3)]
        )
        self.lane_start: vec[i64] = row_of(lane_start)
        self.lane_end: vec[i64] = row_of(lane_end)
        self.lane_merchants: vec[i64] = row_of(lane_merchants)
        self.post_lane: vec[i64] = row_of(post_lane)
        self.post_printed: vec[i64] = row_of(post_printed)
        self.first_lane: vec[i64] = row_of([*first_lane, len(lane_route)])
        self.first_post: vec[i64] = row_of([*first_post, len(post_lane)])

    def _measure(self, routes: list[Route]) -> None:
        """Neighbouring cities as bits; for each route the lanes where pieces displaced from it may go.

        Those are all lanes of other routes in the same country or in England, the nearest first, with distances.
        """
        neighbours = [0] * int(self.cities)
        for route in routes:
            neighbours[route.a] |= 1 << route.b
            neighbours[route.b] |= 1 << route.a
        self.neighbours: vec[i64] = row_of(neighbours)
        # The neighbours of any of eight cities, by their bits; 256 numbers for the first eight, and so on.
        self.around: vec[i64] = row_of(
            [
                of_any(neighbours[first : first + 8], bits)
                for first in range(0, len(neighbours), 8)
                for bits in range(256)
            ]
        )
        lane_route = [int(route) for route in self.lane_route]
        near: list[int] = []
        distance: list[int] = []
        count: list[int] = []
        for number, start in enumerate(routes):
            away = distances(routes, number)
            order = sorted(
                (away[route], lane)
                for lane, route in enumerate(lane_route)
                if route != number and routes[route].country in (ENGLAND, start.country)
            )
            count.append(len(order))
            order += [(NOWHERE, 0)] * (len(lane_route) - len(order))
            distance += [steps for steps, _ in order]
            near += [lane for _, lane in order]
        self.near_lane: vec[i64] = row_of(near)
        self.near_distance: vec[i64] = row_of(distance)
        self.near_count: vec[i64] = row_of(count)


def of_any(masks: list[int], bits: int) -> int:
    """What any of the masks has that the bits name."""
    found = 0
    for number, mask in enumerate(masks):
        if bits >> number & 1:
            found |= mask
    return found


NOWHERE: Final = 1000


def distances(routes: list[Route], start: int) -> list[int]:
    """How far every route is from one of them: 1 when they share a city, and so on."""
    found = [NOWHERE] * len(routes)
    found[start] = 0
    rim = [start]
    while rim:
        reached = []
        for here in rim:
            ends = {routes[here].a, routes[here].b}
            for number, route in enumerate(routes):
                if found[number] == NOWHERE and (route.a in ends or route.b in ends):
                    found[number] = found[here] + 1
                    reached.append(number)
        rim = reached
    return found

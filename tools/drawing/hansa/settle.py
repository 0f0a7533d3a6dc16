"""Moves towns, bends of roads and the sides of tokens a little, again and again, while that makes the map better."""

from __future__ import annotations

import math
import random
from typing import Any

from tools.drawing.hansa.plates import GAP, POST, TOKEN, Point, Rect, table_of, town
from tools.drawing.hansa.roads import CLEAR, Road, cramped, crossings, curve, lay

EDGE = 14.0
CROSSING = 60.0


class Chart:
    """A side of a board while it is being drawn."""

    def __init__(self, side: dict[str, Any], width: float, height: float, seed: int = 1) -> None:
        self.width, self.height = width, height
        self.random = random.Random(seed)
        cities, routes = side["cities"], side["routes"]
        self.names = [city["id"] for city in cities]
        permissions = side.get("permissions") or {}
        self.shapes = [town({**city, "permission": city["id"] in permissions}) for city in cities]
        self.home = stretched(cities, routes, width, height)
        self.towns = list(self.home[: len(cities)])
        middles = self.home[len(cities) :]
        self.ids = [route["id"] for route in routes]
        self.ends = [(self.names.index(route["a"]), self.names.index(route["b"])) for route in routes]
        self.numbers = [len(route["posts"]) for route in routes]
        self.bends = [self._through(at, middle) for at, middle in enumerate(middles)]
        self.start = list(self.bends)
        self.sea = [bool(route.get("sea")) for route in routes]
        self.ports = {end for at, ends in enumerate(self.ends) if self.sea[at] for end in ends}
        self.sides = [1 if self.random.random() < 0.5 else -1 for _ in routes]
        self.prestige_city = self.names.index(side["prestige"]["city"])
        self.table_shape = table_of(len(side["prestige"]["slots"]))
        x, y = self.towns[self.prestige_city]
        inwards = 190 if x < width / 2 else -190
        self.table: Point = (x + inwards, y + (-90 if y > height / 2 else 90))
        self.roads = [self._road(at) for at in range(len(routes))]

    def _through(self, route: int, middle: Point) -> Point:
        """The bend with which a road passes through this middle."""
        (ax, ay), (bx, by) = (self.towns[end] for end in self.ends[route])
        return 2 * middle[0] - (ax + bx) / 2, 2 * middle[1] - (ay + by) / 2

    def rects(self, city: int) -> list[Rect]:
        x, y = self.towns[city]
        return [shape.moved(x, y) for shape in self.shapes[city]]

    def _road(self, route: int) -> Road:
        a, b = self.ends[route]
        points = curve(self.towns[a], self.bends[route], self.towns[b])
        return lay(points, self.rects(a), self.rects(b), self.numbers[route], self.sides[route])

    def resume(self, drawing: dict[str, Any], sky: float) -> None:
        """Go on from a drawing that is there."""
        self.towns = [_under(drawing["towns"][name], sky) for name in self.names]
        self.bends = [_under(drawing["roads"][ident]["bend"], sky) for ident in self.ids]
        self.table = _under(drawing["table"], sky)
        self.home = list(self.towns)
        for route, ident in enumerate(self.ids):
            token = _under(drawing["roads"][ident]["token"], sky)
            sides = []
            for self.sides[route] in (1, -1):
                sides.append((math.dist(self._road(route).token, token), self.sides[route]))
            self.sides[route] = min(sides)[1]
            self.roads[route] = self._road(route)

    def settle(self, rounds: int, heat: float = 1.0) -> float:
        """Try so many changes; the worse ones are taken only early. Returns what is left of collisions."""
        for attempt in range(rounds):
            self._try(heat * max(0.0, 1 - attempt / (rounds * 0.8)))
        return self.collisions()

    def _try(self, heat: float) -> None:
        reach = 4 + 46 * heat * self.random.random()
        kind = self.random.random()
        kept = (list(self.towns), list(self.bends), list(self.sides), self.table, list(self.roads))
        if kind < 0.42:
            city = self.random.randrange(len(self.towns))
            routes = [at for at, ends in enumerate(self.ends) if city in ends]
            before = self._cost([city], routes)
            x, y = self.towns[city]
            self.towns[city] = (x + self.random.gauss(0, reach), y + self.random.gauss(0, reach))
            touched = [city]
        elif kind < 0.93:
            route = self.random.randrange(len(self.bends))
            routes, touched = [route], []
            before = self._cost([], routes)
            x, y = self.bends[route]
            self.bends[route] = (x + self.random.gauss(0, reach * 1.8), y + self.random.gauss(0, reach * 1.8))
            if self.random.random() < 0.25:
                self.sides[route] *= -1
        else:
            routes, touched = [], [-1]
            before = self._cost(touched, routes)
            x, y = self.table
            self.table = (x + self.random.gauss(0, reach), y + self.random.gauss(0, reach))
        for route in routes:
            self.roads[route] = self._road(route)
        worse = self._cost(touched, routes) - before
        if worse > 0 and self.random.random() >= math.exp(-worse / (0.4 + 30 * heat * heat)):
            self.towns, self.bends, self.sides, self.table, self.roads = kept

    def _cost(self, cities: list[int], routes: list[int]) -> float:
        """Everything that these towns and roads take part in."""
        total = 0.0
        for city in cities:
            total += self._town_cost(city)
        for route in routes:
            total += self._road_cost(route)
        return total

    def _boxes(self, city: int) -> list[Rect]:
        return [self.table_shape.moved(*self.table)] if city == -1 else self.rects(city)

    def _town_cost(self, city: int) -> float:
        boxes = self._boxes(city)
        total = sum(9 * _outside(box, self.width, self.height) for box in boxes)
        for other in range(-1, len(self.towns)):
            if other != city:
                total += 4 * _overlaps(boxes, self._boxes(other), 7)
        for route, road in enumerate(self.roads):
            if city not in self.ends[route]:
                total += self._meets(boxes, road)
        return total + self._pull(city)

    def _pull(self, city: int) -> float:
        if city == -1:
            far = math.dist(self.table, self.towns[self.prestige_city])
            return 0.05 * max(0.0, far - 110)
        # Ports stay where they are, or no sea is left between them.
        return (0.3 if city in self.ports else 0.06) * math.dist(self.towns[city], self.home[city])

    def _meets(self, boxes: list[Rect], road: Road) -> float:
        total = 0.0
        for box in boxes:
            total += sum(max(0.0, CLEAR - box.distance(*post)) for post in road.posts) * 4
            total += max(0.0, CLEAR - 2 - box.distance(*road.token)) * 4
            total += sum(max(0.0, 9 - box.distance(*point)) for point in road.line) * 1.2
        return total

    def _road_cost(self, route: int) -> float:
        road = self.roads[route]
        a, b = self.ends[route]
        total = 9 * cramped(road) * len(road.posts)
        total += sum(max(0.0, TOKEN - math.dist(road.token, post)) for post in road.posts) * 4
        for x, y in (*road.posts, road.token):
            total += 9 * _beyond(x, y, 22 + EDGE, self.width, self.height)
        for city in range(-1, len(self.towns)):
            if city in (a, b):
                boxes = self._boxes(city)
                total += sum(max(0.0, CLEAR - box.distance(*post)) for box in boxes for post in road.posts) * 4
                total += sum(max(0.0, CLEAR - 2 - box.distance(*road.token)) for box in boxes) * 4
            else:
                total += self._meets(self._boxes(city), road)
        for other, far in enumerate(self.roads):
            if other != route:
                total += _crowd(road, far) + CROSSING * crossings(road, far)
        chord = math.dist(self.towns[a], self.towns[b])
        x, y = self.bends[route]
        (ax, ay), (bx, by) = self.towns[a], self.towns[b]
        straight = self.start[route] if self.sea[route] else ((ax + bx) / 2, (ay + by) / 2)
        bow = math.dist((x, y), straight)
        total += 0.1 * bow + max(0.0, bow - 0.6 * chord) * 0.4
        return total + 0.01 * math.dist(self.bends[route], self.start[route])

    def collisions(self) -> float:
        """What still overlaps; nought is the aim."""
        total = 0.0
        for route in range(len(self.roads)):
            total += self._hard(route)
        for city in range(-1, len(self.towns)):
            boxes = self._boxes(city)
            total += sum(_outside(box, self.width, self.height) for box in boxes)
            for other in range(city + 1, len(self.towns)):
                total += _overlaps(boxes, self._boxes(other), 0)
        return total

    def _hard(self, route: int) -> float:
        road = self.roads[route]
        total = max(0.0, cramped(road) - 1)
        for city in range(-1, len(self.towns)):
            for box in self._boxes(city):
                total += sum(max(0.0, CLEAR - GAP - box.distance(*post)) for post in road.posts)
                total += max(0.0, CLEAR - GAP - 2 - box.distance(*road.token))
        for other in range(route + 1, len(self.roads)):
            total += _crowd(road, self.roads[other], 0.97)
        return total


def _under(at: list[float], sky: float) -> Point:
    return at[0], at[1] - sky


def _crowd(road: Road, far: Road, scale: float = 1.0) -> float:
    total = 0.0
    for x, y in road.posts:
        for other_x, other_y in far.posts:
            if abs(x - other_x) < POST and abs(y - other_y) < POST:
                total += max(0.0, POST * scale - math.hypot(x - other_x, y - other_y)) * 4
        total += max(0.0, TOKEN * scale - math.dist((x, y), far.token)) * 3
    for post in far.posts:
        total += max(0.0, TOKEN * scale - math.dist(post, road.token)) * 3
    return total + max(0.0, TOKEN * scale - math.dist(far.token, road.token)) * 3


def _overlaps(boxes: list[Rect], others: list[Rect], gap: float) -> float:
    if not gap:
        return sum(box.overlap(other) for box in boxes for other in others)
    wide = [Rect(box.left - gap, box.top - gap, box.right + gap, box.bottom + gap) for box in boxes]
    return sum(box.overlap(other) for box in wide for other in others)


def _outside(box: Rect, width: float, height: float) -> float:
    across = max(0.0, EDGE - box.left) + max(0.0, box.right - width + EDGE)
    return across + max(0.0, EDGE - box.top) + max(0.0, box.bottom - height + EDGE)


def _beyond(x: float, y: float, edge: float, width: float, height: float) -> float:
    return max(0.0, edge - x) + max(0.0, x - width + edge) + max(0.0, edge - y) + max(0.0, y - height + edge)


def stretched(cities: list[dict[str, Any]], routes: list[dict[str, Any]], width: float, height: float) -> list[Point]:
    """The points of the data file, spread over the whole map."""
    rows = [(row["x"], row["y"]) for row in (*cities, *routes)]
    (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*rows, strict=True))
    return [
        (
            100 + (x - left) / (right - left) * (width - 200),
            110 + (y - top) / (bottom - top) * (height - 175),
        )
        for x, y in rows
    ]

"""Crowded boards, and the slow definition of what moves, bonuses and displacements can come to on them.

The search knows the printed routes alone. A board is a tuple of lanes, a lane the sorted tuple of its pieces; a piece
is `2 * owner + kind`. Posts are filled up with a colour that nobody may lift, so that every way through can be tried.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from kantor.core.setup import Setup
from kantor.games.hansa import data

Lane = tuple[int, ...]
Lanes = tuple[Lane, ...]
Pair = tuple[int, int]  # a piece and a lane
Hand = tuple[Pair, ...]
Supply = tuple[int, int]  # traders, merchants
End = tuple[Lanes, Supply, Supply]  # the lanes, the general and the personal supply of who is asked

FILLER = 10  # a neutral trader
MERCHANT = 1


class Printed:
    """A side of the board as printed."""

    def __init__(self, setup: Setup) -> None:
        self.players = setup.players
        self.routes = data.side(setup).routes
        self.lanes: list[tuple[int, bool]] = []
        self.size: list[int] = []
        for index, route in enumerate(self.routes):
            for merchants in (False, True):
                count = sum((kind == "circle") == merchants for kind in route.posts)
                if count:
                    self.lanes.append((index, merchants))
                    self.size.append(count)

    def country(self, lane: int) -> str:
        return str(self.routes[self.lanes[lane][0]].country)

    def takes(self, lane: int, kind: int) -> bool:
        return kind == MERCHANT or not self.lanes[lane][1]

    def free(self, lanes: Lanes, lane: int) -> int:
        return self.size[lane] - len(lanes[lane])

    @cache  # noqa: B019  a side is kept as long as its tests run
    def distances(self, start: int) -> dict[int, int]:
        """How far every route is from one: 1 when they share a city."""
        found = {start: 0}
        rim = [start]
        while rim:
            nearer, rim = rim, []
            for index, route in enumerate(self.routes):
                for here in nearer:
                    if index not in found and {route.a, route.b} & {self.routes[here].a, self.routes[here].b}:
                        found[index] = found[here] + 1
                        rim.append(index)
        return found

    def crowded(self, pick: random.Random, free: int, pieces: int, owners: list[int]) -> Lanes:
        """All posts taken but some: `pieces` of them by the owners, the others by filler."""
        posts = [lane for lane, size in enumerate(self.size) for _ in range(size)]
        pick.shuffle(posts)
        if pick.random() < 0.5:  # near each other, so that pieces share lanes with free posts
            few = pick.sample(range(len(self.size)), 5)
            posts.sort(key=lambda lane: lane not in few)
        lanes: list[list[int]] = [[] for _ in self.size]
        for number, lane in enumerate(posts[free:]):
            kind = MERCHANT if not self.takes(lane, 0) else pick.choice((0, 0, 1))
            lanes[lane].append(2 * pick.choice(owners) + kind if number < pieces else FILLER)
        return tuple(tuple(sorted(lane)) for lane in lanes)


def without(lanes: Lanes, lane: int, piece: int) -> Lanes:
    left = list(lanes[lane])
    left.remove(piece)
    return (*lanes[:lane], tuple(left), *lanes[lane + 1 :])


def along(lanes: Lanes, lane: int, piece: int) -> Lanes:
    return (*lanes[:lane], tuple(sorted((*lanes[lane], piece))), *lanes[lane + 1 :])


class Moves:
    """Lift up to `most` pieces of some owners, then put them down: what comes of it, and by what hands."""

    def __init__(self, side: Printed, lanes: Lanes, owners: set[int], most: int, to_england: bool) -> None:
        self.side = side
        self.lanes = lanes
        self.to_england = to_england
        pairs = sorted((piece, lane) for lane, row in enumerate(lanes) for piece in row if piece // 2 in owners)
        self.ends: set[Lanes] = set()
        self.hands: set[Hand] = set()  # that can be held on the way to a change
        for count in range(1, most + 1):
            for hand in set(combinations(pairs, count)):
                ends = {self.end(hand, put) for put in self.placings(hand, self.room(hand))} - {lanes}
                self.ends |= ends
                if ends:
                    self.hands |= {part for size in range(1, count + 1) for part in combinations(hand, size)}

    def room(self, hand: Hand) -> tuple[Pair, ...]:
        """The lanes with free posts once the hand is lifted, and how many."""
        counts = Counter(lane for _, lane in hand)
        free = ((lane, self.side.free(self.lanes, lane) + counts[lane]) for lane in range(len(self.lanes)))
        return tuple((lane, number) for lane, number in free if number)

    def end(self, hand: Hand, put: Hand) -> Lanes:
        lanes = self.lanes
        for piece, lane in hand:
            lanes = without(lanes, lane, piece)
        for piece, lane in put:
            lanes = along(lanes, lane, piece)
        return lanes

    def placings(self, hand: Hand, room: tuple[Pair, ...]) -> set[Hand]:
        """Every way to put the hand down, as what stands where then."""
        if not hand:
            return {()}
        (piece, home), *rest = hand
        found = set()
        for at, (lane, number) in enumerate(room):
            if number and self.side.takes(lane, piece % 2) and self.reaches(home, lane):
                left = (*room[:at], (lane, number - 1), *room[at + 1 :])
                found |= {tuple(sorted(((piece, lane), *others))) for others in self.placings(tuple(rest), left)}
        return found

    def reaches(self, home: int, lane: int) -> bool:
        there = self.side.country(lane)
        return there == self.side.country(home) or (there == "england" and self.to_england)


def moves_one_by_one(side: Printed, lanes: Lanes, owner: int, most: int) -> set[Lanes]:
    """The classic move: different pieces one after the other, each to a free post of another route."""
    found: set[Lanes] = set()
    seen: set[tuple[Lanes, Hand]] = set()
    rim: list[tuple[Lanes, Hand]] = [(lanes, ())]
    for _ in range(most):
        nearer, rim = rim, []
        for now, moved in nearer:
            for piece, lane in {(piece, lane) for lane, row in enumerate(now) for piece in row if piece // 2 == owner}:
                if moved.count((piece, lane)) == now[lane].count(piece):
                    continue  # all of them have moved
                for there in range(len(lanes)):
                    if side.free(now, there) and side.lanes[there][0] != side.lanes[lane][0]:
                        step = (along(without(now, lane, piece), there, piece), tuple(sorted((*moved, (piece, there)))))
                        if step not in seen:
                            seen.add(step)
                            rim.append(step)
                            found.add(step[0])
    return found


class Displacement:
    """A piece of `owner` was displaced from a route: where it and its extras can come to stand."""

    def __init__(self, side: Printed, route: int, owner: int, kind: int, anywhere: bool = False) -> None:
        self.side = side
        self.route = route
        self.owner = owner
        self.kind = kind
        self.anywhere = anywhere

    def ends(self, lanes: Lanes, general: Supply, personal: Supply, extras: int) -> set[End]:
        found: set[End] = set()
        seen = set()
        rim = [(lanes, general, personal, True, extras)]
        while rim:
            state = rim.pop()
            if state not in seen:
                seen.add(state)
                now, general, personal, in_hand, _ = state
                rim += self.steps(*state)
                if not in_hand:
                    found.add((now, general, personal))
                elif not self.within_reach(now, self.kind):
                    found.add((now, add(general, self.kind, 1), personal))
        return found

    def steps(
        self, now: Lanes, general: Supply, personal: Supply, in_hand: bool, extras: int
    ) -> Iterator[tuple[Lanes, Supply, Supply, bool, int]]:
        if in_hand:
            for lane in self.nearest(now, self.kind, set()):
                yield along(now, lane, 2 * self.owner + self.kind), general, personal, False, extras
        if not extras:
            return
        for kind in (0, 1):
            for end in self.extras(now, general, personal, in_hand, kind):
                yield *end, in_hand, extras - 1

    def extras(self, now: Lanes, general: Supply, personal: Supply, in_hand: bool, kind: int) -> Iterator[End]:
        """An extra of this kind, from where extras come from now."""
        if sum(general):
            if general[kind]:
                for after in self.extra(now, kind, in_hand, None):
                    yield after, add(general, kind, -1), personal
        elif sum(personal):
            if personal[kind]:
                for after in self.extra(now, kind, in_hand, None):
                    yield after, general, add(personal, kind, -1)
        else:
            piece = 2 * self.owner + kind
            for home in [lane for lane, row in enumerate(now) if piece in row]:
                for after in self.extra(without(now, home, piece), kind, in_hand, home):
                    yield after, general, personal

    def extra(self, now: Lanes, kind: int, in_hand: bool, home: int | None) -> Iterator[Lanes]:
        """An extra is put down: not on its old post, and not on the last one that the displaced piece could take."""
        barred = {lane for lane in range(len(now)) if lane == home and self.side.free(now, lane) == 1}
        if in_hand and self.within_reach(now, self.kind):
            for lane in range(len(now)):
                if self.side.free(now, lane) and not self.within_reach(along(now, lane, FILLER), self.kind):
                    barred.add(lane)
        for lane in self.nearest(now, kind, barred):
            yield along(now, lane, 2 * self.owner + kind)

    def within_reach(self, now: Lanes, kind: int) -> list[int]:
        """Lanes with a free post for the kind, however far."""
        country = self.side.routes[self.route].country
        return [
            lane
            for lane in range(len(now))
            if self.side.free(now, lane)
            and self.side.takes(lane, kind)
            and (self.anywhere or self.side.lanes[lane][0] != self.route)
            and self.side.country(lane) in ("england", str(country))
        ]

    def nearest(self, now: Lanes, kind: int, barred: set[int]) -> list[int]:
        found = [lane for lane in self.within_reach(now, kind) if lane not in barred]
        if self.anywhere or not found:
            return found
        away = self.side.distances(self.route)
        least = min(away[self.side.lanes[lane][0]] for lane in found)
        return [lane for lane in found if away[self.side.lanes[lane][0]] == least]


def place_two(side: Printed, lanes: Lanes, owner: int, general: Supply, personal: Supply) -> set[End]:
    """Up to two pieces of the supplies, or with those empty of routes, to free posts outside England."""
    found = {(lanes, general, personal)}
    rim = found
    for _ in range(2):
        rim = {after for now in rim for after in placed(side, owner, *now)}
        found |= rim
    return found


def placed(side: Printed, owner: int, now: Lanes, general: Supply, personal: Supply) -> Iterator[End]:
    for lane in range(len(now)):
        for kind in (0, 1):
            piece = 2 * owner + kind
            if not side.free(now, lane) or not side.takes(lane, kind) or side.country(lane) == "england":
                continue
            if sum(general):
                if general[kind]:
                    yield along(now, lane, piece), add(general, kind, -1), personal
            elif sum(personal):
                if personal[kind]:
                    yield along(now, lane, piece), general, add(personal, kind, -1)
            else:
                for home, row in enumerate(now):
                    if piece in row and home != lane:
                        yield along(without(now, home, piece), lane, piece), general, personal


def put_two_again(side: Printed, lanes: Lanes, owner: int, route: Supply) -> set[Lanes]:
    """Up to two of the pieces that were on the route, to free posts anywhere."""
    found = {(lanes, route)}
    rim = found
    for _ in range(2):
        rim = {
            (along(now, lane, 2 * owner + kind), add(left, kind, -1))
            for now, left in rim
            for lane in range(len(now))
            for kind in (0, 1)
            if left[kind] and side.free(now, lane) and side.takes(lane, kind)
        }
        found |= rim
    return {now for now, _ in found}


def add(supply: Supply, kind: int, number: int) -> Supply:
    traders, merchants = supply
    return (traders, merchants + number) if kind == MERCHANT else (traders + number, merchants)

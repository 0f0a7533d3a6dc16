"""On crowded boards: what can be reached by options is what the slow definition in crowded.py finds, and nothing else.

Each way through is followed to its end, and no state on it is without an option. Where pieces are lifted every option
is judged too: a lift or a put is offered just when the action can still end with a changed board.
"""

import random
from collections.abc import Callable, Iterator

import pytest

import kantor
from kantor.core.options import Options
from kantor.core.setup import Setup
from kantor.games.hansa.move_numbers import DONE, LIFT, LIFT_OTHER, PUT, PUT_OTHER
from kantor.games.hansa.rules import displaced, permanent_bonus
from kantor.games.hansa.state import (
    BONUS_MOVE,
    BONUS_PLACE,
    BONUS_REUSE,
    BOOK,
    DISPLACED,
    DISPLACED_ANYWHERE,
    EMPTY,
    MOVING,
    MOVING_OTHERS,
    THREE_TRADERS,
    TURN,
)
from kantor.games.hansa.turn import HansaPosition

from . import crowded
from .crowded import Lanes, Printed, Supply
from .tables import turn

HANSA = kantor.GAMES["hansa"]
SIDES: dict[str, Setup] = {
    "base-2-3": HANSA.setup(3, {}),
    "base-4-5": HANSA.setup(5, {}),
    "east": HANSA.setup(4, {"board": "east"}),
    "britannia-3": HANSA.setup(3, {"board": "britannia"}),
    "britannia-4-5": HANSA.setup(5, {"board": "britannia"}),
}
CLASSIC = {"base-2-3": HANSA.setup(3, {"edition": "classic"}), "base-4-5": HANSA.setup(5, {"edition": "classic"})}
BOARDS = 8  # of each side and kind, in the short run
MANY = 1000

POSTED = (LIFT, LIFT_OTHER, PUT, PUT_OTHER)


def position(setup: Setup, lanes: Lanes) -> HansaPosition:
    """The board with a turn of seat 0. It may hold more pieces of a colour than there are."""
    shape = {"players": setup.players, "settings": setup.settings, "first_player": 0, "agenda": turn()}
    at: HansaPosition = HANSA.position_from_json({**shape, "seats": [{}] * setup.players})[1]
    for lane, row in enumerate(lanes):
        for piece in row:
            at.set_post(at.find(lane, EMPTY), piece + 1)
    assert lanes_of(at) == lanes
    return at


def lanes_of(at: HansaPosition) -> Lanes:
    rows = (at.posts[int(at.board.lane_start[lane]) : int(at.board.lane_end[lane])] for lane in range(at.board.lanes))
    return tuple(tuple(sorted(int(piece) - 1 for piece in row if piece != EMPTY)) for row in rows)


def hand_of(at: HansaPosition) -> crowded.Hand:
    return tuple(
        sorted((int(at.loose[index * 3]) - 1, int(at.loose[index * 3 + 1])) for index in range(at.loose_count))
    )


def offered(at: HansaPosition) -> list[int]:
    """Lifts, puts and `done`: at the beginning, those of what is tried."""
    out = Options()
    at.options(int(at.agenda.seat()), out)
    return [int(move) for move in out.listed() if at.moves.kinds[move] in (*POSTED, DONE)]


def piece_and_lane(at: HansaPosition, move: int) -> tuple[int, int]:
    """The lane of a move and its piece, as crowded.py counts them."""
    first, lane = int(at.moves.first[move]), int(at.moves.second[move])
    own = at.moves.kinds[move] in (LIFT, PUT)
    return (2 * int(at.agenda.seat()) + first if own else first - 1), lane


def ends(
    start: HansaPosition, frame: int, look: Callable[[HansaPosition], None] | None = None
) -> Iterator[HansaPosition]:
    """The positions in which the decision is over, each way through followed once."""
    seen = set()
    rim = [start]
    while rim:
        at = rim.pop()
        moves = offered(at)
        if at.agenda.kind() == TURN:
            moves = [move for move in moves if at.moves.kinds[move] != DONE]
        else:
            assert moves, "a state without an option"
            if look is not None:
                look(at)
        for move in moves:
            after = at.copy()
            assert isinstance(after, HansaPosition)
            after.play(int(at.agenda.seat()), move)
            over = after.agenda.depth == 0 or after.agenda.kind() != frame
            key = (over, lanes_of(after), hand_of(after), supplies(after), *pending(after, over))
            if key not in seen:
                seen.add(key)
                if over:
                    yield after
                else:
                    rim.append(after)


def pending(at: HansaPosition, over: bool) -> tuple[int, ...]:
    return () if over else (int(at.agenda.first()), int(at.agenda.second()))


def supplies(at: HansaPosition) -> tuple[int, ...]:
    return (*(int(number) for number in at.general), *(int(number) for number in at.personal))


def supply(counts: object, seat: int) -> Supply:
    numbers = list(counts)  # type: ignore[call-overload]
    return int(numbers[2 * seat]), int(numbers[2 * seat + 1])


def judge_options(moves: crowded.Moves) -> Callable[[HansaPosition], None]:
    """Lifts and puts of a state against the slow definition."""

    def look(at: HansaPosition) -> None:
        hand = hand_of(at)
        changed = at.agenda.second() == 1
        options = offered(at)
        lifts = {piece_and_lane(at, move) for move in options if at.moves.kinds[move] in (LIFT, LIFT_OTHER)}
        puts = {piece_and_lane(at, move) for move in options if at.moves.kinds[move] in (PUT, PUT_OTHER)}
        if at.agenda.first() > 0:
            standing = {(piece, lane) for lane, row in enumerate(lanes_of(at)) for piece in row}
            assert lifts == {pair for pair in standing if tuple(sorted((*hand, pair))) in moves.hands}
        free = [(lane, int(at.number_in(lane, EMPTY))) for lane in range(at.board.lanes)]
        ways = moves.placings(hand, tuple(pair for pair in free if pair[1]))
        assert puts == {pair for way in ways if changed or way != hand for pair in way}

    return look


def seeds(request: pytest.FixtureRequest) -> range:
    return range(MANY if request.config.getoption("long") else BOARDS)


every_side = pytest.mark.parametrize("side", SIDES)
sea_sides = pytest.mark.parametrize("side", ["east", "britannia-3", "britannia-4-5"])


@every_side
@pytest.mark.parametrize("kind", ["move", "move-3", "move-2"])
def test_moves_reach_what_they_can(side: str, kind: str, request: pytest.FixtureRequest) -> None:
    setup = SIDES[side]
    printed = Printed(setup)
    changes = 0
    for seed in seeds(request):
        pick = random.Random(f"{side} {kind} {seed}")
        book = pick.choice((0, 0, 1, 1, 2, 3))
        most = {"move": (2, 3, 4, 5)[book], "move-3": 3, "move-2": 2}[kind]
        owners = {"move": [0], "move-3": [1, 2], "move-2": [0, 1, 2]}[kind]
        lanes = printed.crowded(pick, pick.randrange(4), pick.randint(1, 9 - most), owners)
        at = position(setup, lanes)
        at.abilities[BOOK] = book
        frame = {"move": MOVING, "move-3": MOVING_OTHERS, "move-2": BONUS_MOVE}[kind]
        if kind == "move-3":
            at.unused[THREE_TRADERS] = 1
        elif kind == "move-2":
            at.agenda.push(BONUS_MOVE, 0, 2)
        slow = crowded.Moves(printed, lanes, set(owners), most, kind == "move")
        begins = {piece_and_lane(at, move) for move in offered(at) if at.moves.kinds[move] in (LIFT, LIFT_OTHER)}
        assert begins == {hand[0] for hand in slow.hands if len(hand) == 1}
        found = {lanes_of(after) for after in ends(at, frame, judge_options(slow))}
        assert found - {lanes} == slow.ends
        assert kind == "move-2" or lanes not in found
        changes += len(slow.ends)
    assert changes


@pytest.mark.parametrize("side", CLASSIC)
def test_the_classic_move_reaches_what_it_can(side: str, request: pytest.FixtureRequest) -> None:
    setup = CLASSIC[side]
    printed = Printed(setup)
    for seed in seeds(request):
        pick = random.Random(f"{side} {seed}")
        book = pick.choice((0, 0, 1, 2))
        lanes = printed.crowded(pick, pick.randrange(4), pick.randint(1, 5), [0])
        at = position(setup, lanes)
        at.abilities[BOOK] = book
        found = {lanes_of(after) for after in ends(at, MOVING)}
        assert found == crowded.moves_one_by_one(printed, lanes, 0, (2, 3, 4, 5)[book])


@pytest.mark.parametrize("side", ["base-2-3", "base-4-5", "east", "britannia-3", "britannia-4-5"])
def test_a_displacement_reaches_what_it_can(side: str, request: pytest.FixtureRequest) -> None:
    setup = SIDES[side]
    printed = Printed(setup)
    for seed in range(3 * len(seeds(request))):
        pick = random.Random(f"{side} {seed}")
        kind = pick.choice((0, 1))
        route = pick.randrange(len(printed.routes))
        lanes = printed.crowded(pick, pick.randrange(5), pick.randint(0, 5), [1])
        general: Supply = (0, 0) if pick.random() < 0.6 else (pick.randrange(3), pick.randrange(2))
        personal: Supply = (0, 0) if pick.random() < 0.7 else (pick.randrange(3), pick.randrange(2))
        anywhere = side.startswith("base") and pick.random() < 0.3
        at = position(setup, lanes)
        if anywhere:
            at.favours[DISPLACED_ANYWHERE] = 1
        for number in (0, 1):
            at.general[2 + number] = general[number]
            at.personal[2 + number] = personal[number]
        displaced.ask_owner(at, 0, route, 3 + kind)
        displaced.settle(at, None)
        slow = crowded.Displacement(printed, route, 1, kind, anywhere).ends(lanes, general, personal, 1 + kind)
        reached = [at] if at.agenda.kind() != DISPLACED else ends(at, DISPLACED)
        found = {(lanes_of(after), supply(after.general, 1), supply(after.personal, 1)) for after in reached}
        assert found == slow


@pytest.mark.parametrize("side", ["britannia-3", "britannia-4-5"])
def test_place_two_reaches_what_it_can(side: str, request: pytest.FixtureRequest) -> None:
    setup = SIDES[side]
    printed = Printed(setup)
    for seed in seeds(request):
        pick = random.Random(f"{side} place {seed}")
        lanes = printed.crowded(pick, pick.randrange(12), pick.randint(0, 6), [0])
        general: Supply = (0, 0) if pick.random() < 0.6 else (pick.randrange(3), pick.randrange(2))
        personal: Supply = (0, 0) if pick.random() < 0.6 else (pick.randrange(3), pick.randrange(2))
        at = position(setup, lanes)
        for number in (0, 1):
            at.general[number] = general[number]
            at.personal[number] = personal[number]
        slow = crowded.place_two(printed, lanes, 0, general, personal)
        at.agenda.push(BONUS_PLACE, 0, 2)
        if not permanent_bonus.is_of_use(at, 0):
            assert slow == {(lanes, general, personal)}
            continue
        reached = ends(at, BONUS_PLACE)
        assert {(lanes_of(to), supply(to.general, 0), supply(to.personal, 0)) for to in reached} == slow


def test_pieces_of_the_route_reach_what_they_can(request: pytest.FixtureRequest) -> None:
    setup = SIDES["east"]
    printed = Printed(setup)
    for seed in seeds(request):
        pick = random.Random(f"reuse {seed}")
        lanes = printed.crowded(pick, pick.randrange(12), 0, [0])
        traders, merchants = pick.randrange(4), pick.randrange(4)
        at = position(setup, lanes)
        at.general[0], at.general[1] = traders + pick.randrange(2), merchants + pick.randrange(2)
        slow = crowded.put_two_again(printed, lanes, 0, (traders, merchants))
        at.agenda.push(BONUS_REUSE, 0, 2, 8 * traders + merchants)
        if not permanent_bonus.is_of_use(at, 0):
            assert slow == {lanes}
            continue
        assert {lanes_of(after) for after in ends(at, BONUS_REUSE)} == slow

"""What a seat knows, as numbers. Seats follow clockwise from the observer; `planes.py` names all in this order."""

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.agenda import FIRST, KIND, SEAT, SECOND
from kantor.core.observation import Observation
from kantor.games.hansa.rules.displaced import CODES, NOTHING
from kantor.games.hansa.state import (
    ABILITIES,
    BONUS_MOVE,
    BONUS_PLACE,
    BONUS_REUSE,
    DISPLACED,
    EMPTY,
    FAVOURS,
    KINDS,
    LOOSE,
    LOOSE_WIDTH,
    MISSIONS,
    MOVED,
    NEUTRAL,
    NOBODY_YET,
    ON_OFFER,
    PAY,
    PLACE_TOKEN,
    TOKENS,
    TURN,
    State,
    kind_of,
    owner_of,
)


def observe(at: State, seat: i64, out: Observation) -> None:
    decision(at, seat, out)
    pieces(at, seat, at.posts, out)
    tokens = at.route_tokens
    for route in range(at.board.routes):
        if tokens[route] > 0:
            out.put(route * TOKENS + tokens[route] - 1, 1)
    out.skip(at.board.routes * TOKENS)
    pieces(at, seat, at.offices, out)
    for space in range(len(at.prestige)):
        owner(at, seat, at.prestige[space], out)
    for index in range(LOOSE):
        loose(at, seat, index, out)
    out.add(at.full)
    out.add(at.undrawn())
    out.add(at.waiting)
    out.add_all(at.turned_up, 0, TOKENS)
    out.add_all(at.boxed, 0, TOKENS)
    for favour in range(FAVOURS):
        out.flag(at.favours[favour] == ON_OFFER)
    out.one_hot(at.missions[seat], MISSIONS)
    for turn in range(at.players):
        player(at, (seat + turn) % at.players, out)
    if at.board.bounded != 0:
        beyond(at, out)


def beyond(at: State, out: Observation) -> None:
    """What only some boards have: a permanent bonus to use, pieces for it, and permissions used."""
    kind: i64 = at.agenda.kind() if at.agenda.depth > 0 else -1
    out.one_hot(kind - BONUS_MOVE if kind >= BONUS_MOVE else -1, BONUS_PLACE - BONUS_MOVE + 1)
    pack: i64 = at.agenda.second() if kind == BONUS_REUSE else 0
    out.add(pack >> 3)
    out.add(pack & 7)
    for number in range(len(at.board.permission_city)):
        out.flag((at.permits >> number) & 1 == 1)


def decision(at: State, seat: i64, out: Observation) -> None:
    """What is pending, for whom, and the numbers of the turn and of a displacement."""
    kind: i64 = at.agenda.kind() if at.agenda.depth > 0 else -1
    out.one_hot(kind - TURN if TURN <= kind <= PLACE_TOKEN else -1, PLACE_TOKEN - TURN + 1)
    relative(at, seat, at.actor(), out)
    whose: i64 = at.agenda.number(0, SEAT) if at.agenda.depth > 0 and at.agenda.number(0, KIND) >= TURN else -1
    relative(at, seat, whose, out)
    relative(at, seat, at.first_player, out)
    in_turn = at.agenda.depth > 0 and at.agenda.number(0, KIND) == TURN
    out.add(at.agenda.number(0, FIRST) if in_turn else 0)
    out.add(at.agenda.number(0, SECOND) if in_turn else 0)
    out.add(at.agenda.first() if kind > PAY and kind != DISPLACED else 0)
    out.add(at.agenda.first() if kind == PAY else 0)
    displacement(at, seat, out)


def displacement(at: State, seat: i64, out: Observation) -> None:
    """It lies upon the turn: its route, the piece in hand, and extras left."""
    if at.agenda.depth < 2 or at.agenda.number(1, KIND) != DISPLACED:
        out.skip(at.board.routes + at.players + 2 + 1)
        return
    pack = at.agenda.number(1, SECOND)
    kind = (pack >> 3) % CODES
    out.one_hot(at.agenda.number(1, FIRST), at.board.routes)
    piece(at, seat, EMPTY if kind >= NOTHING else 1 + 2 * (pack % 8) + kind, out)
    out.add((pack >> 3) // CODES)


def relative(at: State, seat: i64, other: i64, out: Observation) -> None:
    """A seat, counted clockwise from the observer."""
    out.one_hot((other - seat + at.players) % at.players if other >= 0 else -1, at.players)


def owner(at: State, seat: i64, found: i64, out: Observation) -> None:
    """Whose a piece is: a seat counted from the observer, the neutral colour, or nobody's."""
    out.one_hot(place_of(at.players, seat, found) if found != EMPTY else -1, at.players + 1)


def place_of(players: i64, seat: i64, found: i64) -> i64:
    """The owner of a piece among its cells. Without a division: it is asked for every piece on the map."""
    whose = owner_of(found)
    if whose == NEUTRAL:
        return players
    return whose - seat if whose >= seat else whose - seat + players


def piece(at: State, seat: i64, found: i64, out: Observation) -> None:
    if found == EMPTY:
        out.skip(at.players + 2)
        return
    owner(at, seat, found, out)
    out.flag(kind_of(found) == 1)


def pieces(at: State, seat: i64, places: vec[i64], out: Observation) -> None:
    """One place after the other; most are empty, and nothing is called for those."""
    players = at.players
    width = players + 2
    for place in range(len(places)):
        found = places[place]
        if found != EMPTY:
            out.put(place * width + place_of(players, seat, found), 1)
            if kind_of(found) == 1:
                out.put(place * width + players + 1, 1)
    out.skip(len(places) * width)


def loose(at: State, seat: i64, index: i64, out: Observation) -> None:
    if index >= at.loose_count:
        out.skip(at.players + 2 + 2)
        return
    at_index = index * LOOSE_WIDTH
    piece(at, seat, at.loose[at_index], out)
    out.add(at.loose[at_index + 1])
    out.flag(at.loose[at_index + 2] == MOVED)


def player(at: State, seat: i64, out: Observation) -> None:
    out.add(at.points[seat])
    out.add_all(at.personal, seat * KINDS, KINDS)
    out.add_all(at.general, seat * KINDS, KINDS)
    out.add_all(at.abilities, seat * ABILITIES, ABILITIES)
    out.add_all(at.unused, seat * TOKENS, TOKENS)
    out.add_all(at.used, seat * TOKENS, TOKENS)
    for favour in range(FAVOURS):
        out.flag(at.favours[favour] == seat)
    out.add(at.linked[seat])
    # Everybody has a mission or nobody; which, others see at the end.
    shown: i64 = at.missions[seat] if at.agenda.depth == 0 else NOBODY_YET
    out.one_hot(shown, MISSIONS)

"""What a seat knows, as numbers. Seats follow clockwise from the observer; `planes.py` names all in this order."""

from mypy_extensions import i64

from kantor.core.observation import Observation
from kantor.games.amber.board import EDGES, SQUARES
from kantor.games.amber.state import CASTLES, CHOOSING, EMPTY, EXCHANGE, LIES, NO_TILE, SWAP, TURN, State


def observe(at: State, seat: i64, out: Observation) -> None:
    kind: i64 = at.agenda.kind() if at.agenda.depth > 0 else -1
    decision(at, seat, kind, out)
    out.one_hot(clockwise(at, seat, at.first_player), at.players)
    out.flag(at.instant == 1)
    out.add(at.deck_left)
    out.add_all(at.boxed, 0, at.tiles.kinds)
    shown(at, out)
    out.add_all(at.hands, seat * at.tiles.kinds, at.tiles.kinds)
    unseen(at, seat, out)
    board(at, out)
    arrivals(at, seat, out)
    for site in range(len(at.layout.sites)):
        site_of(at, seat, site, out)
    for turn in range(at.players):
        player(at, (seat + turn) % at.players, out)


def clockwise(at: State, seat: i64, other: i64) -> i64:
    """How many seats further on somebody sits; -1 for nobody."""
    return (other - seat + at.players) % at.players if other >= 0 else -1


def decision(at: State, seat: i64, kind: i64, out: Observation) -> None:
    out.flag(kind == CASTLES)
    out.flag(kind == TURN)
    out.flag(kind == SWAP)
    out.flag(kind == EXCHANGE)
    out.flag(kind == CHOOSING)
    out.one_hot(clockwise(at, seat, at.actor()), at.players)
    out.add(at.agenda.first() if kind == CHOOSING else 0)
    out.one_hot(at.agenda.first() if kind == SWAP else -1, SQUARES)


def shown(at: State, out: Observation) -> None:
    """How many tiles of each kind lie open."""
    for place in range(len(at.display)):
        if at.display[place] != NO_TILE:
            out.raise_by_one(at.display[place])
    out.skip(at.tiles.kinds)


def unseen(at: State, seat: i64, out: Observation) -> None:
    """Tiles that this seat doesn't know the place of: in the stack or in other hands."""
    deck, hands, known = at.deck, at.hands, at.known
    kinds = at.tiles.kinds
    for tile in range(kinds):
        count = deck[tile]
        for other in range(at.players):
            if other != seat:
                cell = other * kinds + tile
                count += hands[cell] - known[cell]
        out.add(count)


def board(at: State, out: Observation) -> None:
    """What lies on every square: nothing, a swamp, a tile; then the ways in and the ways out, edge by edge."""
    forms = at.board
    kinds = at.tiles.kind_of
    entries = at.tiles.entries
    ways_out = at.tiles.ways_out
    swamp = at.tiles.swamp_form
    for square in range(SQUARES):
        form = forms[square]
        if form == EMPTY:
            out.put(square, 1)
            continue
        if form == swamp:
            out.put(SQUARES + square, 1)
        if form >= 0:
            out.put(2 * SQUARES + square, kinds[form] + 1)
            out.put_bits(3 * SQUARES + square, entries[form] | ways_out[form] << EDGES, SQUARES)
    out.skip((3 + 2 * EDGES) * SQUARES)


def arrivals(at: State, seat: i64, out: Observation) -> None:
    """The edges of every square at which the seat's traffic arrives."""
    reach = at.reach
    for square in range(SQUARES):
        bits = reach[seat * SQUARES + square]
        if bits != 0:
            out.put_bits(square, bits, SQUARES)
    out.skip(EDGES * SQUARES)


def site_of(at: State, seat: i64, site: i64, out: Observation) -> None:
    out.flag(at.fates[site] == LIES)
    out.one_hot(clockwise(at, seat, at.fates[site]), at.players)
    out.one_hot(clockwise(at, seat, at.owner_of[site]) if site < at.layout.castles else -1, at.players)
    for turn in range(at.players):
        out.flag(at.linked((seat + turn) % at.players, site))


def player(at: State, seat: i64, out: Observation) -> None:
    out.add(at.purses[seat])
    out.add(at.sizes[seat])
    out.add(at.specials[seat])
    out.add_all(at.known, seat * at.tiles.kinds, at.tiles.kinds)
    out.add_all(at.reach, seat * SQUARES, SQUARES)

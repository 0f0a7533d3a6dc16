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
    for tile in range(at.tiles.kinds):
        out.add(shown(at, tile))
    out.add_all(at.hands, seat * at.tiles.kinds, at.tiles.kinds)
    unseen(at, seat, out)
    board(at, out)
    for edge in range(EDGES):
        for square in range(SQUARES):
            out.add((at.arrivals(seat, square) >> edge) & 1)
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


def shown(at: State, tile: i64) -> i64:
    count: i64 = 0
    for place in range(len(at.display)):
        if at.display[place] != NO_TILE and at.display[place] == tile:
            count += 1
    return count


def unseen(at: State, seat: i64, out: Observation) -> None:
    """Tiles that this seat doesn't know the place of: in the stack or in other hands."""
    for tile in range(at.tiles.kinds):
        count = at.deck[tile]
        for other in range(at.players):
            if other != seat:
                cell = other * at.tiles.kinds + tile
                count += at.hands[cell] - at.known[cell]
        out.add(count)


def board(at: State, out: Observation) -> None:
    """What lies on every square, then the ways in and the ways out, edge by edge."""
    for square in range(SQUARES):
        out.flag(at.board[square] == EMPTY)
    for square in range(SQUARES):
        out.flag(at.board[square] == at.tiles.swamp_form)
    for square in range(SQUARES):
        out.add(at.tiles.kind_of[at.board[square]] + 1 if at.board[square] >= 0 else 0)
    for edge in range(EDGES):
        for square in range(SQUARES):
            form = at.board[square]
            out.add((at.tiles.entries[form] >> edge) & 1 if form >= 0 else 0)
    for edge in range(EDGES):
        for square in range(SQUARES):
            form = at.board[square]
            out.flag(form >= 0 and leads_out(at, form, edge))


def leads_out(at: State, form: i64, edge: i64) -> bool:
    for entry in range(EDGES):
        if (at.tiles.exits[form * EDGES + entry] >> edge) & 1 == 1:
            return True
    return False


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

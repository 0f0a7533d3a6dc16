"""The table in lines of text, for terminals and screen readers: three lines and three columns a square.

On the edges of a tile, | and - are roads both ways and ^ > v < ways in one direction only. In its middle: + roads that
meet, # a bridge, O a roundabout, x a dead end. A castle is the letter of its owner, a village V, small once its coin is
gone; ~ is swamp.
"""

from collections.abc import Callable
from typing import Final

from kantor.core.counts import some
from kantor.core.text import Texts
from kantor.games.amber import view
from kantor.games.amber.board import EDGES, SIDE
from kantor.games.amber.data import FORMS, ROADS, SWAMP, TILE_IDS
from kantor.games.amber.squares import COLUMNS
from kantor.games.amber.state import CASTLE, LIES, State
from kantor.games.amber.view import PlayerView

LETTERS: Final = "ABCDEF"
BOTH_WAYS: Final = "|-|-"
OUTWARDS: Final = "^>v<"
INWARDS: Final = "v<^>"


def lines(at: State, seats: frozenset[int], texts: Texts, seat_name: Callable[[int], str]) -> str:
    table = view.table(at, None)
    middle = [texts.say("board-stack", deck=table.deck, box=_counts(table.box, texts))]
    if table.advanced:
        shown = ", ".join(texts.say(f"tile-{tile}") for tile in table.display if tile)
        middle.append(texts.say("board-display", tiles=shown or "-"))
    players = [_player(at, player, player.seat in seats, texts, seat_name) for player in table.players]
    return "\n".join([*board(at), *middle, *players])


def board(at: State) -> list[str]:
    """The board as a map, with the names of columns and rows."""
    found = ["    " + "".join(f" {column} " for column in COLUMNS)]
    for row in range(SIDE):
        drawn = [square(at, row * SIDE + column) for column in range(SIDE)]
        for line in range(3):
            head = f"{row + 1:>3} " if line == 1 else "    "
            found.append((head + "".join(part[line] for part in drawn)).rstrip())
    return found


def square(at: State, number: int) -> tuple[str, str, str]:
    """One square in three lines of three signs."""
    site = int(at.layout.site_at[number])
    form = int(at.board[number])
    if form == CASTLE:
        owner = int(at.owner_of[site])
        return " | ", f"-{_cased(at, site, LETTERS[owner] if owner >= 0 else '?')}-", " | "
    village = _cased(at, site, "V") if site >= 0 else None
    if form < 0:
        return "   ", f" {village or '.'} ", "   "
    return glyph(form, village)


def _cased(at: State, site: int, letter: str) -> str:
    return letter if at.fates[site] == LIES else letter.lower()


def glyph(number: int, middle: str | None = None) -> tuple[str, str, str]:
    """A tile as it lies, with something else in its middle if need be."""
    form = FORMS[number]
    if form.kind == SWAMP:
        return "~~~", "~~~", "~~~"
    exits = 0
    for edge in range(EDGES):
        exits |= form.exits[edge]
    if _is_dead_end(form.kind):
        exits = form.roads
    north, east, south, west = (_road(edge, form.roads, form.entries, exits) for edge in range(EDGES))
    return f" {north} ", f"{west}{middle or _middle(form.kind)}{east}", f" {south} "


def _road(edge: int, roads: int, entries: int, exits: int) -> str:
    if not roads >> edge & 1:
        return " "
    if not exits >> edge & 1:
        return INWARDS[edge]
    return BOTH_WAYS[edge] if entries >> edge & 1 else OUTWARDS[edge]


def _middle(kind: int) -> str:
    """Roads that cross without meeting are a bridge, whatever its name."""
    road = ROADS[kind]
    if _is_dead_end(kind):
        return "x"
    if road.swap:
        return "O" if "NE" in road.arcs else "#"
    return "+"


def _is_dead_end(kind: int) -> bool:
    return any("C" in arc for arc in ROADS[kind].arcs)


def _player(at: State, player: PlayerView, open_hand: bool, texts: Texts, seat_name: Callable[[int], str]) -> str:
    links = [site.square for site in view.table(at, None).sites if player.seat in site.linked]
    return texts.say(
        "board-player-open" if open_hand else "board-player",
        turn="yes" if at.actor() == player.seat else "no",
        letter=LETTERS[player.seat],
        seat=seat_name(player.seat),
        coins=player.coins,
        links=", ".join(links) or "-",
        size=player.hand_size,
        known=_counts(player.known, texts),
        hand=_counts(some(TILE_IDS, at.hands, player.seat), texts) if open_hand else "",
    )


def _counts(counts: dict[str, int], texts: Texts) -> str:
    return ", ".join(f"{texts.say(f'tile-{tile}')} {count}" for tile, count in counts.items()) or "-"

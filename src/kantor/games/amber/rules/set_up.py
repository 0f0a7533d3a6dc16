"""Set-up: the first player by lot, six tiles each, the open display of the advanced variant, then the castles.

Rulebook: "Przygotowanie do gry", "Wariant zaawansowany". The castles are chosen in turn order.
"""

from mypy_extensions import i64

from kantor.core.forms import count
from kantor.core.options import Options
from kantor.core.position import CHANCE
from kantor.core.sink import Sink
from kantor.games.amber import events
from kantor.games.amber.data import SEAT
from kantor.games.amber.rules import driving
from kantor.games.amber.rules.drawing import TopTile
from kantor.games.amber.state import CASTLES, DEAL, DISPLAY, FIRST_PLAYER, TURN, Rule, State


class FirstPlayer(Rule):
    def __init__(self) -> None:
        super().__init__(FIRST_PLAYER, "first-player", chance=True)

    def options(self, at: State, seat: i64, out: Options) -> None:
        for first in range(at.players):
            out.add(at.moves.first(first))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        at.first_player = at.moves.first_seat(move)
        if sink is not None:
            sink.emit(events.FirstPlayer(int(at.first_player)))
        at.agenda.replace(DEAL, 0, at.box.hand)


class Deal(TopTile):
    """The hands are filled seat by seat: this one still gets `left` tiles."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", (SEAT, count("left")), chance=True)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        owner = at.agenda.seat()
        kind = at.moves.drawn_kind(move)
        at.take_from_deck(kind)
        at.put_in_hand(owner, kind)
        if sink is not None:
            sink.emit(events.tile_dealt(owner, kind))
        if at.agenda.first() > 1:
            at.agenda.set_first(at.agenda.first() - 1)
        elif owner + 1 < at.players:
            at.agenda.replace(DEAL, owner + 1, at.box.hand)
        elif at.box.advanced:
            at.agenda.replace(DISPLAY, CHANCE, at.players)
        else:
            at.agenda.replace(CASTLES, at.first_player, 0)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        fits = 1 <= first <= at.box.hand and first + at.sizes[seat] == at.box.hand
        return None if fits else "the tiles left to deal fill the hand"


class Display(TopTile):
    """As many open tiles as players; `left` are still to be turned up."""

    def __init__(self) -> None:
        super().__init__(DISPLAY, "display", (count("left"),), chance=True)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        kind = at.moves.drawn_kind(move)
        place = at.players - at.agenda.first()
        at.take_from_deck(kind)
        at.display[place] = kind
        at.display_left += 1
        if sink is not None:
            sink.emit(events.tile_shown(kind, place))
        if at.agenda.first() > 1:
            at.agenda.set_first(at.agenda.first() - 1)
        else:
            at.agenda.replace(CASTLES, at.first_player, 0)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        fits = at.box.advanced and first >= 1 and first == at.players - at.display_left
        return None if fits else "the tiles left to turn up fill the display"


class Castles(Rule):
    """`chosen` castles have an owner so far."""

    def __init__(self) -> None:
        super().__init__(CASTLES, "castles", (SEAT, count("chosen")), asks="castle")

    def options(self, at: State, seat: i64, out: Options) -> None:
        for castle in range(at.layout.castles):
            if at.owner_of[castle] < 0:
                out.add(at.moves.castle(castle))

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        castle = at.moves.chosen_castle(move)
        at.castle_of[seat] = castle
        at.owner_of[castle] = seat
        driving.set_out(at, seat)
        if sink is not None:
            sink.emit(events.castle_chosen(at, seat, castle))
        chosen = at.agenda.first() + 1
        if chosen < at.players:
            at.agenda.replace(CASTLES, (seat + 1) % at.players, chosen)
        else:
            at.agenda.replace(TURN, at.first_player)

    def why_not(self, at: State, seat: i64, move: i64) -> str | None:
        if not at.moves.is_castle(move):
            return "castle-first"
        return None if at.owner_of[at.moves.chosen_castle(move)] < 0 else "castle-free"

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        if first >= at.players or seat != (at.first_player + first) % at.players:
            return "that seat isn't next to choose a castle"
        return "that seat has a castle" if at.castle_of[seat] >= 0 else None

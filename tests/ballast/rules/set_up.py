"""Set-up: a secret stone for everybody."""

from mypy_extensions import i64

from kantor.core.decision import Decision
from kantor.core.forms import seats
from kantor.core.options import Options
from kantor.core.sink import Sink
from tests.ballast.moves import STONE, StoneDealt
from tests.ballast.state import DEAL, NONE, TURN, WEIGHTS, State


class TopStone(Decision[State]):
    """The top stone of the pile: each that nobody has seen is as likely as any other."""

    def options(self, at: State, seat: i64, out: Options) -> None:
        for stone in range(WEIGHTS):
            if at.pile[stone] > 0:
                out.add_weighted(STONE + stone, at.pile[stone])


class Deal(TopStone):
    """A stone for this seat; those before it have theirs."""

    def __init__(self) -> None:
        super().__init__(DEAL, "deal", (seats(4),), chance=True)

    def play(self, at: State, seat: i64, move: i64, sink: Sink | None) -> None:
        owner, stone = at.agenda.seat(), move - STONE
        at.pile[stone] -= 1
        at.secret[owner] = stone
        if sink is not None:
            sink.emit(StoneDealt(int(owner), int(stone) + 1))
        if owner + 1 < at.players:
            at.agenda.replace(DEAL, owner + 1)
        else:
            at.agenda.replace(TURN, 0)

    def misfit(self, at: State, seat: i64, first: i64, second: i64) -> str | None:
        dealt = [other for other in range(at.players) if at.secret[other] != NONE]
        return None if dealt == list(range(seat)) else "the stones are dealt seat by seat"

"""Pending decisions: a kind of decision is one object that knows all about it; a position asks the one on top."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from kantor.core.agenda import SEAT, Agenda, empty_agenda
from kantor.core.cells import Given
from kantor.core.forms import Field
from kantor.core.options import Options
from kantor.core.position import CHANCE, NOBODY, Position
from kantor.core.sink import Sink

# Who decides, besides CHANCE.
A_SEAT: Final[i64] = 0  # the one on the agenda
SEVERAL: Final[i64] = 1  # at once

S = TypeVar("S", bound="AgendaPosition")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One kind of pending decision.

    `number` stands for it on the agenda, `name` in JSON; `fields` say what the agenda's numbers are there; `asks` is
    the id of its prompt. With `chance` it is chance that decides, with `together` several seats at once; with
    `midway` a seat is inside a compound action. It lies `upon` the decisions of these numbers, or at the bottom of the
    agenda where it can stand `alone`. `ahead` names the questions of it that can be answered before it comes, because
    others cause it or there is little to think about.
    """

    def __init__(
        self,
        number: i64,
        name: str,
        fields: tuple[Field, ...] = (),
        asks: str = "",
        chance: bool = False,
        together: bool = False,
        midway: bool = False,
        upon: tuple[int, ...] = (),
        alone: bool = True,
        ahead: tuple[str, ...] = (),
    ) -> None:
        self.number: i64 = number
        self.name: str = name
        self.fields: tuple[Field, ...] = fields
        self.asks: str = asks
        self.chance: bool = chance
        self.together: bool = together
        self.decider: i64 = CHANCE if chance else SEVERAL if together else A_SEAT
        self.midway: bool = midway
        self.upon: tuple[int, ...] = upon
        self.alone: bool = alone
        self.ahead: tuple[str, ...] = ahead

    def actor(self, at: S) -> i64:
        """The seat that decides; where several do at once, the first of them."""
        return at.agenda.seat()

    def actors(self, at: S) -> list[int]:
        return [int(self.actor(at))]

    def options(self, at: S, seat: i64, out: Options) -> None:
        """Add every legal move, or every outcome of chance with its weight."""
        raise NotImplementedError

    def play(self, at: S, seat: i64, move: i64, sink: Sink | None) -> None:
        """Carry a move out."""
        raise NotImplementedError

    def why_not(self, at: S, seat: i64, move: i64) -> str | None:
        """The rule that forbids a move, None when it is offered."""
        raise NotImplementedError

    def prompt(self, at: S, seat: i64) -> str:
        """The id of what the seat is asked."""
        return self.asks

    def arguments(self, at: S, seat: i64) -> dict[str, int | str]:
        """What the text of the prompt speaks of."""
        return {}

    def waiting(self, at: S) -> str:
        """What the others are told while they wait; "" names the seat they wait for."""
        return ""

    def question(self, at: S, seat: i64) -> str:
        """Which question it asks now, of those in `ahead` or another; "" ends what was answered in advance."""
        return self.ahead[0] if len(self.ahead) > 0 else ""

    def foreseen(self, at: S, seat: i64, question: str, out: Options) -> None:
        """Add what may answer a question of `ahead` when it comes, by what the seat knows; nothing if it can't come."""

    def written(self, at: S, seat: i64, first: i64, second: i64) -> dict[str, Any]:
        """The frame's fields in JSON."""
        return {field.name: field.value((seat, first, second)[field.place]) for field in self.fields}

    def numbers(self, at: S, frame: dict[str, Any]) -> tuple[int, int, int, int]:
        """The agenda's numbers for a frame of JSON."""
        found: list[int] = [int(CHANCE), 0, 0]
        for field in self.fields:
            found[field.place] = field.number(frame[field.name])
        return int(self.number), found[0], found[1], found[2]

    def misfit(self, at: S, seat: i64, first: i64, second: i64) -> str | None:
        """Why this decision can't be pending with these numbers."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaPosition(Position):
    """A position with its pending decisions on an agenda; `fields` names its rows and numbers."""

    def __init__(self, players: i64, new: Given, old: "AgendaPosition | None") -> None:
        super().__init__(players)
        self.agenda: Agenda = filled(new.agenda) if old is None else old.agenda.copy()
        self.fields: list[str] = new.names if old is None else old.fields

    def decision(self, number: i64) -> Decision[Any]:
        """The decision that a number on the agenda stands for."""
        raise NotImplementedError

    def is_chance(self, move: i64) -> bool:
        """A move that only chance makes."""
        raise NotImplementedError

    # A game whose speed matters overrides these four with a table of its own rules, which saves a check a call.

    def actor(self) -> i64:
        if self.agenda.depth == 0:
            return NOBODY
        rule = self.decision(self.agenda.kind())
        return CHANCE if rule.chance else rule.actor(self)

    def options(self, seat: i64, out: Options) -> None:
        self.decision(self.agenda.kind()).options(self, seat, out)

    def chance(self, out: Options) -> None:
        self.decision(self.agenda.kind()).options(self, CHANCE, out)

    def play(self, seat: i64, move: i64, sink: Sink | None = None) -> None:
        self.decision(self.agenda.kind()).play(self, seat, move, sink)

    def actors(self) -> list[int]:
        actor = self.actor()
        if actor < 0:
            return [] if actor == NOBODY else [int(actor)]
        return self.decision(self.agenda.kind()).actors(self)

    def why_not(self, seat: i64, move: i64) -> str | None:
        return "chance-decides" if self.is_chance(move) else self.decision(self.agenda.kind()).why_not(self, seat, move)

    def midway(self) -> bool:
        return self.agenda.depth > 0 and self.decision(self.agenda.kind()).midway

    def turns_to_come(self, seat: i64) -> float:
        """The part of the round that is still owed to a seat: the one that is about to play is owed most of it, the
        one that has just played nothing. While nobody's turn is under way, nobody is owed more than others."""
        turn: i64 = NOBODY
        for level in range(self.agenda.depth):
            if self.agenda.number(level, SEAT) >= 0:
                turn = self.agenda.number(level, SEAT)
                break
        if turn < 0:
            return 0.0
        return float(self.players - 1 - (seat - turn + self.players) % self.players) / float(self.players)

    def sealed(self) -> bool:
        return self.agenda.depth > 0 and self.decision(self.agenda.kind()).together


def filled(frames: list[tuple[int, int, int, int]]) -> Agenda:
    agenda = empty_agenda()
    for kind, seat, first, second in frames:
        agenda.push(kind, seat, first, second)
    return agenda


def yes(is_so: bool) -> str:
    """How the texts of prompts ask for a flag."""
    return "yes" if is_so else "no"

"""Contract 5: nothing that a seat can't know reaches its view, its options, their reasons, its events or its bot."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property, partial
from typing import Any, NamedTuple

import pytest

from kantor.bots import Choice
from kantor.core.dice import Dice
from kantor.core.events import Event
from kantor.core.game import Game
from kantor.core.position import CHANCE, Position, options_of
from kantor.core.sink import Sink
from tests.contract.cases import PLAIN, Case, Match, every_case, every_game, kept, part, some
from tests.contract.test_playouts import choices
from tests.contract.walks import Walk, encoded, observed, seen, state

SOME = 0.15  # of the positions of a playout, in a game with few moves
FIRST = 12  # doings of chance
MOST_REASONS = 60
MOST_OPTIONS = 8


class Sight(NamedTuple):
    """A position for a seat to look at. Tests play on copies of it only."""

    position: Position
    seat: int
    answered: bool  # some have given a secret answer, others still owe theirs


def sights(case: Case, seeds: int = 2) -> list[Sight]:
    """Some positions of some playouts, each for every seat."""
    return [sight for seed in range(seeds) for sight in kept(case, seed, partial(_sights, case, seed))]


def _sights(case: Case, seed: int) -> list[Sight]:
    found = []
    walk = Walk(case, seed)
    share = SOME * part(case) ** 0.5
    dealt = 0
    for position in walk.plies():
        # Secret answers always; of chance the first doings always, later ones more often than a seat's.
        chance = position.actor() == CHANCE
        dealt += chance
        always = len(position.actors()) > 1 or walk.answered or (chance and dealt <= FIRST)
        if always or walk.random.random() < share * (4 if chance else 1):
            copy = position.copy()
            found += [Sight(copy, seat, walk.answered) for seat in range(case.setup.players)]
    return found


def knowledge(case: Case, position: Position, seat: int) -> bytes:
    """All that a seat gets from a position: its view, why it may not play what isn't offered, and its observation."""
    game = case.game
    every = list(range(len(game.catalogue(case.setup)))) if seat in position.actors() else []
    moves = some(every, MOST_REASONS, random.Random(seat))
    reasons = [position.why_not(seat, move) for move in moves]
    return encoded([game.view(position, seat), reasons, observed(case, position, seat)])


def told(position: Position, actor: int, move: int) -> tuple[Position, list[Event]]:
    """A copy after a move, and what happened."""
    after, sink = position.copy(), Sink()
    after.play(actor, move, sink)
    return after, sink.events


@every_case
def test_drawing_anew_what_a_seat_cannot_know_changes_nothing_for_it(case: Case) -> None:
    dice = Dice(1)
    last, public = None, b""
    for position, seat, _ in sights(case):
        if position is not last:  # every seat looks at it in turn
            last, public = position, encoded(case.game.view(position, None))
        other = position.resample(seat, dice)
        assert type(other) is type(position)
        assert other.actors() == position.actors()
        assert case.game.invariants(other) == []
        assert knowledge(case, other, seat) == knowledge(case, position, seat)
        assert encoded(case.game.view(other, None)) == public


@every_case
def test_positions_that_look_alike_are_drawn_anew_alike(case: Case) -> None:
    dice = Dice(2)
    for position, seat, _ in sights(case):
        other = position.resample(seat, dice)
        seed = dice.below(1000)
        assert state(case, other.resample(seat, Dice(seed))) == state(case, position.resample(seat, Dice(seed)))


@every_case
def test_a_seats_moves_tell_it_the_same_whatever_it_cannot_know(case: Case) -> None:
    dice, pick = Dice(3), random.Random(3)
    for position, seat, answered in sights(case):
        # The last secret answer opens all of them.
        if seat in position.actors() and not answered:
            other = position.resample(seat, dice)
            for move in some(options_of(position, seat), MOST_OPTIONS, pick):
                after, happened = told(position, seat, move)
                twin, imagined = told(other, seat, move)
                if after.actors():
                    assert seen(imagined, seat) == seen(happened, seat)
                    assert knowledge(case, twin, seat) == knowledge(case, after, seat)


@every_case
def test_the_same_moves_of_all_tell_a_seat_the_same_whatever_it_cannot_know(case: Case) -> None:
    compared = 0
    for seed in range(6):
        seat = seed % case.setup.players
        walk = Walk(case, seed)
        twin: Position | None = None
        for position in walk.plies():
            if twin is not None:
                actor, move = walk.history[-1]
                if move not in choices(twin, actor) or not position.actors():
                    twin = None  # what differs has come into the open
                else:
                    events = told(twin, actor, move)[1]
                    twin.play(actor, move)
                    assert seen(events, seat) == seen(walk.latest, seat)
                    if walk.random.random() < part(case):
                        assert knowledge(case, twin, seat) == knowledge(case, position, seat)
                    compared += 1
            if twin is None and not walk.answered:
                twin = position.resample(seat, walk.dice)
    assert compared > 20


class Fork(NamedTuple):
    """Two different secret moves of somebody else from one position, as a seat and a spectator tell them apart."""

    told_alike: bool  # the seat sees the same events
    looks_alike: bool  # all that it knows is the same: its view, and what is left when the rest is drawn anew
    spectator_told_alike: bool
    spectator_looks_alike: bool  # asked only where the seat is told alike: views take long


def forks(case: Case) -> list[Fork]:
    return kept(case, "forks", lambda: list(_forks(case)))


def _forks(case: Case) -> Iterator[Fork]:
    pick = random.Random(4)
    after = Afterwards(case)
    for position, seat, _ in sights(case, seeds=3):
        actors = [actor for actor in position.actors() if actor != seat]
        if not actors:
            continue
        actor = pick.choice(actors)
        # Open moves may be told by the table alone, and may differ and yet come to the same.
        if actor != CHANCE and len(position.actors()) == 1:
            continue
        first, *others = choices(position, actor)[:6]
        one = Outcome(case, seat, after.of(position, actor, first))
        for move in others:
            other = Outcome(case, seat, after.of(position, actor, move))
            if one.public.goes_on and other.public.goes_on:
                told_alike = one.told == other.told
                yield Fork(
                    told_alike,
                    one.left == other.left and one.known == other.known,
                    one.public.told == other.public.told,
                    told_alike and one.public.known == other.public.known,
                )


class Public:
    """What comes of a move for everybody, and for a spectator."""

    def __init__(self, case: Case, position: Position, actor: int, move: int) -> None:
        self._case = case
        self.after, self.events = told(position, actor, move)
        self.goes_on = bool(self.after.actors())

    @cached_property
    def told(self) -> bytes:
        return seen(self.events, None)

    @cached_property
    def known(self) -> bytes:
        return encoded(self._case.game.view(self.after, None))


class Afterwards:
    """What comes of the moves of one position: every seat looks at the same ones."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._position: Position | None = None
        self._found: dict[tuple[int, int], Public] = {}

    def of(self, position: Position, actor: int, move: int) -> Public:
        if position is not self._position:
            self._position, self._found = position, {}
        if (actor, move) not in self._found:
            self._found[actor, move] = Public(self._case, position, actor, move)
        return self._found[actor, move]


class Outcome:
    """What comes of a move for a seat; what it knows is asked only where nothing else tells two apart."""

    def __init__(self, case: Case, seat: int, public: Public) -> None:
        self._case, self._seat = case, seat
        self.public = public

    @cached_property
    def told(self) -> bytes:
        return seen(self.public.events, self._seat)

    @cached_property
    def left(self) -> object:
        """What is left when the rest is drawn anew."""
        return state(self._case, self.public.after.resample(self._seat, Dice(7)))

    @cached_property
    def known(self) -> bytes:
        return knowledge(self._case, self.public.after, self._seat)


@every_case
def test_what_is_told_alike_looks_alike(case: Case) -> None:
    """A seat that is told the same of a secret knows the same, and so does a spectator."""
    hidden = [fork for fork in forks(case) if fork.told_alike]
    assert all(fork.looks_alike and fork.spectator_looks_alike for fork in hidden)
    assert hidden or not hides(case)


@every_case
def test_what_looks_alike_is_told_alike(case: Case) -> None:
    """No event gives away what a seat, and so a spectator, doesn't know afterwards."""
    hidden = [fork for fork in forks(case) if fork.looks_alike]
    assert all(fork.told_alike and fork.spectator_told_alike for fork in hidden)
    assert hidden or not hides(case)


@every_case
def test_what_a_seat_cannot_know_is_drawn_anew_indeed(case: Case) -> None:
    dice = Dice(5)
    varied = (state(case, position.resample(seat, dice)) != state(case, position) for position, seat, _ in sights(case))
    assert any(varied) == hides(case)


def hides(case: Case) -> bool:
    """Whether some seat ever sees of the table what a spectator doesn't."""
    return kept(case, "hides", lambda: any(_hides(case, position, seat) for position, seat, _ in sights(case)))


def _hides(case: Case, position: Position, seat: int) -> bool:
    return encoded(case.game.table(position, seat)) != encoded(case.game.table(position, None))


@every_case
def test_a_spectator_is_told_nothing_that_a_seat_is_not(case: Case) -> None:
    walk = Walk(case, seed=5)
    walk.run()
    for event in walk.events:
        public = event.seen_by(None)
        for seat in range(case.setup.players):
            own = event.seen_by(seat)
            assert public is None or (own is not None and within(encoded_fields(public), encoded_fields(own)))
        assert encoded(event.seen_by(None)) == encoded(public)


def encoded_fields(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__struct_fields__}


def within(public: dict[str, Any], own: dict[str, Any]) -> bool:
    return all(value is None or value == own[name] for name, value in public.items())


@every_case
def test_a_bot_gets_the_same_sight_whatever_its_seat_cannot_know(case: Case) -> None:
    dice = Dice(6)
    for position, seat, _ in sights(case, seeds=1):
        if seat in position.actors():
            other = position.resample(seat, dice)
            seed = dice.below(1000)
            choice, twin = (Choice(case.game, case.setup, at, seat, Dice(seed)) for at in (position, other))
            assert position not in vars(choice).values()
            assert choice.options == options_of(position, seat)
            assert state(case, choice.position) == state(case, twin.position)
            assert state(case, choice.another()) == state(case, twin.another())


@every_case
def test_a_match_gives_a_bot_no_true_position(case: Case) -> None:
    match = Match(case.game, case.setup.players, seed=1, settings=case.setup.settings)
    for seat in range(case.setup.players):
        _, position = case.game.position_from_json(match.position())
        assert state(case, match.sight(seat, Dice(3))) == state(case, position.resample(seat, Dice(3)))


@every_case
def test_a_seats_own_evaluation_does_not_depend_on_what_it_cannot_know(case: Case) -> None:
    dice = Dice(8)
    for position, seat, _ in sights(case):
        if position.actors():
            assert position.resample(seat, dice).evaluate(seat) == pytest.approx(position.evaluate(seat))


@every_game
def test_events_hide_fields_but_never_change_them(game: Game[Any]) -> None:
    for case in PLAIN:
        if case.game is game:
            walk = Walk(case, seed=6)
            walk.run()
            for event in walk.events:
                for seat in (None, *range(case.setup.players)):
                    view = event.seen_by(seat)
                    assert view is None or type(view) is type(event)
                    assert view is None or within(encoded_fields(view), encoded_fields(event))

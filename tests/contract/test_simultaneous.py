"""Secret answers of several seats at once: their order never matters, and nobody learns of another's too early."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from kantor import IllegalMove, StaleMove
from kantor.core.decision import AgendaPosition, Decision
from kantor.core.position import Position
from tests.contract.cases import CASES, GAMES, Case, Match, kept, longest, match_of
from tests.contract.test_playouts import whole
from tests.contract.walks import encoded

ROUNDS = 4


def has_rounds(case: Case) -> bool:
    """Whether several seats may owe a decision at once: the core's own `actors` never names more than one."""
    position = case.game.new(case.setup)
    if not isinstance(position, AgendaPosition):
        return type(position).actors is not Position.actors
    package = type(position).__module__.rpartition(".")[0]
    return any(
        kind.actors is not Decision.actors for kind in below(Decision) if kind.__module__.startswith(f"{package}.")
    )


def below(kind: type[Any]) -> Iterator[type[Any]]:
    children: list[type[Any]] = kind.__subclasses__()
    for child in children:
        yield child
        yield from below(child)


every_case = pytest.mark.parametrize("case", [case for case in CASES if has_rounds(case)], ids=str)


class Round:
    """A match in which several seats owe an answer, and two different answers of each."""

    def __init__(self, match: Match, pick: random.Random) -> None:
        self.record = match.record()
        self.seats = match.actors
        self.answers = {seat: pick.choice(match.options(seat)) for seat in self.seats}
        self.others = {seat: pick.choice(match.options(seat)) for seat in self.seats}

    def match(self, seed: int = 3) -> Match:
        """The match before the first answer; chance goes on in the same way each time."""
        return Match.load(self.record, seed=seed)

    def answered(self, *seats: int) -> Match:
        match = self.match()
        for seat in seats:
            match.play(seat, self.answers[seat])
        return match


def rounds(case: Case) -> list[Round]:
    """Some rounds of some matches."""
    return kept(case, "rounds", lambda: list(_rounds(case)))


def _rounds(case: Case) -> Iterator[Round]:
    found = 0
    for seed in range(3):
        match, pick = match_of(case, seed), random.Random(seed)
        for _ in range(longest(case)):
            if not match.actors or found == ROUNDS:
                break
            if len(match.actors) > 1:
                round_ = Round(match, pick)
                # Only from where nobody has answered yet.
                if match.decision(match.actors[0]) == match.ply:
                    found += 1
                    yield round_
            seat = pick.choice(match.actors)
            match.play(seat, pick.choice(match.options(seat)))


def knowledge(match: Match, seat: int) -> bytes:
    """All that a seat can ask for. Who has answered is open, as at a table; what, isn't."""
    view = match.view(seat)
    del view["waiting"]
    previews = [(text, match.preview(seat, text)) for text in match.options(seat)]
    return encoded([view, previews, match.events(seat), match.undoable(seat), match.decision(seat)])


def test_the_toy_game_has_them() -> None:
    game = GAMES["toy"]
    assert len(rounds(Case(game, game.setup(3)))) == ROUNDS


@every_case
def test_the_order_of_secret_answers_never_matters(case: Case) -> None:
    for round_ in rounds(case):
        orders = [whole(round_.answered(*order)) for order in permutations(round_.seats)]
        assert set(orders) == {orders[0]}


@every_case
def test_a_match_half_answered_is_the_same_in_every_order(case: Case) -> None:
    for round_ in rounds(case):
        some = round_.seats[1:]
        assert len({whole(round_.answered(*order)) for order in permutations(some)}) == 1
        assert round_.answered(*some).actors == round_.seats[:1]


@every_case
def test_a_seat_learns_nothing_of_answers_before_all_are_in(case: Case) -> None:
    for round_ in rounds(case):
        for seat in round_.seats:
            match = round_.match()
            before = knowledge(match, seat)
            for other in round_.seats:
                if other != seat:
                    match.play(other, round_.answers[other])
                    assert knowledge(match, seat) == before


@every_case
def test_a_seat_that_has_answered_learns_nothing_either(case: Case) -> None:
    for round_ in rounds(case):
        if len(round_.seats) > 2:
            for seat in round_.seats:
                match = round_.answered(seat)
                before, spectator = knowledge(match, seat), encoded(match.events(None))
                others = [other for other in round_.seats if other != seat]
                for other in others[:-1]:
                    match.play(other, round_.answers[other])
                assert knowledge(match, seat) == before
                assert encoded(match.events(None)) == spectator


@every_case
def test_the_answer_itself_is_kept_from_others(case: Case) -> None:
    for round_ in rounds(case):
        for seat in round_.seats:
            first, second = round_.match(), round_.match()
            first.play(seat, round_.answers[seat])
            second.play(seat, round_.others[seat])
            for other in range(case.setup.players):
                if other != seat:
                    assert encoded(first.view(other)) == encoded(second.view(other))
                    assert knowledge(first, other) == knowledge(second, other)
            assert encoded(first.view(None)) == encoded(second.view(None))


@every_case
def test_an_answer_never_makes_another_stale(case: Case) -> None:
    for round_ in rounds(case):
        match = round_.match()
        decisions = {seat: match.decision(seat) for seat in round_.seats}
        for seat in reversed(round_.seats):
            assert match.decision(seat) == decisions[seat]
            match.play(seat, round_.answers[seat], decisions[seat])


@every_case
def test_an_answer_to_a_closed_round_is_stale(case: Case) -> None:
    for round_ in rounds(case):
        old = round_.match().decision(round_.seats[0])
        match = round_.answered(*round_.seats)
        before = whole(match)
        for seat in match.actors:
            with pytest.raises(StaleMove):
                match.play(seat, match.options(seat)[0], old)
        assert whole(match) == before


@every_case
def test_an_answer_can_be_taken_back_until_all_are_in(case: Case) -> None:
    for round_ in rounds(case):
        first, *others = round_.seats
        for last in others:
            match = round_.answered(last, first) if len(others) > 1 else round_.answered(first)
            assert match.undoable(first) == 1
            match.undo(first)
            assert whole(match) == whole(round_.answered(last) if len(others) > 1 else round_.match())
            assert match.undoable(first) == 0


@every_case
def test_no_answer_can_be_taken_back_once_all_are_in(case: Case) -> None:
    for round_ in rounds(case):
        match = round_.answered(*round_.seats)
        before = whole(match)
        for seat in range(case.setup.players):
            assert match.undoable(seat) == 0
            with pytest.raises(IllegalMove):
                match.undo(seat)
        assert whole(match) == before


@every_case
def test_a_record_may_hold_answers_in_any_order_but_writes_them_by_seat(case: Case) -> None:
    for round_ in rounds(case):
        lines = [f"{seat} {round_.answers[seat]}" for seat in reversed(round_.seats)]
        match = Match.load(round_.record + "\n".join(lines) + "\n", seed=3)
        assert whole(match) == whole(round_.answered(*round_.seats))

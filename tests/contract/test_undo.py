"""A seat may take back its own moves since the last chance or other seat's move, and then all is as it was."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, NamedTuple

import pytest

from kantor import IllegalMove, StaleMove
from kantor.core.game import Game
from tests.contract.cases import CASES, Case, Match, every_game, longest, match_of
from tests.contract.test_playouts import whole

SOME = 12  # moments of each match


class Moment(NamedTuple):
    """A match before and after a seat's move, as records, and how many moves that seat can take back after it."""

    before: str
    after: str
    seat: int
    own: int


@cache
def moments(game: Game[Any]) -> list[Moment]:
    """Some moments of a match of every case, rounds of secret answers left out."""
    found = []
    for seed, case in enumerate(case for case in CASES if case.game is game):
        every = list(_moments(case, seed))
        found += random.Random(seed).sample(every, min(SOME, len(every)))
    return found


def _moments(case: Case, seed: int) -> list[Moment]:
    match, pick = match_of(case, seed), random.Random(seed)
    found: list[Moment] = []
    record = match.record()
    for _ in range(longest(case)):
        if not match.actors:
            break
        before, ply, alone = record, match.ply, len(match.actors) == 1
        secret = not alone or match.decision(match.actors[0]) != ply
        seat = pick.choice(match.actors)
        match.play(seat, pick.choice(match.options(seat)))
        record = match.record()
        if not secret:
            goes_on = bool(found) and found[-1].after == before and found[-1].seat == seat
            # Chance closes what was before, and so does a round of secret answers, which must not be reopened.
            closed = match.ply > ply + 1 or len(match.actors) > 1
            own = 0 if closed else 1 + (found[-1].own if goes_on else 0)
            found.append(Moment(before, record, seat, own))
    return found


@every_game
def test_a_seat_takes_back_its_own_moves_since_chance_or_another_seat(game: Game[Any]) -> None:
    most = 0
    for moment in moments(game):
        match = Match.load(moment.after)
        can = [match.undoable(seat) for seat in range(match.setup.players)]
        assert can == [moment.own if seat == moment.seat else 0 for seat in range(match.setup.players)]
        most = max(most, moment.own)
    assert most


@every_game
def test_after_undo_the_match_is_as_it_was(game: Game[Any]) -> None:
    for moment in moments(game):
        if moment.own:
            match = Match.load(moment.after)
            match.undo(moment.seat)
            assert whole(match) == whole(Match.load(moment.before))
            assert match.undoable(moment.seat) == moment.own - 1


@every_game
def test_several_moves_are_taken_back_one_by_one(game: Game[Any]) -> None:
    for moment in moments(game):
        match = Match.load(moment.after)
        ply = match.ply
        for done in range(1, moment.own + 1):
            match.undo(moment.seat)
            assert match.ply == ply - done
        assert match.undoable(moment.seat) == 0


@every_game
def test_a_refused_undo_changes_nothing(game: Game[Any]) -> None:
    for moment in moments(game):
        match = Match.load(moment.after)
        before = whole(match)
        for seat in range(match.setup.players):
            if seat != moment.seat or not moment.own:
                with pytest.raises(IllegalMove):
                    match.undo(seat)
        assert whole(match) == before


@every_game
def test_after_undo_the_seat_may_choose_anew_and_what_it_chose_before_is_stale(game: Game[Any]) -> None:
    for moment in moments(game):
        match = Match.load(moment.after)
        if moment.own and moment.seat in match.actors:
            late = match.decision(moment.seat)
            match.undo(moment.seat)
            text = match.options(moment.seat)[-1]
            with pytest.raises(StaleMove):
                match.play(moment.seat, text, late)
            match.play(moment.seat, text, match.decision(moment.seat))

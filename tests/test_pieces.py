"""The small parts of the core: dice, options, agenda, result."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.agenda import ROOM, empty_agenda
from kantor.core.dice import Dice, SystemDice
from kantor.core.events import Event
from kantor.core.names import kebab
from kantor.core.options import Options
from kantor.core.result import rank


class LoudDice(Dice):
    """Always the highest: an interpreted subclass of a native class."""

    def below(self, n: int) -> int:
        return n - 1


def test_a_seed_brings_the_same_numbers_in_every_build() -> None:
    dice = Dice(7)
    assert [dice.below(100) for _ in range(8)] == [53, 57, 41, 52, 91, 72, 56, 92]


def test_dice_stay_in_their_range_and_reach_all_of_it() -> None:
    for dice in (Dice(1), SystemDice(1)):
        assert {dice.below(6) for _ in range(400)} == set(range(6))
        assert dice.below(1) == 0


def test_options_grow_and_are_used_again() -> None:
    out = Options(1)
    for move in range(300):
        out.add(move)
    assert out.listed() == list(range(300))
    assert out.has(299)
    out.clear()
    assert out.listed() == []
    assert not out.has(0)


def test_what_lies_in_rows_is_added_behind_what_is_there() -> None:
    out = Options(1)
    out.add(7)
    out.add_counted(100, vec[i64]([2, 0, 3]))
    assert out.weighted() == [(7, 1), (100, 2), (102, 3)]
    out.add_where(200, vec[i64]([5, 4, 5]), 5)
    assert out.weighted() == [(7, 1), (100, 2), (102, 3), (200, 1), (202, 1)]
    out.clear()
    out.add_where(0, vec[i64]([5, 5, 5]), 5)
    assert out.weighted() == [(0, 1), (1, 1), (2, 1)]


def test_outcomes_come_up_by_their_weights() -> None:
    out = Options()
    out.add_weighted(10, 1)
    out.add_weighted(20, 5)
    out.add_weighted(30, 14)
    dice = Dice(3)
    found = Counter(out.draw(dice) for _ in range(4000))
    assert out.weighted() == [(10, 1), (20, 5), (30, 14)]
    assert found.keys() == {10, 20, 30}
    for move, weight in out.weighted():
        assert abs(found[move] / 4000 - weight / 20) < 0.03


def test_options_of_a_seat_are_picked_alike() -> None:
    out = Options()
    for move in range(4):
        out.add(move)
    dice = Dice(5)
    found = Counter(out.pick(dice) for _ in range(4000))
    assert all(abs(found[move] - 1000) < 150 for move in range(4))


def test_anybodys_own_dice_are_rolled() -> None:
    out = Options()
    for move in (4, 5, 6):
        out.add_weighted(move, 2)
    assert out.draw(LoudDice()) == out.pick(LoudDice()) == 6


def test_the_agenda_is_a_stack_with_an_end() -> None:
    agenda = empty_agenda()
    with pytest.raises(IndexError):
        agenda.pop()
    with pytest.raises(IndexError):
        agenda.replace(0, 0)
    for kind in range(ROOM):
        agenda.push(kind, 0)
    with pytest.raises(OverflowError):
        agenda.push(0, 0)
    agenda.replace(9, 1, 2, 3)
    assert agenda.listed()[-1] == (9, 1, 2, 3)
    assert (agenda.kind(), agenda.seat(), agenda.first(), agenda.second()) == (9, 1, 2, 3)


def test_a_copy_of_the_agenda_is_its_own() -> None:
    agenda = empty_agenda()
    agenda.push(1, 2, 3, 4)
    copy = agenda.copy()
    agenda.set_first(9)
    agenda.push(5, 6)
    assert copy.listed() == [(1, 2, 3, 4)]
    copy.set_second(8)
    assert agenda.listed()[0] == (1, 2, 9, 4)


def test_ties_are_broken_or_shared() -> None:
    scores = [{"coins": 3, "cards": 2}, {"coins": 5}, {"coins": 9}, {"coins": 1}]
    shared = rank(scores)
    assert shared.totals == (5, 5, 9, 1)
    assert shared.ranking == ((2,), (0, 1), (3,))
    assert [shared.place(seat) for seat in range(4)] == [2, 2, 1, 4]
    assert shared.winners == (2,)
    assert rank(scores, [(0,), (1,), (0,), (0,)]).ranking == ((2,), (1,), (0,), (3,))
    assert not rank(scores, finished=False).finished
    with pytest.raises(ValueError, match="no seat 4"):
        shared.place(4)


def test_a_result_keeps_its_own_scores() -> None:
    score = {"coins": 1}
    result = rank([score])
    score["coins"] = 2
    assert result.scores == ({"coins": 1},)


class HullRepaired(Event, frozen=True):
    seat: int


def test_an_event_is_named_after_its_class_and_open_unless_it_says_otherwise() -> None:
    event = HullRepaired(1)
    assert event.__struct_config__.tag == kebab("HullRepaired") == "hull-repaired"
    assert event.seen_by(None) is event.seen_by(0) is event

"""Contract 10: what a seat knows as numbers, each of them named, and nothing that it can't know among them."""

from __future__ import annotations

from kantor.core.dice import Dice
from kantor.core.observation import Observation, blank
from kantor.core.planes import labels, slices, total
from kantor.core.position import Position
from tests.contract.cases import Case, every_case
from tests.contract.test_knowledge import sights
from tests.contract.walks import Walk, encoded, observed, state


@every_case
def test_every_number_has_a_name_and_a_meaning(case: Case) -> None:
    planes = case.game.planes(case.setup)
    assert planes, f"{case.game.key} has no observations: write observe.py and planes.py as merchants has them"
    assert all(plane.size > 0 and plane.name.strip() and len(plane.meaning) > 3 for plane in planes)
    names = labels(planes)
    assert len(names) == len(set(names)) == total(planes)
    assert len(slices(planes)) == len(planes)


@every_case
def test_an_observation_fills_its_planes_and_no_more(case: Case) -> None:
    """It ends where its planes do, stays in its row, and remembers just what isn't zero, each once."""
    size = total(case.game.planes(case.setup))
    rows = Observation(3, size)
    for position, seat, _ in sights(case, seeds=1):
        rows.begin(1)
        position.observe(seat, rows)
        assert rows.at == 2 * size
        rows.gather()
        numbers = list(rows.cells)[: 3 * size]
        assert not any(numbers[:size])
        assert not any(numbers[2 * size :])
        places = [rows.written(index) for index in range(rows.count())]
        assert sorted(places) == [place for place, number in enumerate(numbers) if number]


@every_case
def test_a_row_that_is_written_again_is_as_good_as_new(case: Case) -> None:
    size = total(case.game.planes(case.setup))
    rows = Observation(2, size)
    for number, (position, seat, _) in enumerate(sights(case, seeds=1)):
        fresh = blank(size)
        position.observe(seat, fresh)
        rows.begin(number % 2)
        position.observe(seat, rows)
        start = number % 2 * size
        assert list(rows.cells)[start : start + size] == list(fresh.cells)[:size]


@every_case
def test_a_row_that_was_cleared_elsewhere_is_written_the_same(case: Case) -> None:
    size = total(case.game.planes(case.setup))
    for position, seat, _ in sights(case, seeds=1):
        one, other = blank(size), blank(size)
        if one.remembers:
            return  # only short rows are cleared by somebody else
        one.begin(0)
        position.observe(seat, one)
        other.begin_clean(0)
        position.observe(seat, other)
        assert list(one.cells)[:size] == list(other.cells)[:size]


@every_case
def test_an_observation_is_byte_equal_when_only_what_the_seat_cannot_know_differs(case: Case) -> None:
    dice = Dice(9)
    for position, seat, _ in sights(case):
        first = observed(case, position, seat)
        assert observed(case, position.resample(seat, dice), seat) == first
        assert observed(case, position.copy(), seat) == first


@every_case
def test_what_changes_at_the_table_for_a_seat_changes_its_observation(case: Case) -> None:
    """A learner isn't told less than a player: where the table looks otherwise, some number differs."""
    for seat in range(case.setup.players):
        walk = Walk(case, seed=seat)
        before: tuple[bytes, bytes] | None = None
        for position in walk.decisions():
            now = table(case, position, seat), observed(case, position, seat)
            assert before is None or before[0] == now[0] or before[1] != now[1]
            before = now


def table(case: Case, position: Position, seat: int) -> bytes:
    return encoded(case.game.table(position, seat))


@every_case
def test_observing_changes_nothing(case: Case) -> None:
    walk = Walk(case, seed=3)
    size = total(case.game.planes(case.setup))
    for position in walk.decisions():
        seat = position.actors()[0]
        before = state(case, position)
        position.observe(seat, blank(size))
        assert state(case, position) == before

"""Contract 2: copies never change with the original, nor the original with its copies."""

from __future__ import annotations

from tests.contract.cases import Case, every_case
from tests.contract.test_playouts import choices
from tests.contract.walks import Walk, state


@every_case
def test_a_copy_stays_as_it_is_when_the_original_plays_on(case: Case) -> None:
    walk = Walk(case, seed=1)
    kept = [(position.copy(), state(case, position)) for position in walk.plies()]
    assert len(kept) > 1
    for copy, then in kept:
        assert state(case, copy) == then


@every_case
def test_the_original_stays_as_it_is_when_copies_play_on(case: Case) -> None:
    walk = Walk(case, seed=2)
    for position in walk.plies():
        before = state(case, position)
        for actor in position.actors():
            for move in choices(position, actor)[:: max(1, len(walk.moves) // 20)]:
                after = position.copy()
                assert type(after) is type(position)
                after.play(actor, move)
        assert state(case, position) == before


@every_case
def test_a_copy_plays_on_as_the_original_does(case: Case) -> None:
    walk = Walk(case, seed=3)
    for position in walk.plies():
        if not walk.over:
            copy = position.copy()
            walk.step()
            copy.play(*walk.history[-1])
            assert state(case, copy) == state(case, position)


@every_case
def test_asking_changes_nothing(case: Case) -> None:
    walk = Walk(case, seed=4)
    for position in walk.plies():
        before = state(case, position)
        for seat in (None, *range(case.setup.players)):
            case.game.view(position, seat)
        for seat in range(case.setup.players):
            position.evaluate(seat)
            position.resample(seat, walk.dice)
        position.result()
        position.midway()
        assert state(case, position) == before

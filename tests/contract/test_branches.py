"""Contract 2: branches, on which searches play on, change nothing of the position that they share with."""

from __future__ import annotations

from kantor.core.decision import AgendaPosition
from kantor.core.position import Position
from tests.contract.cases import Case, every_case
from tests.contract.test_fields import fields_of
from tests.contract.test_playouts import choices
from tests.contract.walks import Walk, state


def insides(case: Case, at: Position) -> object:
    """Every declared field and the agenda, or what the position's JSON says."""
    return (fields_of(at), at.agenda.listed()) if isinstance(at, AgendaPosition) else state(case, at)


@every_case
def test_a_position_stays_as_it_is_when_its_branches_play_on(case: Case) -> None:
    walk = Walk(case, seed=9)
    for position in walk.some(walk.plies()):
        before = insides(case, position)
        for actor in position.actors():
            for move in choices(position, actor):
                branch = position.branch()
                assert type(branch) is type(position)
                branch.play(actor, move)
                after = insides(case, branch)
                further = branch.branch()
                for again in further.actors()[:1]:
                    for answer in choices(further, again)[:1]:
                        further.play(again, answer)
                assert insides(case, branch) == after
        assert insides(case, position) == before


@every_case
def test_branches_stay_as_they_are_when_the_position_plays_on(case: Case) -> None:
    walk = Walk(case, seed=10)
    kept = [(position.branch(), insides(case, position)) for position in walk.plies()]
    assert len(kept) > 1
    for branch, then in kept:
        assert insides(case, branch) == then


@every_case
def test_a_branch_plays_on_as_the_original_does(case: Case) -> None:
    walk = Walk(case, seed=11)
    for position in walk.plies():
        if not walk.over:
            branch = position.branch()
            walk.step()
            branch.play(*walk.history[-1])
            assert insides(case, branch) == insides(case, position)

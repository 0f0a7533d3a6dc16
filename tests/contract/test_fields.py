"""Contract 11: every field that a state declares is copied."""

from __future__ import annotations

import pytest

from kantor.core.decision import AgendaPosition
from tests.contract.cases import CASES, Case
from tests.contract.walks import Walk

DECLARING = [case for case in CASES if isinstance(case.game.new(case.setup), AgendaPosition)]


def fields_of(at: AgendaPosition) -> dict[str, list[int]]:
    found = {name: getattr(at, name) for name in at.fields}
    return {name: [value] if isinstance(value, int) else [int(cell) for cell in value] for name, value in found.items()}


@pytest.mark.parametrize("case", DECLARING, ids=str)
def test_a_copy_has_every_declared_field_and_its_own(case: Case) -> None:
    walk = Walk(case, seed=8)
    for position in walk.plies():
        assert isinstance(position, AgendaPosition)
        copy = position.copy()
        assert isinstance(copy, AgendaPosition)
        before = fields_of(position)
        assert len(before) > 1
        assert fields_of(copy) == before
        assert copy.agenda.listed() == position.agenda.listed()
        for name, value in before.items():
            if isinstance(getattr(copy, name), int):
                continue
            for at in range(len(value)):
                getattr(copy, name)[at] += 1
        assert fields_of(position) == before

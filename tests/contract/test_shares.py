"""Contract: what searches ask for at the end, the parts of the win, is what the result says."""

from __future__ import annotations

from kantor.bots.judge import shares_of
from kantor.core.position import Position
from tests.contract.cases import Case, every_case
from tests.contract.walks import Walk

EVERY = 5  # positions: as the scores stand, the order holds before the end too


@every_case
def test_the_win_is_shared_as_the_result_says(case: Case) -> None:
    walk = Walk(case, 7)
    for number, position in enumerate(walk.plies()):
        if number % EVERY == 0:
            agrees(case, position)
    agrees(case, walk.position)


def agrees(case: Case, position: Position) -> None:
    winners = position.result().winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(case.setup.players)]
    assert shares_of(position) == shares

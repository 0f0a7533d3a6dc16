"""Contract: the parts of the win and the order at the end, as searches and learners ask for them, are the result's."""

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
    result = position.result()
    winners = result.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(case.setup.players)]
    assert shares_of(position) == shares
    orders = [position.final_order(seat) for seat in range(case.setup.players)]
    places = [1 + sum(order > own for order in orders) for own in orders]
    assert places == [result.place(seat) for seat in range(case.setup.players)]

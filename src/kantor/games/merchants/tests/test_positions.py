"""Positions that can't be are refused, and the refusal names the field."""

from typing import Any

import pytest

from kantor import BadPosition

from .tables import planning, seat, table, trading


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"agenda": []}, "“deck”"),
        ({"agenda": trading(2)}, "no such seat"),
        ({"agenda": [*trading(0), *trading(0)]}, "can't be pending together"),
        ({"agenda": [*planning(0), {"do": "load-ship", "seat": 1}]}, "different seats"),
        ({"agenda": [*planning(0), {"do": "load-ship", "seat": 0}]}, r"seats\[0\].tokens"),
        ({"agenda": planning(0, docks=1)}, "more exchanges than docks"),
        ({"agenda": [{"do": "offices", "seat": 0, "left": 1}]}, "more cards than offices"),
        ({"agenda": [{"do": "selling", "seat": 0, "good": "fish", "piles": []}]}, "piles covered"),
        ({"agenda": [{"do": "selling", "seat": 0, "good": "fish", "piles": [1]}]}, "piles covered"),
        ({"agenda": [{"do": "selling", "seat": 0, "good": "fish", "piles": [4]}]}, "covers one"),
        ({"agenda": [{"do": "drawing", "seat": 0, "left": 1}]}, "can't be pending together"),
        ({"agenda": [{"do": "market", "left": 2}]}, "“market”"),
        ({"agenda": [{"do": "loading", "seat": 1, "loaded": 0}]}, "have been dealt"),
        ({"agenda": [{"do": "first-player"}]}, "“first_player”"),
        ({"market": ["grain"]}, "“market”"),
        ({"market": [None] * 6}, "“market”"),
        ({"first_player": None}, "“first_player”"),
        ({"first_player": 3}, "“first_player”"),
        ({"covered": {"grain": 10}}, "“deck”"),
        ({"deck": {"grain": 1}}, "“deck”"),
        ({"tokens": {"fish": 4}}, "“tokens”"),
        ({"stock": {"ship": 14}}, "“stock”"),
        ({"seats": [seat()]}, "“seats”"),
        ({"seats": [seat(tokens={"grain": 3}), seat()]}, r"seats\[0\].tokens"),
        ({"seats": [seat(tokens={"grain": 6}), seat()]}, "“tokens”"),
        ({"seats": [seat(cards={"ship": 1}, tokens={"grain": 1}), seat()]}, r"seats\[0\].cards"),
        ({"seats": [seat(cards={"ship": 2, "dock": 3}), seat()]}, "“stock”"),
        ({"seats": [seat(coins=-1), seat()]}, "coins"),
        ({"seats": [seat(hand={"gold": 1}), seat()]}, "gold"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any], why: str) -> None:
    fine = {"agenda": trading(0), "seats": [seat(), seat()]}
    assert table(*fine["seats"], agenda=fine["agenda"]).actors == (0,)
    fields = {**fine, **wrong}
    with pytest.raises(BadPosition, match=why):
        table(*fields.pop("seats"), agenda=fields.pop("agenda"), **{"players": 2, **fields})

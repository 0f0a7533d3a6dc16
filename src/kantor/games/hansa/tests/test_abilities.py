"""Rulebook: "B) Rozwinięcie umiejętności", "3b) Rozwinięcie 1 zdolności"."""

import pytest

from kantor.games.hansa.events import AbilityDeveloped

from .tables import offered, player, refused, seat, supplies, table, turn


@pytest.mark.parametrize(
    ("route", "ability"),
    [
        ("groningen-emden", "book"),
        ("stade-hamburg", "privilege"),
        ("hamburg-lubeck", "bank"),
        ("gottingen-quedlinburg", "actions"),
        ("quedlinburg-halle", "keys"),
    ],
)
def test_the_piece_goes_to_the_personal_supply(route: str, ability: str) -> None:
    posts = "0t 0t 0t 0t" if route == "quedlinburg-halle" else "0t 0t 0t"
    match = table(seat(), seat(), seat(), routes={route: posts})
    assert offered(match, 0, "establish-ability") == [f"{route} {ability}"]
    match.play(0, f"establish-ability {route} {ability}")
    assert player(match, 0)["abilities"][ability] == 1
    assert supplies(match, 0) == (("0t 1m", "11t 1m") if ability == "book" else ("1t 0m", "11t 1m"))


@pytest.mark.parametrize(("steps", "more"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
def test_a_higher_number_of_actions_counts_at_once(steps: int, more: int) -> None:
    match = table(
        seat(abilities={"actions": steps}),
        seat(),
        seat(),
        agenda=turn(actions=2),
        routes={"gottingen-quedlinburg": "0t 0t 0t"},
    )
    match.play(0, "establish-ability gottingen-quedlinburg actions")
    assert match.position()["agenda"] == turn(actions=1 + more)


def test_a_full_track_cannot_be_developed() -> None:
    match = table(
        seat(abilities={"bank": 3}, tokens={"develop_ability": 1}),
        seat(),
        seat(),
        routes={"hamburg-lubeck": "0t 0t 0t"},
    )
    assert refused(match, 0, "establish-ability hamburg-lubeck bank") == "ability-complete"
    assert refused(match, 0, "develop-ability bank") == "ability-complete"


def test_a_higher_number_of_actions_adds_to_those_of_a_token() -> None:
    match = table(
        seat(tokens={"plus_3_actions": 1}), seat(), seat(), agenda=turn(), routes={"gottingen-quedlinburg": "0t 0t 0t"}
    )
    match.play(0, "extra-actions 3")
    match.play(0, "establish-ability gottingen-quedlinburg actions")
    assert match.position()["agenda"] == turn(actions=2 + 3 - 1 + 1)


@pytest.mark.parametrize("ability", ["keys", "privilege", "book", "bank"])
def test_only_the_track_of_actions_brings_actions(ability: str) -> None:
    match = table(seat(tokens={"develop_ability": 1}), seat(), seat(), agenda=turn(actions=2))
    match.play(0, f"develop-ability {ability}")
    assert match.position()["agenda"] == turn(actions=2)


@pytest.mark.parametrize("who", [0, 1])
@pytest.mark.parametrize(
    ("ability", "steps"), [("actions", 2), ("keys", 1), ("privilege", 0), ("book", 1), ("bank", 0)]
)
def test_the_step_is_told(who: int, ability: str, steps: int) -> None:
    seats = [seat(tokens={"develop_ability": 1}, abilities={ability: steps}), seat(abilities={"keys": 3})]
    match = table(*(seats if who == 0 else reversed(seats)), seat(), agenda=turn(who))
    (told,) = [event for event in match.play(who, f"develop-ability {ability}") if isinstance(event, AbilityDeveloped)]
    assert (told.seat, told.ability, told.step) == (who, ability, steps + 1)

"""Rulebook (B): "Karty misji"."""

import kantor
from kantor import Match
from kantor.core.dice import Dice
from tests.contract import whole

from .tables import seat, table

HANSA = kantor.GAMES["hansa"]


def test_everybody_is_dealt_a_mission() -> None:
    match = Match("hansa", 4, seed=1, settings={"missions": True})
    missions = [content["mission"] for content in match.position()["seats"]]
    assert len(set(missions)) == 4
    assert all(1 <= mission <= 9 for mission in missions)


def test_a_mission_counts_offices_and_control() -> None:
    """Card 2: Dortmund, Minden, Lüneburg."""
    seats = (seat(mission=2), seat(mission=1), seat(mission=3))
    part = table(*seats, missions=True, cities={"dortmund": "0m -", "minden": "0t 1t - -"})
    assert part.view(0)["scores"][0]["mission"] == 2
    all_three = {"dortmund": "0m -", "minden": "1t 0t - -", "luneburg": "0m"}
    match = table(seat(mission=2, abilities={"book": 1}), *seats[1:], missions=True, cities=all_three)
    assert match.view(0)["scores"][0]["mission"] == 8
    lost = {**all_three, "minden": "0t 1t - -"}
    match = table(seat(mission=2, abilities={"book": 1}), *seats[1:], missions=True, cities=lost)
    assert match.view(0)["scores"][0]["mission"] == 3


def test_the_first_card_counts_as_any_other() -> None:
    """Card 1: Osnabrück, Stendal, Paderborn. At the end too."""
    seats = (seat(mission=1, points=19), seat(mission=2), seat(mission=3))
    match = table(*seats, missions=True, cities={"osnabruck": "0t - -"}, routes={"stade-hamburg": "0t 0t 0t"})
    assert match.view(0)["scores"][0]["mission"] == 1
    over = table(
        *seats, missions=True, cities={"stade": "0m", "osnabruck": "0t - -"}, routes={"stade-hamburg": "0t 0t 0t"}
    )
    over.play(0, "establish-route stade-hamburg")
    assert over.result is not None
    assert [scores.get("mission") for scores in over.result.scores] == [1, 0, 0]


def test_only_the_owner_observes_a_mission_in_numbers() -> None:
    match = table(seat(mission=2), seat(mission=1), seat(mission=3), missions=True)
    for who, mission in enumerate((2, 1, 3)):
        assert list(whole.plane(match, who, "mission").values()) == [1]
        assert next(iter(whole.plane(match, who, "mission"))).endswith(str(mission))


def test_only_the_owner_sees_a_mission() -> None:
    match = table(seat(mission=2), seat(mission=1), seat(mission=3), missions=True, cities={"minden": "0t - - -"})
    assert [player["mission"] for player in match.view(0)["table"]["players"]] == [2, None, None]
    assert [player["mission"] for player in match.view(None)["table"]["players"]] == [None, None, None]
    assert "mission" not in match.view(1)["scores"][0]
    dealt = Match("hansa", 3, seed=1, settings={"missions": True}).events(1)
    assert [event.mission is None for event in dealt if hasattr(event, "mission")] == [True, False, True]


def test_at_the_end_all_missions_are_shown() -> None:
    match = table(
        seat(mission=2), seat(mission=1, points=19), seat(mission=3), missions=True,
        routes={"stade-hamburg": "0t 0t 0t"}, cities={"stade": "1m"},
    )  # fmt: skip
    match.play(0, "establish-route stade-hamburg")
    assert [player["mission"] for player in match.view(None)["table"]["players"]] == [2, 1, 3]


def test_another_sample_keeps_the_own_mission_only() -> None:
    match = Match("hansa", 4, seed=1, settings={"missions": True})
    setup, at = HANSA.position_from_json(match.position())
    samples = [HANSA.position_to_json(at.resample(2, Dice(seed)), setup) for seed in range(30)]
    missions = [[content["mission"] for content in sample["seats"]] for sample in samples]
    own = match.position()["seats"][2]["mission"]
    assert all(row[2] == own and len(set(row)) == 4 for row in missions)
    assert {row[0] for row in missions} == set(range(1, 10)) - {own}

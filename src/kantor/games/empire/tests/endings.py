"""The ways in which a match of Eight-Minute Empire ends: always when all have their cards."""

from kantor.core.match import Match

WAYS = {
    "map-a": "One game on map A, somebody has most points.",
    "map-b": "One game on map B, somebody has most points.",
    "tie": "One game, several have most points: coins, armies or regions decide, or the place is shared.",
    "three-games": "The last of three games in a row.",
}


def way_of(match: Match) -> str:
    assert match.result is not None
    if match.setup.settings["games"] == 3:
        return "three-games"
    if match.result.totals.count(max(match.result.totals)) > 1:
        return "tie"
    return "map-a" if match.setup.settings["map"] == "A" else "map-b"

"""The ways in which Amber ends, with and without the advanced variant."""

from kantor.core.match import Match

WAYS = {
    "instant": "Somebody alone is linked to everything.",
    "three-tiles": "Everybody has three tiles or fewer.",
    "nobody-can-play": "Nobody with more than three tiles can play.",
    "instant-advanced": "The same in the advanced variant.",
    "three-tiles-advanced": "The same in the advanced variant.",
    "nobody-can-play-advanced": "The same in the advanced variant.",
}


def way_of(match: Match) -> str:
    table = match.view(None)["table"]
    if table["winner"] is not None:
        way = "instant"
    else:
        way = "nobody-can-play" if match.record().endswith("* over\n") else "three-tiles"
    return f"{way}-advanced" if table["advanced"] else way

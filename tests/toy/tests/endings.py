"""The ways in which the toy game ends."""

from kantor.core.match import Match

WAYS = {
    "full-hand-won": "The winner of a card has a full hand.",
    "full-hand-drawn": "The card after a refusal fills a hand.",
    "empty-deck": "The last card of the deck is burnt or drawn.",
}


def way_of(match: Match) -> str:
    """What the last events tell."""
    last = [str(event.__struct_config__.tag) for event in match.events(None)][-2]
    goal = match.position()["settings"]["goal"]
    full = any(sum(seat["known"]) >= goal for seat in match.position()["seats"])
    if not full:
        return "empty-deck"
    return "full-hand-won" if last == "won" else "full-hand-drawn"

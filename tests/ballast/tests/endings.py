"""The ways in which Ballast ends."""

from kantor.core.match import Match

WAYS = {"all-sailed": "The last captain sails.", "empty-pile": "The last stone is loaded."}


def way_of(match: Match) -> str:
    return "all-sailed" if match.lines()[-1].text == "sail" else "empty-pile"

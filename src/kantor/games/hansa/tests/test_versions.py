"""Version 2 of the rules: what version 1 allowed stays where it was played, and nowhere else."""

import msgspec
import pytest

from kantor import BadRecord, IllegalMove, Match
from kantor.core.dice import Dice
from kantor.core.record import Line, parse

from .tables import DESK, full_board, open_position, refused, seat, table
from .test_displaced import displaced
from .test_moving import nearly_full

EXTRA_FIRST = Line(1, "put merchant hamburg-lubeck")


def one_post_left() -> Match:
    """Seat 1 owes an answer for a displaced trader; version 1 let an extra merchant take the only post."""
    routes = full_board()
    routes["hamburg-lubeck"]["posts"][0] = None  # type: ignore[call-overload]
    agenda = displaced("stade-hamburg")
    position = open_position(table(*[seat(abilities=DESK) for _ in range(5)], agenda=agenda))
    return Match.at("hansa", {**position, "routes": routes}, seed=1)


def old(match: Match, *lines: Line) -> str:
    """The record as version 1 would have written it."""
    return str(msgspec.structs.replace(parse(match.record()), version=1, lines=lines))


def test_a_stored_move_that_is_refused_today_is_applied() -> None:
    assert refused(one_post_left(), 1, EXTRA_FIRST.text) == "displaced-last-post"
    match = Match.load(old(one_post_left(), EXTRA_FIRST), seed=1)
    assert match.actors == (0,)  # the displaced trader went to the general supply
    assert match.game.invariants(match.sight(0, Dice(1))) == []
    assert len(match.until(1).lines()) == 1


def test_a_match_that_goes_on_says_how_many_moves_are_not_judged() -> None:
    match = Match.load(old(one_post_left(), EXTRA_FIRST), seed=1)
    match.play(0, "end-turn")
    record = parse(match.record())
    assert (record.version, record.earlier) == (2, 1)
    again = Match.load(match.record(), seed=1)
    assert again.position() == match.position()
    assert again.record() == match.record()
    # The same move after those is judged.
    judged = str(msgspec.structs.replace(record, earlier=0))
    with pytest.raises(BadRecord, match="last one for the displaced piece"):
        Match.load(judged)


def test_moves_that_are_taken_back_no_longer_count_as_earlier() -> None:
    match = Match.load(old(one_post_left(), EXTRA_FIRST), seed=1)
    match.undo(1)
    assert parse(match.record()).earlier == 0
    with pytest.raises(IllegalMove):
        match.play(1, EXTRA_FIRST.text)


def test_a_move_that_was_refused_once_is_played_today() -> None:
    """Version 1 refused to lift a piece that can only go back, though another may join it."""
    match = Match.load(old(nearly_full()), seed=1)
    match.play(0, "lift trader hamburg-bremen")
    assert parse(match.record()).earlier == 0
    assert Match.load(match.record()).position() == match.position()


@pytest.mark.parametrize(
    "line",
    [
        Line(1, "put merchant stade-hamburg"),  # no post is free there
        Line(1, "lift trader stade-hamburg"),  # the supplies aren't empty
        Line(1, "place trader hamburg-lubeck"),  # nothing to place
        Line(1, "end-turn"),
        Line(0, "end-turn"),
    ],
    ids=str,
)
def test_nonsense_in_an_old_record_is_refused(line: Line) -> None:
    with pytest.raises(BadRecord):
        Match.load(old(one_post_left(), line))


def test_other_versions_are_refused() -> None:
    for version in (0, 3):
        with pytest.raises(BadRecord, match=f"version {version}"):
            Match.load(str(msgspec.structs.replace(parse(one_post_left().record()), version=version)))

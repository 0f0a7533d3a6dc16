"""A match gone through again: what each ply showed, what it did, where the turns begin, what an undo leaves."""

from __future__ import annotations

from kantor.core.history import without_last_move
from kantor.core.json_data import json_data
from kantor.core.position import CHANCE
from kantor.core.record import Line
from kantor.core.replay import replay_steps, turns
from tests.contract.cases import TOY, Match


def played(moves: int = 20) -> Match:
    match = Match(TOY, 3, seed=4)
    for _ in range(moves):
        if match.actors:
            match.play(match.actors[-1], match.options(match.actors[-1])[0])
    return match


def test_a_replay_shows_what_was_seen_at_each_ply() -> None:
    match = played()
    found = list(replay_steps(match, 1))
    assert [step.ply for step in found] == list(range(match.ply + 1))
    assert [event for step in found for event in step.events] == match.events(1)
    assert found[-1].view == match.view(1)
    assert [json_data(step) for step in replay_steps(match, 1, 3, 5)] == [json_data(step) for step in found[3:6]]


def test_a_replay_goes_no_further_than_the_match() -> None:
    match = played(2)
    assert [step.ply for step in replay_steps(match, None, match.ply, match.ply + 9)] == [match.ply]
    assert list(replay_steps(match, None, match.ply + 1)) == []


def test_the_history_tells_what_each_ply_did_secrets_included() -> None:
    match = played()
    by_ply = match.history.events_by_ply()
    assert by_ply[0] == []
    assert len(by_ply) == match.ply + 1
    dealt = [event for events in by_ply[1:4] for event in events]
    assert [event.seen_by(0) == event for event in dealt] == [True, False, False]


def test_a_turn_begins_where_the_decision_passes_to_another_seat() -> None:
    match = played()
    actors = [line.actor for line in match.lines()]
    starts = turns(match)
    assert starts
    for at in starts:
        before = [actor for actor in actors[:at] if actor != CHANCE]
        assert actors[at] != CHANCE
        assert not before or before[-1] != actors[at]


def test_an_undo_leaves_all_but_the_latest_move_of_a_seat() -> None:
    lines = [Line(0, "a"), Line(1, "b"), Line(CHANCE, "c"), Line(0, "d"), Line(1, "e")]
    assert [line.text for line in without_last_move(lines, 0)] == ["a", "b", "c", "e"]
    assert [line.text for line in without_last_move(lines, 1)] == ["a", "b", "c", "d"]
    assert len(lines) == 5

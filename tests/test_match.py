"""The doors of a match: bad input is refused with a clear sentence, and the match is as it was."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import kantor
from kantor import BadRecord, BadSettings, IllegalMove, KantorError, MalformedMove, OutOfTurn, StaleMove
from kantor.core.dice import Dice
from tests.contract.cases import TOY, Match
from tests.contract.test_playouts import whole
from tests.strange import LONG, NO_NUMBERS, NO_TEXTS, STRANGE_TEXTS, WITHIN_ITSELF, each

POSITION = Match("merchants", 2, seed=1).position()


def refuses(error: type[KantorError], call: Callable[[], object]) -> KantorError:
    """The refusal, whose sentences are fit to be shown in one line."""
    with pytest.raises(error) as refusal:
        call()
    for language in ("en", "pl"):
        sentence = refusal.value.say(language)
        assert sentence.isprintable()
        assert 10 < len(sentence) < 600
    assert str(refusal.value) == refusal.value.say("en")
    return refusal.value


@pytest.fixture
def match() -> Match:
    """Seat 0 is to load, seat 1 waits."""
    return Match("merchants", 2, seed=2)


@each("game", *NO_TEXTS, *STRANGE_TEXTS, "Merchants", "merchants ")
def test_an_unknown_game_is_refused(game: Any) -> None:
    refuses(BadSettings, lambda: kantor.Match(game))
    refuses(BadSettings, lambda: kantor.Match.at(game, POSITION))


@each("players", *NO_NUMBERS[1:], 0, 1, 5, -2)
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    assert "2 to 4" in str(refuses(BadSettings, lambda: Match("merchants", players)))


@each("seed", *NO_NUMBERS[1:], 2**63, -(2**63) - 1)
def test_a_seed_that_is_no_number_of_64_bits_is_refused(seed: Any) -> None:
    refuses(BadSettings, lambda: Match("merchants", 2, seed=seed))
    refuses(BadSettings, lambda: Match.at("merchants", POSITION, seed=seed))
    refuses(KantorError, lambda: Match.load(Match("merchants", 2, seed=1).record(), seed=seed))


@each("seed", 0, -1, 2**63 - 1, -(2**63))
def test_the_same_seed_brings_the_same_match(seed: int) -> None:
    assert Match("merchants", 3, seed=seed).record() == Match("merchants", 3, seed=seed).record()


def test_without_a_seed_nobody_can_foresee_the_match() -> None:
    assert len({Match("merchants", 4).record() for _ in range(5)}) == 5


@each("settings", 5, "x", [], [("burn", True)], {1: 2}, {"x": 1}, {"x" * 1000: 1}, {None: 1}, {"": 1})
def test_settings_that_there_are_not_are_refused(settings: Any) -> None:
    refuses(BadSettings, lambda: Match(TOY, 2, settings=settings))


@each("value", *NO_NUMBERS, 1, 5, WITHIN_ITSELF, *STRANGE_TEXTS)
def test_a_value_that_a_setting_has_not_is_refused(value: Any) -> None:
    refuses(BadSettings, lambda: Match(TOY, 2, settings={"goal": value}))
    if value is not True:
        refuses(BadSettings, lambda: Match(TOY, 2, settings={"burn": value}))


@each("names", 5, None, "ab", ["a"], ["a"] * 3, [1, 2], {"a": 1, "b": 2}, ["\ud800", "b"], ["a\nb", "c"])
def test_names_that_cannot_be_written_in_a_record_are_refused(names: Any) -> None:
    refuses(BadSettings, lambda: Match("merchants", 2, names=names))


def test_names_go_with_the_record() -> None:
    names = ("Żółć \N{CAT FACE}", '"; DROP\\')
    match = Match("merchants", 2, seed=1, names=names)
    assert Match.load(match.record()).names == names
    assert match.branch(3).names == names


@each("seat", *NO_NUMBERS[1:], -1, 2, 99)
def test_a_seat_that_is_not_at_the_table_is_refused(match: Match, seat: Any) -> None:
    before = whole(match)
    dice = Dice(1)
    doors: list[Callable[[], object]] = [
        lambda: match.options(seat),
        lambda: match.option_indices(seat),
        lambda: match.decision(seat),
        lambda: match.view(seat),
        lambda: match.events(seat),
        lambda: match.preview(seat, "load grain"),
        lambda: match.play(seat, "load grain"),
        lambda: match.sight(seat, dice),
        lambda: match.undo(seat),
        lambda: match.undoable(seat),
    ]
    for door in doors:
        refuses(OutOfTurn, door)
    assert whole(match) == before


def test_nobody_is_no_player(match: Match) -> None:
    nobody: Any = None
    refuses(OutOfTurn, lambda: match.play(nobody, "load grain"))
    refuses(OutOfTurn, lambda: match.options(nobody))


@each("text", *NO_TEXTS, *STRANGE_TEXTS, "load", "load gold", "load grain grain", "LOAD GRAIN")
def test_a_text_that_is_no_move_is_refused(match: Match, text: Any) -> None:
    before = whole(match)
    refuses(MalformedMove, lambda: match.play(match.actors[0], text))
    refuses(MalformedMove, lambda: match.preview(match.actors[0], text))
    assert whole(match) == before


def test_a_slip_of_the_pen_is_pointed_out(match: Match) -> None:
    assert "load grain" in str(refuses(MalformedMove, lambda: match.play(match.actors[0], "load grian")))


def test_a_player_out_of_turn_is_refused(match: Match) -> None:
    before = whole(match)
    waiting = 1 - match.actors[0]
    assert match.options(waiting) == []
    assert match.decision(waiting) is None
    assert f"waits for: {match.actors[0]}" in str(refuses(OutOfTurn, lambda: match.play(waiting, "load grain")))
    assert whole(match) == before


def test_an_illegal_move_names_its_rule(match: Match) -> None:
    before = whole(match)
    refusal = refuses(IllegalMove, lambda: match.play(match.actors[0], "draw"))
    assert refusal.rule == "loading-first"
    assert "loading-first" in str(refusal)
    assert whole(match) == before


def test_chance_is_nobodys_move(match: Match) -> None:
    assert refuses(IllegalMove, lambda: match.play(match.actors[0], "card grain")).rule == "chance-decides"
    refuses(OutOfTurn, lambda: match.play(-1, "card grain"))


@each("decision", *NO_NUMBERS[1:], -1, 0, 999)
def test_an_answer_to_another_decision_is_stale(match: Match, decision: Any) -> None:
    before = whole(match)
    refuses(StaleMove, lambda: match.play(match.actors[0], "load grain", decision))
    assert whole(match) == before


def test_an_answer_to_the_present_decision_counts(match: Match) -> None:
    seat = match.actors[0]
    match.play(seat, "load grain", match.decision(seat))
    assert match.actors != (seat,)


@each("since", *(value for value in NO_NUMBERS if value is not LONG), -1)
def test_events_are_counted_from_zero(match: Match, since: Any) -> None:
    refuses(BadRecord, lambda: match.events(0, since=since))


def test_events_since_some_event_are_the_rest(match: Match) -> None:
    events = match.events(0)
    assert match.events(0, since=3) == events[3:]
    assert match.events(0, since=len(events)) == match.events(0, since=10**9) == []


@each("ply", *NO_NUMBERS, -1, 10_000)
def test_a_ply_that_was_not_played_is_refused(match: Match, ply: Any) -> None:
    refuses(BadRecord, lambda: match.until(ply))
    refuses(BadRecord, lambda: match.branch(ply))


def played_out(seed: int = 1) -> Match:
    match = Match("merchants", 2, seed=seed)
    while match.actors:
        match.play(match.actors[0], match.options(match.actors[0])[-1])
    return match


def test_nothing_is_played_after_the_end() -> None:
    match = played_out()
    before = whole(match)
    for seat in range(2):
        assert match.options(seat) == []
        refuses(OutOfTurn, partial(match.play, seat, "pass"))
        refuses(OutOfTurn, partial(match.preview, seat, "pass"))
    assert match.result is not None
    assert match.result.finished
    assert whole(match) == before


def test_a_match_stood_at_every_ply_as_it_does_when_retraced() -> None:
    match = played_out()
    for ply in range(0, match.ply + 1, 7):
        past = match.until(ply)
        assert past.ply == ply
        assert match.record().startswith(past.record())
        assert past.position() == match.branch(ply, seed=1).until(0).position()


def test_a_branch_goes_on_from_its_own_start() -> None:
    match = played_out()
    branch = match.branch(40, seed=9)
    assert '\nstart {"game":"merchants"' in branch.record()
    again = Match.load(branch.record(), seed=9)
    assert whole(again) == whole(branch)
    refuses(IllegalMove, lambda: branch.undo(0))


def test_a_preview_tells_what_will_happen() -> None:
    match = Match("merchants", 3, seed=5)
    while match.actors:
        seat = match.actors[0]
        text = match.options(seat)[match.ply % len(match.options(seat))]
        preview = match.preview(seat, text)
        assert match.play(seat, text)[: len(preview)] == preview


def test_a_preview_of_a_match_begun_in_a_secret_round_tells_nothing_true() -> None:
    seats = [{"coins": 4, "secret": [1, 0, 0], "bid": bid} for bid in (2, None)]
    others = [{"coins": 4, "secret": [0, 1, 0], "bid": bid} for bid in (0, None)]
    position = {"players": 2, "agenda": [["bid", 0]], "card": 1}
    first, second = (Match.at(TOY, {**position, "seats": part}, seed=1) for part in (seats, others))
    assert first.actors == second.actors == (1,)
    for text in first.options(1):
        assert first.preview(1, text) == second.preview(1, text)


def test_a_view_is_plain_json(match: Match) -> None:
    for seat in (None, 0, 1):
        assert json.loads(json.dumps(match.view(seat), allow_nan=False)) == match.view(seat)
    assert json.loads(json.dumps(match.position())) == match.position()


def test_a_refusal_can_travel_between_processes(match: Match) -> None:
    refusal = refuses(IllegalMove, lambda: match.play(match.actors[0], "draw"))
    again = pickle.loads(pickle.dumps(refusal))
    assert type(again) is IllegalMove
    assert (again.rule, again.say("pl")) == (refusal.rule, refusal.say("pl"))


def test_a_match_shows_where_it_stands(match: Match) -> None:
    assert repr(match) == f"<Match merchants: 2 players, ply {match.ply}, actors {match.actors}>"


def test_a_number_too_long_to_write_is_named_by_its_type() -> None:
    assert "int" in str(refuses(BadSettings, lambda: Match("merchants", LONG)))

"""A table in memory: what its log makes of it, whoever applies it, and however."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kantor import GAMES
from kantor.core.errors import KantorError
from kantor.core.match import Match
from kantor.server.clock import TestClock
from kantor.server.entries import By, Entry
from kantor.server.outline import opened
from kantor.server.refusals import Refusal
from kantor.server.store import Change, StoredTable
from kantor.server.table import Table
from tests.server.serving import WITH_TOY

BOTS = [{"bot": "random", "name": f"Bot {seat}"} for seat in range(3)]
NAMES = {(seat, "ada"): f"Ada {seat}" for seat in range(3)}
MATCHES: type[Match] = type("ServedMatch", (Match,), {"games": WITH_TOY})


def begun(game: str, clock: TestClock, players: int = 3, alone: bool = False) -> list[Entry]:
    setup = WITH_TOY[game].setup(players)
    catalogue = WITH_TOY[game].catalogue(setup).fingerprint
    data = {"game": game, "players": players, "settings": dict(setup.settings), "catalogue": catalogue}
    entries = [Entry(0, "open", "person", clock.now(), None, "ada", data | {"title": "", "public": True})]
    bots = [{}, *BOTS[1:]] if alone else [{}] * players
    entries += [Entry(seat + 1, "join", "person", clock.now(), seat, "ada", bots[seat]) for seat in range(players)]
    return [*entries, *loaded(entries, clock).start("ada").entries]


def loaded(entries: list[Entry], clock: TestClock) -> Table:
    stored = StoredTable("t", tuple(entries), NAMES)
    return Table(stored, WITH_TOY[entries[0].data["game"]], MATCHES, clock)


def any_change(table: Table, dice: random.Random) -> Change:
    """A move or an undo, by chance."""
    match = table.playing
    if table.alone(0) and match.decisions(0) and dice.random() < 0.2:
        change = table.go_back(0, match.undoable(0), dice.choice(match.decisions(0)), "ada")
        assert isinstance(change, Change)
        return change
    people = [seat for seat in range(3) if table.holders[seat].person]
    undoing = [seat for seat in people if table.row.state == "running" and match.undoable(seat)]
    if undoing and dice.random() < 0.3:
        seat = dice.choice(undoing)
        change = table.undo(seat, match.undoable(seat), "ada")
    else:
        seat = dice.choice(match.actors)
        decision = table.decision(seat)
        assert decision is not None
        by: By = "person" if table.holders[seat].person else "bot"
        change = table.play(seat, decision, dice.choice(match.options(seat)), by, "ada")
    assert isinstance(change, Change)
    return change


def state(table: Table) -> dict[str, Any]:
    """Everything that anybody can ask of a table."""
    match = table.playing
    seats = range(table.row.players)
    return {
        "outline": table.outline,
        "entry": table.entry,
        "notes": table.notes,
        "record": match.record(),
        "position": match.position(),
        "due": table.due,
        "decisions": [table.decision(seat) for seat in seats],
        "undoable": [match.undoable(seat) for seat in seats],
        "views": [match.view(seat) for seat in (None, *seats)],
        "logs": [match.log(seat) for seat in (None, *seats)],
    }


@pytest.mark.parametrize("game", ["toy", "merchants", "empire"])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("alone", [False, True], ids=["people", "alone"])
def test_step_by_step_or_at_once_a_log_makes_the_same_table(game: str, seed: int, alone: bool) -> None:
    """The one who plays, another process that follows, and one that loads the log later agree on everything."""
    dice, clock = random.Random(seed), TestClock()
    entries = begun(game, clock, alone=alone)
    own, foreign = loaded(entries, clock), loaded(entries[:-1], clock)
    foreign.apply(entries[-1])
    for _ in range(60):
        if own.row.state == "over":
            break
        clock.turn(dice.randrange(-500, 5000))
        change = any_change(own, dice)
        before = own.playing.position()
        for entry in change.entries:
            own.apply(entry)
            foreign.apply(entry)
        # What is written as due is what the match says, at every entry.
        assert change.due == own.due
        assert tuple(own.due) == own.playing.actors
        assert change.entries[0].kind == "undo" or own.playing.position() != before
        entries += change.entries
        if dice.random() < 0.2:
            assert state(loaded(entries, clock)) == state(own)
    assert state(foreign) == state(own) == state(loaded(entries, clock))
    assert [entry.entry for entry in entries] == list(range(len(entries)))
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)


def test_what_is_only_proposed_changes_nothing() -> None:
    clock, dice = TestClock(), random.Random(1)
    table = loaded(begun("merchants", clock), clock)
    before = state(table)
    any_change(table, dice)
    assert state(table) == before
    with pytest.raises(ValueError, match="can't follow"):
        table.apply(table.next_entry("move", 0, after=1))


def test_the_position_written_with_a_change_is_the_one_after_it() -> None:
    dice, clock = random.Random(3), TestClock()
    table = loaded(begun("toy", clock), clock)
    written = 0
    while table.row.state != "over":
        change = any_change(table, dice)
        for entry in change.entries:
            table.apply(entry)
        if change.position is not None:
            table.stored_at(change.position)
            written += 1
            setup, position = table.game.position_from_json(change.position.position)
            assert table.game.position_to_json(position, setup) == table.playing.position()
            assert change.position.ply == table.playing.ply
    assert written > 3


def test_an_impossible_move_in_the_log_is_told_and_no_change_of_rules() -> None:
    clock = TestClock()
    entries = begun("merchants", clock)
    data = {"move": "sell", "chance": [], "decision": 4}
    entries.append(Entry(len(entries), "move", "person", clock.now(), 0, "ada", data))
    with pytest.raises(Refusal, match="can't be followed"):
        loaded(entries, clock)


def test_an_older_process_refuses_newer_rules() -> None:
    clock = TestClock()
    entries = begun("merchants", clock)
    entries[-1].data["version"] = GAMES["merchants"].version + 1
    with pytest.raises(Refusal, match="newer rules"):
        loaded(entries, clock)
    waiting = loaded(entries[:-1], clock)
    with pytest.raises(KantorError, match="newer rules"):
        waiting.apply(entries[-1])


def test_a_table_follows_from_its_entries_alone() -> None:
    clock = TestClock()
    entries = begun("toy", clock)
    outline = opened("t", entries[0])
    for entry in entries[1:]:
        outline = outline.after(entry, NAMES)
    assert outline == loaded(entries, clock).outline
    assert not any(name in str(entries) for name in NAMES.values())

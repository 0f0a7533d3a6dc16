"""Checks along whole playouts, for a game's own tests: the game says what its moves tell and whom they touch.

The tests of the contract ask the same of every game at greater length. Here a game is tried with few playouts, so that
its own tests notice a rule that breaks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from kantor import Match
from kantor.core.dice import Dice
from kantor.core.events import Event
from kantor.core.observation import blank
from kantor.core.planes import slices, total
from kantor.core.position import CHANCE, NOBODY, Position
from tests.contract.cases import Case
from tests.contract.rules_page import rows
from tests.contract.test_playouts import choices
from tests.contract.walks import Walk, encoded, written


def sampled(walk: Walk, share: float) -> Iterator[Position]:
    """Some positions of a playout, by a choice that leaves its moves as they are."""
    pick = random.Random(1)
    for position in walk.plies():
        if pick.random() < share:
            yield position


def check_refusals(case: Case, seed: int, share: float) -> None:
    """A rule of the page forbids exactly what isn't offered, and every offered move leaves a position that can be."""
    rules = {row.id for row in rows(case.game)}
    moves = range(len(case.game.catalogue(case.setup)))
    for position in sampled(Walk(case, seed), share):
        for seat in position.actors():
            offered = choices(position, seat)
            assert offered
            assert len(set(offered)) == len(offered)
            if seat != CHANCE:
                why = {move: position.why_not(seat, move) for move in moves}
                assert {move for move, rule in why.items() if rule is None} == set(offered)
                assert set(why.values()) - {None} <= rules
            for move in offered[:: 1 + len(offered) // 10]:
                after = position.copy()
                after.play(seat, move)
                assert case.game.invariants(after) == []


def check_copies(case: Case, seed: int, share: float) -> None:
    """A copy is the same, plays on alone, and leaves the original as it was; who acts is the first who has to."""
    walk = Walk(case, seed)
    for position in sampled(walk, share):
        assert position.actor() == (position.actors() or [NOBODY])[0]
        before = written(case, position)
        copy = position.copy()
        assert written(case, copy) == before
        assert (copy.actors(), copy.midway()) == (position.actors(), position.midway())
        if not walk.over:
            actor = position.actors()[0]
            copy.play(actor, choices(position, actor)[0])
            assert written(case, position) == before


def check_knowledge(case: Case, seed: int, share: float) -> None:
    """What a seat can't know is drawn anew; what it sees and may do stays, and all pieces are there."""
    for position in sampled(Walk(case, seed), share):
        before = written(case, position)
        for seat in range(case.setup.players):
            other = position.resample(seat, Dice(seed))
            assert case.game.invariants(other) == []
            assert other.actors() == position.actors()
            assert encoded(case.game.view(other, seat)) == encoded(case.game.view(position, seat))
            assert encoded(case.game.view(other, None)) == encoded(case.game.view(position, None))
        assert written(case, position) == before


def told_by(event: Event) -> dict[str, Any]:
    """An event in plain words, its kind under "event"."""
    found: dict[str, Any] = msgspec.to_builtins(event)
    return found


def check_told(case: Case, seed: int, told: dict[str, str], whole: bool = True) -> set[str]:
    """A move of a kind is told by an event of the given kind, with its seat, in the words of the move.

    Returns the kinds that came up.
    """
    walk = Walk(case, seed, whole=whole)
    heard = set()
    for _ in walk.plies():
        if not walk.history:
            continue
        actor, number = walk.history[-1]
        move = msgspec.to_builtins(walk.moves[number])
        kind = walk.moves[number].kind
        if kind not in told:
            continue
        heard.add(kind)
        events = [event for event in map(told_by, walk.latest) if event["event"] == told[kind]]
        assert any(_tells(event, move, actor) for event in events), (kind, move, actor, walk.latest)
    return heard


def _tells(event: dict[str, Any], move: dict[str, Any], actor: int) -> bool:
    """The event names the move's actor, and what both have a word for is the same in both."""
    if actor != CHANCE and "seat" not in move and event.get("seat", actor) != actor:
        return False
    shared = {name: value for name, value in move.items() if name in event and value is not None}
    return all(event[name] == value for name, value in shared.items())


def check_others_untouched(case: Case, seed: int, touches: Callable[[str], bool]) -> None:
    """A move changes nothing that belongs to another seat, unless its kind may."""
    walk = Walk(case, seed, whole=True)
    before: list[Any] = []
    for position in walk.plies():
        seats = case.game.position_to_json(position, case.setup)["seats"]
        if walk.history and before:
            actor, number = walk.history[-1]
            if actor != CHANCE and not touches(walk.moves[number].kind):
                for seat, (one, other) in enumerate(zip(before, seats, strict=True)):
                    assert seat == actor or one == other, (walk.moves[number], actor, seat)
        before = seats


def check_order(case: Case, seed: int, share: float, whole: bool = True) -> None:
    """`final_order` puts the seats in the order of the result, on the way and at the end."""
    walk = Walk(case, seed, whole=whole)
    pick = random.Random(1)
    for position in walk.plies():
        if walk.over or pick.random() < share:
            check_order_at(position)


def check_order_at(position: Position) -> None:
    """It also ties where the result ties."""
    orders = [position.final_order(seat) for seat in range(position.players)]
    groups = [tuple(seat for seat, one in enumerate(orders) if one == order) for order in sorted(set(orders))]
    assert tuple(reversed(groups)) == position.result().ranking


def redrawn(position: Position, seat: int, count: int, look: Callable[[Position], Any]) -> list[Any]:
    """What shows after drawing anew again and again."""
    dice = Dice(7)
    return [look(position.resample(seat, dice)) for _ in range(count)]


def ends(case: Case, seed: int) -> Walk:
    """A playout to its end."""
    walk = Walk(case, seed, whole=True)
    walk.run()
    assert walk.over
    return walk


def plane(match: Match, seat: int, name: str) -> dict[str, int]:
    """A plane of what a seat observes, by its labels; only what isn't 0."""
    setup, position = match.game.position_from_json(match.position())
    planes = match.game.planes(setup)
    row = blank(total(planes))
    position.observe(seat, row)
    (wanted,) = [plane for plane in planes if plane.name == name]
    values = list(row.cells)[slices(planes)[name]]
    return {label: int(value) for label, value in zip(wanted.cells, values, strict=True) if value}

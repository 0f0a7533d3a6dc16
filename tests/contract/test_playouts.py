"""Contract 1: every option applies, everything else is refused with its rule, and every playout comes to an end."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kantor import KantorError, OutOfTurn
from kantor.core.game import Game
from kantor.core.position import CHANCE, Position, chance_of, options_of
from kantor.core.record import parse
from tests.contract import golden
from tests.contract.cases import CASES, Case, Match, every_case, every_game, part
from tests.contract.rules_page import rows
from tests.contract.walks import Walk, encoded, written

REFUSALS = 3  # moves not offered that are tried at a table, for each position that is


def share(case: Case, playouts: int) -> int:
    """The playouts of one case, when all cases of a game share them."""
    cases = sum(case.game is other.game for other in CASES)
    return -(-playouts // cases)


@every_case
def test_invariants_hold_after_every_move_and_every_playout_ends(case: Case, playouts: int) -> None:
    played: Counter[str] = Counter()
    for seed in range(share(case, playouts)):
        walk = Walk(case, seed, played, whole=seed % 10 == 9)
        for position in walk.plies():
            assert case.game.invariants(position) == []
        assert walk.over or walk.left == 0


@every_game
def test_playouts_play_every_kind_of_move(game: Game[Any]) -> None:
    """Playouts, or the golden records, which reach what chance seldom does."""
    kinds = {move.kind for case in CASES if case.game is game for move in game.catalogue(case.setup).moves}
    played = Counter(move for file in golden.records(game) for move in kinds_of(file))
    for seed in range(20):
        for case in CASES:
            if case.game is game and kinds - played.keys():
                Walk(case, seed, played, whole=True).run()
    assert kinds - played.keys() == set()


def kinds_of(file: Path) -> set[str]:
    return {line.text.split()[0] for line in parse(file.read_text(encoding="utf-8")).lines}


@every_case
def test_every_option_applies(case: Case, playouts: int) -> None:
    for seed in range(max(1, share(case, playouts) // 8)):
        walk = Walk(case, seed)
        for position in walk.some(walk.plies()):
            for actor in position.actors():
                for move in choices(position, actor):
                    after = position.copy()
                    after.play(actor, move)
                    assert case.game.invariants(after) == []
                    assert all(choices(after, other) for other in after.actors())


@every_case
def test_a_rule_forbids_exactly_what_is_not_offered(case: Case, playouts: int) -> None:
    game = case.game
    rules = {row.id for row in rows(game)}
    catalogue = range(len(game.catalogue(case.setup)))
    for seed in range(max(1, share(case, playouts) // 8)):
        walk = Walk(case, seed)
        for position in walk.some(walk.decisions()):
            for seat in position.actors():
                offered = options_of(position, seat)
                assert len(set(offered)) == len(offered)
                why = {move: position.why_not(seat, move) for move in catalogue}
                assert {move for move, rule in why.items() if rule is None} == set(offered)
                assert {rule for rule in why.values() if rule is not None} <= rules


@every_case
def test_a_match_refuses_what_is_not_offered_and_is_as_it_was(case: Case, playouts: int) -> None:
    pick = random.Random(1)
    for seed in range(max(1, share(case, playouts) // 20)):
        for position in Walk(case, seed).decisions():
            if pick.random() < 0.2 * part(case) ** 0.5:
                match = Match.at(case.game, case.game.position_to_json(position, case.setup), seed=1)
                assert_refused(match, position, pick)


def assert_refused(match: Match, position: Position, pick: random.Random) -> None:
    before = whole(match)
    texts = match.catalogue.texts
    for seat in range(match.setup.players):
        offered = match.options(seat)
        others = [text for text in texts if text not in offered]
        for text in pick.sample(others, min(REFUSALS, len(others))):
            with pytest.raises(KantorError) as refusal:
                match.play(seat, text)
            assert isinstance(refusal.value, OutOfTurn) == (seat not in match.actors)
            if seat in match.actors:
                why = position.why_not(seat, match.catalogue.index(text))
                assert refusal.value.rule == why
                for language in ("en", "pl"):
                    assert match.game.texts(language).say(f"rule-{why}") in refusal.value.say(language)
            with pytest.raises(KantorError):
                match.preview(seat, text)
    assert whole(match) == before


def whole(match: Match) -> bytes:
    """All that a match can be asked for."""
    seats = [None, *range(match.setup.players)]
    sights = [(match.view(seat), match.events(seat)) for seat in seats]
    return encoded([match.position(), match.record(), match.ply, match.actors, sights])


def choices(position: Position, actor: int) -> list[int]:
    if actor == CHANCE:
        outcomes = chance_of(position)
        assert all(weight > 0 for _, weight in outcomes)
        return [move for move, _ in outcomes]
    return options_of(position, actor)


@every_case
def test_a_position_that_comes_up_can_be_loaded(case: Case, playouts: int) -> None:
    for seed in range(max(1, share(case, playouts) // 20)):
        for position in Walk(case, seed).plies():
            text = written(case, position)
            setup, loaded = case.game.position_from_json(text)
            assert setup == case.setup
            assert written(case, loaded) == text
            assert loaded.actors() == position.actors()

"""Training: samples that tell what became of a position, files of weights, runs that survive being killed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kantor import GAMES
from kantor.bots import Choice, searcher
from kantor.bots.inputs import input_names, setting_names, setups
from kantor.bots.levels import LEVELS
from kantor.bots.plan import Plan
from kantor.bots.weights import BadWeights, Header, Weights, from_bytes, kept, load, network
from kantor.core.dice import Dice
from kantor.core.options import Options
from kantor.core.planes import labels
from kantor.core.playout import settle_chance

np = pytest.importorskip("numpy")

from kantor.training import gate, run, selfplay, shards  # noqa: E402
from kantor.training.fit import RECIPES, Progress, Recipe, fit  # noqa: E402
from kantor.training.lines import read_lines  # noqa: E402
from kantor.training.selfplay import Samples, Seen, SelfPlay  # noqa: E402
from kantor.training.shards import read, save  # noqa: E402

MERCHANTS, EMPIRE = GAMES["merchants"], GAMES["empire"]
FEW = Recipe(4, 0.1, 3e-3)


def test_inputs_cover_every_set_up() -> None:
    names = set(input_names(EMPIRE, 2))
    found = list(setups(EMPIRE, 2))
    assert len(found) > 30
    for setup in found:
        assert set(labels(EMPIRE.planes(setup))) <= names
        assert set(setting_names(setup)) <= names


def test_the_same_seeds_play_the_same_games(tmp_path: Path) -> None:
    samples = SelfPlay(MERCHANTS, 3, None, 0).play(range(4))
    again = SelfPlay(MERCHANTS, 3, None, 0).play(range(4))
    save(again, tmp_path / "0.npz")
    for one, other in zip(samples.__struct_fields__, read(tmp_path / "0.npz").__struct_fields__, strict=True):
        assert np.array_equal(getattr(samples, one), getattr(again, other))
    assert np.allclose(samples.shares.sum(axis=1), 1)
    assert np.allclose(samples.margins.sum(axis=1), 0, atol=1e-3)


def test_what_the_tree_found_is_learned_beside_who_won() -> None:
    position = MERCHANTS.new(MERCHANTS.setup(2))
    assert Seen(position, [0.9, 0.1]).mixed([0.0, 1.0]) == pytest.approx([0.45, 0.55])
    assert Seen(position, []).mixed([0.0, 1.0]) == [0.0, 1.0]
    whole = SelfPlay(MERCHANTS, 2, None, 0).play(range(3)).shares
    mixed = SelfPlay(MERCHANTS, 2, kept(MERCHANTS, 2), 8).play(range(3)).shares
    assert set(np.unique(whole)) <= {0.0, 0.5, 1.0}
    assert np.allclose(mixed.sum(axis=1), 1)
    assert len(np.unique(mixed)) > 10


def learned() -> Weights:
    samples = SelfPlay(MERCHANTS, 2, None, 0).play(range(30))
    return fit(MERCHANTS, 2, input_names(MERCHANTS, 2), [samples], FEW, 2, {"games": 30})


def test_many_inputs_dont_drown_the_parts_of_standings() -> None:
    """Who wins is said by the parts alone; besides them there are hundreds of inputs that say nothing, one of them
    large and always the same."""
    draw = np.random.default_rng(1)
    rows, inputs, active = 6000, 600, 200
    parts = draw.normal(size=(rows, 2 * len(MERCHANTS.parts) + 1)).astype(np.float32)
    first_wins = (parts[:, 0] > parts[:, len(MERCHANTS.parts)]).astype(np.float32)
    shares = np.stack([first_wins, 1 - first_wins], axis=1)
    columns = [np.concatenate([[0], draw.choice(np.arange(1, inputs), active, replace=False)]) for _ in range(rows)]
    values = np.tile(np.concatenate([[100], np.ones(active)]), rows)
    samples = Samples(
        np.arange(rows + 1) * (active + 1),
        np.concatenate(columns),
        values,
        shares,
        shares - 0.5,
        parts[:, :2],
        np.arange(rows),
        parts,
    )
    told: list[Progress] = []
    fit(
        MERCHANTS,
        2,
        tuple(str(number) for number in range(inputs)),
        [samples],
        replace(FEW, hidden=8),
        12,
        {},
        told.append,
    )
    assert told[-1].loss_held_back < 0.6  # by guessing 0.69


def test_weights_are_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    weights = learned()
    weights.save(tmp_path / "2.weights")
    found = load(tmp_path / "2.weights")
    assert found.header == weights.header
    for one, other in zip(found.first, weights.first, strict=True):
        assert one == pytest.approx(other, rel=1e-3, abs=1e-4)
    network(found, MERCHANTS, MERCHANTS.setup(2))


@pytest.mark.parametrize("data", [b"", b"kantor weights 1\n", b"kantor weights 1\nabc", b"PK"])
def test_a_file_that_isnt_whole_is_refused(data: bytes) -> None:
    with pytest.raises(BadWeights):
        from_bytes(data)


def test_weights_for_something_else_are_refused() -> None:
    weights = learned()
    with pytest.raises(BadWeights, match="merchants with 2 players"):
        network(weights, MERCHANTS, MERCHANTS.setup(3))
    header = Header("merchants", 2, 1, 1, 1.0, ("only this",))
    with pytest.raises(BadWeights, match="other rules"):
        network(Weights(header, (0.0,) * 3, (0.0,), (0.0,) * 2, (0.0,) * 2), MERCHANTS, MERCHANTS.setup(2))


def test_weights_that_are_tried_grow_a_tree_where_turns_are_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans go by the game's own judgement: the gate would measure something else than what was learned."""
    monkeypatch.setattr(searcher, "plan_of", lambda game: Plan(search="beam"))
    setup = MERCHANTS.setup(2)
    dice, at = Dice(1), MERCHANTS.new(setup)
    seat = settle_chance(at, dice, Options())
    level = replace(LEVELS["master"], milliseconds=0.0, simulations=20)
    found = searcher.Searcher(level, learned()).think(Choice(MERCHANTS, setup, at, seat, dice))
    assert (found.judged_by, found.simulations) == ("learned", 20)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_the_weights_of_a_game_fit_all_its_set_ups(game: Any) -> None:
    for players in game.seats:
        weights = kept(game, players)
        if weights is not None:
            assert weights.header.version == game.version
            for setup in setups(game, players):
                network(weights, game, setup)


@pytest.mark.compiled
def test_a_run_goes_on_after_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "EPOCHS", 1)
    monkeypatch.setattr(run, "GAMES_IN_A_SHARD", 5)
    monkeypatch.setattr(shards, "GAMES_IN_A_SHARD", 5)
    monkeypatch.setattr(run, "SIMULATIONS", 2)
    monkeypatch.setattr(gate, "GAMES", 2)
    monkeypatch.setattr(gate, "SIMULATIONS", 2)
    monkeypatch.setattr(run, "kept", lambda game, players: None)
    lines: list[str] = []
    first = run.Run(MERCHANTS, 2, tmp_path, say=lines.append, games=10)
    monkeypatch.setattr(run, "fit", killed)
    with pytest.raises(KeyboardInterrupt):
        first.train(1.0)
    played = sorted(path.name for path in (tmp_path / "g0").iterdir())
    assert len(played) == 2
    times = [path.stat().st_mtime_ns for path in sorted((tmp_path / "g0").iterdir())]
    monkeypatch.setattr(run, "fit", fit)
    second = run.Run(MERCHANTS, 2, tmp_path, say=lines.append, games=10)
    second._generation(float("inf"))
    assert [path.stat().st_mtime_ns for path in sorted((tmp_path / "g0").iterdir())] == times
    assert second.state.generation == 1
    assert any("against random" in line and "against greedy" in line for line in lines)


def killed(*arguments: Any, **named: Any) -> Weights:
    raise KeyboardInterrupt


def test_a_run_begins_with_the_weights_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = learned()
    monkeypatch.setattr(run, "kept", lambda game, players: weights)
    found = run.Run(MERCHANTS, 2, tmp_path)
    assert found.state.generation == 1
    best = found.best()
    assert best is not None
    assert best.header == weights.header


def test_a_run_may_begin_from_nothing(tmp_path: Path) -> None:
    found = run.Run(MERCHANTS, 2, tmp_path, anew=True)
    assert found.state.generation == 0
    assert found.best() is None


def test_the_recipe_is_kept_that_judges_games_held_back_best(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = learned()

    def found(*arguments: Any, **named: Any) -> Weights:
        recipe, tell = arguments[4], arguments[7]
        tell(Progress(1, 1, 0.5, 1.0 - recipe.dropped))
        return replace(small, header=replace(small.header, training={"loss": 1.0 - recipe.dropped}))

    monkeypatch.setattr(run, "GAMES_IN_A_SHARD", 5)
    monkeypatch.setattr(shards, "GAMES_IN_A_SHARD", 5)
    monkeypatch.setattr(gate, "GAMES", 2)
    monkeypatch.setattr(gate, "SIMULATIONS", 2)
    monkeypatch.setattr(run, "fit", found)
    trained = run.Run(MERCHANTS, 2, tmp_path, games=5, anew=True)
    trained._generation(float("inf"))
    least = 1.0 - max(recipe.dropped for recipe in RECIPES)
    assert [done.loss for done in trained.state.done] == [least]
    assert [point.loss_held_back for point in read_lines(tmp_path / run.CURVE, run.Epoch)] == [least]


@pytest.mark.compiled
def test_in_some_games_of_the_tree_one_seat_plays_against_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    trees = SelfPlay.searched

    def noted(self: SelfPlay, at: Any, seat: int, *others: Any) -> Any:
        searched.append(seat)
        return trees(self, at, seat, *others)

    monkeypatch.setattr(SelfPlay, "searched", noted)
    for part, most in ((0.0, 3), (1.0, 1)):
        monkeypatch.setattr(selfplay, "AGAINST_GREEDY", part)
        searched.clear()
        samples = SelfPlay(MERCHANTS, 3, kept(MERCHANTS, 3), 4).play([1])
        assert len(set(searched)) == most
        assert len(samples.shares) > 20

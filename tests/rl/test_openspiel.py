"""OpenSpiel's own tests and searches on every game."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.planes import total
from tests.contract.cases import TOY, Case, every_case, every_count_of_players, every_game, longest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from kantor.rl import openspiel  # noqa: E402

SAMPLER = np.random.RandomState(7).uniform


def load(case: Case, **others: object) -> Any:
    settings = case.setup.settings
    given = {key: "/".join(map(str, v)) if isinstance(v, tuple) else v for key, v in settings.items()}
    return pyspiel.load_game(openspiel.register(case.game), {"players": case.setup.players, **given, **others})


def advance(state: Any, rng: np.random.RandomState, moves: int) -> Any:
    """Play at random until a seat has to decide, after `moves` decisions or more."""
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            moves -= 1
    return state


def halfway(case: Case, seed: int = 1, moves: int = 20, loaded: Any = None) -> Any:
    """A state of the game in which a seat has to decide."""
    while True:
        state = advance((loaded or load(case)).new_initial_state(), np.random.RandomState(seed), moves)
        if not state.is_terminal():
            return state
        moves //= 2


@every_game
def test_openspiels_random_sim_test(game: Game[Any]) -> None:
    case = Case(game, game.setup())
    pyspiel.random_sim_test(load(case, horizon=longest(case)), 1, True, False)


@pytest.mark.compiled
@every_count_of_players
def test_openspiels_random_sim_test_for_all_players(case: Case) -> None:
    pyspiel.random_sim_test(load(case, horizon=longest(case)), 1, True, False)


@every_case
def test_every_set_up_is_a_game_of_openspiel(case: Case) -> None:
    game = load(case)
    assert game.num_players() == case.setup.players
    assert game.max_game_length() == case.game.move_limit(case.setup)
    assert game.num_distinct_actions() == len(case.game.catalogue(case.setup))
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    assert game.observation_tensor_size() == total(case.game.planes(case.setup))
    assert game.new_initial_state().match.setup == case.setup
    again = pyspiel.load_game(str(game))
    assert again.new_initial_state().match.setup == case.setup


@every_game
def test_the_stock_searches_play(game: Game[Any]) -> None:
    case = Case(game, game.setup())
    loaded = load(case, horizon=longest(case))
    rng = np.random.RandomState(3)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    for search in (
        mcts.MCTSBot(loaded, 1.4, 4, rollouts, random_state=rng),
        ismcts.ISMCTSBot(loaded, rollouts, 1.4, 4, random_state=rng),
    ):
        for seed in range(2):
            state = halfway(case, seed, loaded=loaded)
            action = search.step(state)
            assert action in state.legal_actions()


@every_count_of_players
def test_a_state_drawn_anew_is_the_same_to_its_seat_and_has_no_history(case: Case) -> None:
    for seed in range(3):
        state = halfway(case, seed)
        for seat in range(case.setup.players):
            other = state.resample_from_infostate(seat, SAMPLER)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.history() == []
            advance(other, np.random.RandomState(seed), 3)


@every_count_of_players
def test_a_seats_information_holds_all_that_it_was_told(case: Case) -> None:
    """Perfect recall: what a seat knew is the beginning of what it knows, its own moves included."""
    rng = np.random.RandomState(5)
    state = load(case).new_initial_state()
    before = [""] * case.setup.players
    for _ in range(60):
        if state.is_terminal():
            break
        actor = state.current_player()
        text = state.action_to_string(actor, state.legal_actions()[0])
        advance(state, rng, 0) if actor < 0 else state.apply_action(state.legal_actions()[0])
        for seat in range(case.setup.players):
            now = state.information_state_string(seat)
            told = now.rpartition("\n")[0]
            assert told.startswith(before[seat])
            assert (f"> {text}\n" in now.removeprefix(before[seat])) == (actor == seat)
            before[seat] = told


def test_what_is_dealt_to_another_seat_does_not_show() -> None:
    def dealt(card: int) -> Any:
        state = pyspiel.load_game(openspiel.register(TOY)).new_initial_state()
        state.apply_action(state.legal_actions()[card])
        state.apply_action(state.legal_actions()[0])
        return state

    low, high = dealt(0), dealt(2)
    assert low.information_state_string(1) == high.information_state_string(1)
    assert low.information_state_string(0) != high.information_state_string(0)


def test_seats_that_answer_at_once_do_so_in_seat_order_unseen() -> None:
    game = pyspiel.load_game(openspiel.register(TOY), {"players": 3})
    strings = []
    for bid in ("bid 0", "bid 2"):
        state = advance(game.new_initial_state(), np.random.RandomState(1), 0)
        assert state.current_player() == 0
        state.apply_action(state.string_to_action(0, bid))
        assert state.current_player() == 1
        strings.append(state.information_state_string(1))
    assert strings[0] == strings[1]


@pytest.mark.parametrize("horizon", [0, 12])
def test_the_limit_of_moves_ends_a_game_with_nothing_for_anybody(horizon: int) -> None:
    game = pyspiel.load_game(openspiel.register(TOY), {"horizon": horizon})
    assert game.max_game_length() == (horizon or TOY.move_limit(TOY.setup()))
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    decisions = 0
    while not advance(state, rng, 0).is_terminal():
        state.apply_action(state.string_to_action(state.current_player(), "bid 0"))
        decisions += 1
    assert decisions == game.max_game_length()
    assert state.returns() == [0.0, 0.0]


@pytest.mark.parametrize("horizon", [-1, 151])
def test_a_limit_that_cannot_be_is_refused(horizon: int) -> None:
    with pytest.raises(BadSettings, match="cut off"):
        pyspiel.load_game(openspiel.register(TOY), {"horizon": horizon})


@every_count_of_players
def test_the_utilities_of_a_finished_game_add_up_to_nothing(case: Case) -> None:
    state = advance(load(case).new_initial_state(), np.random.RandomState(2), 10**6)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert all(-1 <= value <= 1 for value in state.returns())
    if state.match.over:
        assert state.returns() == [state.match.position.result().utility(at) for at in range(case.setup.players)]


def test_observers_name_the_planes() -> None:
    case = Case(TOY, TOY.setup(2))
    state = halfway(case)
    seat = state.current_player()
    observation = make_observation(load(case))
    observation.set_from(state, seat)
    assert observation.tensor.tolist() == state.observation_tensor(seat)
    assert list(observation.dict) == [plane.name for plane in TOY.planes(case.setup)]
    assert observation.dict["to move"][0] == 1
    spectator = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert '"seat":null' in make_observation(load(case), spectator).string_from(state, seat)


@pytest.mark.parametrize(
    "wanted",
    [
        {"public_info": False, "private_info": pyspiel.PrivateInfoType.SINGLE_PLAYER},
        {"public_info": True, "private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
    ],
)
def test_there_is_no_observer_of_all_secrets(wanted: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="what one seat knows"):
        make_observation(load(Case(TOY, TOY.setup())), pyspiel.IIGObservationType(perfect_recall=False, **wanted))


def test_the_interpreter_ends_in_peace() -> None:
    done = subprocess.run([sys.executable, "-c", "import kantor.rl.openspiel"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")

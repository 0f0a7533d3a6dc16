"""The C kernel that the engine's speed is measured against plays the engine's games."""

import ctypes

import pytest

from bench import kernel

pytestmark = pytest.mark.skipif(kernel.compiler() is None, reason="no C compiler")


@pytest.fixture(scope="module")
def built() -> ctypes.CDLL:
    return kernel.build()


def test_every_ply_of_the_kernels_games_is_the_engines(built: ctypes.CDLL) -> None:
    assert kernel.prove(built, games=60, first=1000) > 10_000


@pytest.mark.long
def test_thousands_of_the_kernels_games_are_the_engines(built: ctypes.CDLL) -> None:
    kernel.prove(built, games=5000)


def test_the_kernel_counts_decisions_and_forced_moves(built: ctypes.CDLL) -> None:
    decisions, forced = kernel.run(built, seed=1, players=4, games=10)
    assert decisions > 1000
    assert forced > 0


def test_a_rule_broken_in_the_kernel_is_found(built: ctypes.CDLL) -> None:
    log = (ctypes.c_int32 * kernel.ROOM)()
    size = built.trace(3, 2, log, kernel.ROOM)
    numbers = list(log[:size])
    assert kernel.replay(iter(numbers), kernel.GAME.new(kernel.GAME.setup(2)), 3) > 50
    numbers[-1] += 1  # a coin too many
    with pytest.raises(AssertionError, match="end"):
        kernel.replay(iter(numbers), kernel.GAME.new(kernel.GAME.setup(2)), 3)
    numbers[2] += 1  # another first outcome of chance
    with pytest.raises(AssertionError, match="ply 0"):
        kernel.replay(iter(numbers), kernel.GAME.new(kernel.GAME.setup(2)), 3)

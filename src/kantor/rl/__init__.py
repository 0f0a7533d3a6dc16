"""Kantor for learners: the same engine behind interfaces that they know. Needs the extra `kantor[rl]`.

`env` makes a PettingZoo AEC environment, `vector` many matches stepped together, `single` a Gymnasium environment of
one seat against bots. The OpenSpiel games are in `kantor.rl.openspiel`, which needs `kantor[openspiel]`.
"""

try:
    from kantor.rl.aec import KantorEnv, env
    from kantor.rl.single import SingleSeat, register, single
    from kantor.rl.vector import VectorEnv, vector
except ModuleNotFoundError as missing:
    raise ImportError(f'{missing}; learners need more than players: pip install "kantor[rl]"') from missing

register()

__all__ = ["KantorEnv", "SingleSeat", "VectorEnv", "env", "single", "vector"]

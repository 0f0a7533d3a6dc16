"""The spaces of Gymnasium that all environments share."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from kantor.rl.episode import Episode

_ANY = np.iinfo(np.int32)


def observation_space(episode: Episode) -> Dict:
    """`observation`: the planes as one row of whole numbers. `action_mask`: 1 for each legal move of the catalogue."""
    return Dict(
        {
            "observation": Box(_ANY.min, _ANY.max, (episode.cells,), np.int32),
            "action_mask": Box(0, 1, (len(episode.catalogue),), np.int8),
        }
    )


def action_space(episode: Episode) -> Discrete:
    """A move's number in the catalogue."""
    return Discrete(len(episode.catalogue))

"""Counts of tiles by id, as texts and sights have them, to and from the flat counts of the state."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.amber.data import TILE_IDS


def tiles(cells: vec[i64], seat: int = 0) -> dict[str, int]:
    """What there is; kinds of which there is none are left out."""
    start = seat * len(TILE_IDS)
    counts = ((tile, int(cells[start + kind])) for kind, tile in enumerate(TILE_IDS))
    return {tile: count for tile, count in counts if count}


def tile_cells(*counts: Mapping[str, int]) -> list[int]:
    return [count.get(tile, 0) for count in counts for tile in TILE_IDS]

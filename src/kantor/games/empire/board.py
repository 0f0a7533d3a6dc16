"""The map of a match: regions with their neighbours by land and over sea, the continents, the start, the triangles.

A step is a region with one of its neighbours. The steps out of a region stand together, so that the steps an army can
take are a range: `first_step[region]` to `first_step[region + 1]`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from kantor.core.cells import row_of


class Board:
    """One side of the game board. Regions, continents and steps are numbers, in the order of the data file."""

    def __init__(
        self,
        key: str,
        ids: list[str],
        continent_ids: list[str],
        start: i64,
        continent_of: list[int],
        triangles: list[int],
        first_step: list[int],
        step_from: list[int],
        step_to: list[int],
        step_at_sea: list[int],
    ) -> None:
        self.key: str = key
        self.ids: list[str] = ids
        self.continent_ids: list[str] = continent_ids
        self.regions: i64 = len(ids)
        self.start: i64 = start
        self.continents: i64 = len(continent_ids)
        self.continent_of: vec[i64] = row_of(continent_of)
        self.triangles: vec[i64] = row_of(triangles)
        self.first_step: vec[i64] = row_of(first_step)
        self.step_from: vec[i64] = row_of(step_from)
        self.step_to: vec[i64] = row_of(step_to)
        self.step_at_sea: vec[i64] = row_of(step_at_sea)

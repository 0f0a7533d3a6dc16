"""The outcome of a match: what every seat scored, and from where."""

from collections.abc import Sequence

from msgspec import Struct


class Result(Struct, frozen=True):
    """Scores by source for every seat, and the seats in order. Shared places stand together."""

    scores: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    finished: bool = True

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]

    def place(self, seat: int) -> int:
        """1 for the best; seats that share a place have the same number, and the next place is skipped."""
        better = 0
        for group in self.ranking:
            if seat in group:
                return better + 1
            better += len(group)
        raise ValueError(f"no seat {seat} in this result")

    def utility(self, seat: int) -> float:
        """The part of the other seats that were beaten less the part that was better: 1 alone first, -1 alone last.

        All utilities add up to 0. A match that didn't come to its end is worth 0 to everybody.
        """
        if not self.finished:
            return 0.0
        mine = self.place(seat)
        others = [self.place(other) for other in range(len(self.totals)) if other != seat]
        return sum((place > mine) - (place < mine) for place in others) / len(others)


def rank(scores: Sequence[dict[str, int]], ties: Sequence[tuple[int, ...]] = (), finished: bool = True) -> Result:
    """Order the seats by total, then by `ties` (a tuple for each seat, larger is better); the rest is shared."""
    totals = tuple(sum(score.values()) for score in scores)
    keys = [(total, tuple(ties[seat]) if ties else ()) for seat, total in enumerate(totals)]
    ranking = tuple(
        tuple(seat for seat, own in enumerate(keys) if own == key) for key in sorted(set(keys), reverse=True)
    )
    return Result(tuple(dict(score) for score in scores), totals, ranking, finished)

"""A loop of plain Python that never changes: the yardstick of this machine at this moment."""

from time import process_time


def turns(count: int) -> int:
    """Some list, dictionary and integer work, like rules do."""
    cells = [0] * 36
    seen: dict[int, int] = {}
    total = 0
    for turn in range(count):
        place = (turn * 7 + total) % 36
        cells[place] += 1
        seen[place] = seen.get(place, 0) + cells[place]
        total += seen[place] % 5
    return total


def rate(seconds: float) -> float:
    """Turns a second."""
    done = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        turns(1000)
        done += 1000
    return done / spent

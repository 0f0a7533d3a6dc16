"""The search of the greedy bot: what each option leads to by the end of the seat's own compound action."""

from typing import Final

from mypy_extensions import i64

from kantor.core.options import Options
from kantor.core.position import Position

WORST: Final = -1.0e18
LONGEST: Final = 32  # steps of one compound action
BEGINNINGS: Final = 16  # of the options that begin a compound action, those that are followed


def option_values(at: Position, seat: i64, options: list[int], width: i64, by_judgement: bool = False) -> list[float]:
    """The best that each option leads to, by the plain evaluation or by the judgement of searches. Of very many that
    only begin something, the least promising are left out."""
    values: list[float] = []
    begun: list[tuple[float, int, Position]] = []
    for index, move in enumerate(options):
        after = at.branch()
        after.play(seat, move)
        value = after.judge(seat) if by_judgement else after.evaluate(seat)
        if goes_on(after, seat):
            begun.append((value, index, after))
            value = WORST
        values.append(value)
    if len(begun) > BEGINNINGS:
        begun.sort(key=_first_of_three, reverse=True)
    for _, index, after in begun[:BEGINNINGS]:
        values[index] = best_end(after, seat, width, by_judgement)
    return values


def best_end(start: Position, seat: i64, width: i64, by_judgement: bool = False) -> float:
    """The best value in reach when `seat` goes on to the end of its action, following the best beginnings (a beam)."""
    best = WORST
    beam = [start]
    out = Options()
    for _ in range(LONGEST):
        begun: list[tuple[float, Position]] = []
        for at in beam:
            out.clear()
            at.options(seat, out)
            for index in range(out.count):
                after = at.branch()
                after.play(seat, out.moves[index])
                value = after.judge(seat) if by_judgement else after.evaluate(seat)
                if goes_on(after, seat):
                    begun.append((value, after))
                else:
                    best = max(best, value)
        if not begun:
            return best
        begun.sort(key=_by_value, reverse=True)
        beam = [entry[1] for entry in begun[:width]]
    return max(best, begun[0][0])


def goes_on(at: Position, seat: i64) -> bool:
    """True while the seat is inside its own action."""
    return at.actor() == seat and at.midway()


def _first_of_three(entry: tuple[float, int, Position]) -> float:
    return entry[0]


def _by_value(entry: tuple[float, Position]) -> float:
    return entry[0]

"""What a bot would advise: a few moves with their win chances, and what each of them brings by the game's own parts."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from kantor.bots.bot import Bot, Choice
from kantor.bots.clock import Clock
from kantor.bots.reasons import Reason, reasons
from kantor.bots.thoughts import OptionThoughts
from kantor.core.position import Position, options_of

MOST = 3
MOST_REASONS = 3
WORTH_A_WORD = 0.3  # points
TEMPO = "turn"  # that it is another's turn then comes with nearly every move


class Hint(Struct, frozen=True):
    """A move by its number, the seat's win chance after it (None where the bot knows none), how far that is below the
    best one's, and what the move brings: the parts that differ from before, once the action it belongs to is over."""

    move: int
    chance: float | None
    behind: float
    brings: tuple[Reason, ...]


def hints(bot: Bot, choice: Choice, clock: Clock | None = None) -> tuple[Hint, ...]:
    """Up to three moves, the best first. It sees what `choice` sees, and that is what the seat may know."""
    thoughts = bot.think(choice, clock)
    seat = choice.seat
    known = {option.move: option for option in thoughts.options}
    chosen = known.pop(thoughts.move, None)
    others = sorted(known.values(), key=lambda option: -option.chances[seat])
    if chosen is None:
        return _telling_apart([Hint(thoughts.move, None, 0.0, _brings(choice, thoughts.move, ()))])
    best = chosen.chances[seat]
    return _telling_apart([_hint(choice, option, best) for option in (chosen, *others[: MOST - 1])])


def _telling_apart(found: list[Hint]) -> tuple[Hint, ...]:
    """What all of them bring alike is no reason for one of them, unless there is no other."""
    common = set.intersection(*(set(hint.brings) for hint in found)) if len(found) > 1 else set()
    return tuple(
        replace(hint, brings=(tuple(one for one in hint.brings if one not in common) or hint.brings)[:MOST_REASONS])
        for hint in found
    )


def _hint(choice: Choice, option: OptionThoughts, best: float) -> Hint:
    chance = option.chances[choice.seat]
    brings = _brings(choice, option.move, option.line)
    return Hint(option.move, round(chance, 3), round(max(0.0, best - chance), 3), brings)


def _brings(choice: Choice, move: int, line: tuple[int, ...]) -> tuple[Reason, ...]:
    """What is different after the move, and after those that the bot would make to finish the action."""
    after = choice.position.copy()
    after.play(choice.seat, move)
    for following in line[1:]:
        if not _goes_on(after, choice.seat, following):
            break
        after.play(choice.seat, following)
    found = reasons(choice.game, after, choice.position, choice.seat)
    return tuple(reason for reason in found if reason.part != TEMPO and abs(reason.points) >= WORTH_A_WORD)


def _goes_on(position: Position, seat: int, move: int) -> bool:
    """The seat is inside an action, and the move is a way to go on with it."""
    return position.midway() and seat in position.actors() and move in options_of(position, seat)

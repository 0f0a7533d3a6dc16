"""Hashes of golden records: one file a game, a section a record, a line a turn.

    = full-hand-won-2p
    0-3 <hash> <hash of the views> <digests of ply 0> <of ply 1> ...
    scores 4 7

The first hash is of everything but the views: position, options, and events as the table and every seat hears them. The
digests, three signs each for position, options, events and (after a point) views, tell which ply of a turn went another
way. A turn is what one seat does, with what chance does after it; ply 0 is the start.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final, NamedTuple

import msgspec

from kantor.core.events import Event
from kantor.core.game import Game
from kantor.core.position import CHANCE, Position, options_of
from kantor.core.record import Line, parse
from kantor.core.sink import Sink
from tests.contract.walks import encoded

ASPECTS: Final = ("position", "options", "events", "views")
SHORT: Final = 3  # signs of a digest
LONG: Final = 16  # of a hash


class Ply(NamedTuple):
    """What a ply came to: its line in the record and a digest for each aspect, of the views only if looked at."""

    number: int
    line: str
    digests: tuple[str, ...]


class Turn(NamedTuple):
    """A line of the file. `views` is empty where they weren't looked at."""

    hash: str
    views: str
    plies: tuple[Ply, ...]

    def __str__(self) -> str:
        digests = (f"{''.join(ply.digests[:3])}.{ply.digests[3]}" for ply in self.plies)
        return " ".join([f"{self.plies[0].number}-{self.plies[-1].number}", self.hash, self.views, *digests])


class Hashes(NamedTuple):
    """One record: its turns, and the scores at its end."""

    turns: tuple[Turn, ...]
    scores: str

    def __str__(self) -> str:
        return "".join(f"{turn}\n" for turn in self.turns) + f"scores {self.scores}\n"


class Replay:
    """A record played ply by ply."""

    def __init__(self, game: Game[Any], record: str) -> None:
        parsed = parse(record)
        self.game = game
        self.setup = game.setup(parsed.players, parsed.settings)
        self.lines = parsed.lines
        self.position: Position = game.new(self.setup)
        self.events: list[Event] = []  # of the last move

    def play(self, line: Line) -> None:
        sink = Sink()
        self.position.play(line.actor, self.game.catalogue(self.setup).index(line.text), sink)
        self.events = sink.events

    def turns(self) -> list[list[tuple[int, Line | None]]]:
        """The plies by number, the start first, cut where another seat begins to move."""
        found: list[list[tuple[int, Line | None]]] = [[(0, None)]]
        mover = CHANCE
        for number, line in enumerate(self.lines, 1):
            if line.actor not in (CHANCE, mover):
                mover = line.actor
                found.append([])
            found[-1].append((number, line))
        return found

    def aspects(self, with_views: bool) -> list[bytes]:
        """What the table is like now, in the order of ASPECTS."""
        game, position, events = self.game, self.position, self.events
        seats = (None, *range(self.setup.players))
        options = [(seat, options_of(position, seat)) for seat in position.actors() if seat != CHANCE]
        heard = [events, *([event.seen_by(seat) for event in events] for seat in seats)]
        found = [encoded(game.write(position, self.setup)), encoded(options), encoded(heard)]
        if with_views:
            found.append(encoded([game.view(position, seat) for seat in seats]))
        return found


def hashes(game: Game[Any], record: str, views_every: int = 1) -> Hashes:
    """Replay a record; all seats' views are looked at in the first, the last and every n-th turn.

    Which ones depends on the record, so that the records together look at turns of all numbers.
    """
    replay = Replay(game, record)
    turns = replay.turns()
    looked_at = {0, len(turns) - 1, *range(len(record) % views_every, len(turns), views_every)}
    found = tuple(_turn(replay, plies, index in looked_at) for index, plies in enumerate(turns))
    return Hashes(found, " ".join(map(str, replay.position.result().totals)))


def _turn(replay: Replay, plies: list[tuple[int, Line | None]], with_views: bool) -> Turn:
    total, views = hashlib.sha256(), hashlib.sha256()
    found = []
    for number, line in plies:
        if line is not None:
            replay.play(line)
        parts = replay.aspects(with_views)
        for part in parts[:3]:
            total.update(part)
        for part in parts[3:]:
            views.update(part)
        digests = [hashlib.sha256(part).hexdigest()[:SHORT] for part in parts]
        found.append(Ply(number, str(line or "start"), (*digests, *[""] * (len(ASPECTS) - len(digests)))))
    return Turn(total.hexdigest()[:LONG], views.hexdigest()[:LONG] if with_views else "", tuple(found))


def tell(game: Game[Any], record: str, ply: int) -> dict[str, Any]:
    """One ply in full, to be compared by eye."""
    replay = Replay(game, record)
    for line in replay.lines[:ply]:
        replay.play(line)
    parts = zip(ASPECTS, replay.aspects(with_views=True), strict=True)
    found: dict[str, Any] = {aspect: msgspec.json.decode(part) for aspect, part in parts}
    texts = game.catalogue(replay.setup).texts
    found["options"] = {f"seat {seat}": [texts[move] for move in moves] for seat, moves in found["options"]}
    return found


def written(found: dict[str, Hashes]) -> str:
    """The file of hashes."""
    return "".join(f"= {stem}\n{content}" for stem, content in sorted(found.items()))


def read(text: str) -> dict[str, Hashes]:
    """The file of hashes; it doesn't repeat the lines of the records."""
    found: dict[str, Hashes] = {}
    turns: list[Turn] = []
    stem = ""
    for line in text.splitlines():
        head, *rest = line.split(" ")
        if head == "=":
            (stem,), turns = rest, []
        elif head == "scores":
            found[stem] = Hashes(tuple(turns), " ".join(rest))
        else:
            turns.append(_read_turn(int(head.split("-")[0]), *rest))
    return found


def _read_turn(first: int, total: str, views: str, *digests: str) -> Turn:
    plies = []
    for number, content in enumerate(digests, first):
        cut = (content[at : at + SHORT] for at in (0, SHORT, 2 * SHORT))
        plies.append(Ply(number, "", (*cut, content.partition(".")[2])))
    return Turn(total, views, tuple(plies))


class Change(NamedTuple):
    """A ply that isn't what it was: the aspects that differ, and their digests then and now."""

    number: int
    line: str
    aspects: tuple[str, ...]
    then: str
    now: str


def changes(then: Hashes, now: Hashes) -> list[Change]:
    """What differs, ply by ply. Views that weren't looked at now don't count."""
    before = {ply.number: ply for turn in then.turns for ply in turn.plies}
    found: list[Change] = []
    for turn, old in zip_longest(now.turns, then.turns):
        if turn is None:
            found.append(Change(old.plies[0].number, "", ("no such turn any more",), old.hash, "none"))
        elif old is None or _differs(turn, old):
            # The digests are short: should none of them differ, the turn does all the same.
            whole = Change(turn.plies[0].number, turn.plies[0].line, ("turn",), _hash(old), _hash(turn))
            found += list(_changed_plies(turn, before)) or [whole]
    if then.scores != now.scores:
        found.append(Change(now.turns[-1].plies[-1].number, "the end", ("scores",), then.scores, now.scores))
    return found


def _differs(now: Turn, then: Turn) -> bool:
    return now.hash != then.hash or now.views not in ("", then.views) or len(now.plies) != len(then.plies)


def _changed_plies(turn: Turn, before: dict[int, Ply]) -> Iterator[Change]:
    for ply in turn.plies:
        old = before[ply.number].digests if ply.number in before else ("none",) * len(ASPECTS)
        pairs = zip(ASPECTS, old, ply.digests, strict=True)
        differ = [(aspect, was, is_now) for aspect, was, is_now in pairs if is_now and was != is_now]
        if differ:
            aspects, was, is_now = zip(*differ, strict=True)
            yield Change(ply.number, ply.line, aspects, " ".join(was), " ".join(is_now))


def _hash(turn: Turn | None) -> str:
    return "none" if turn is None else f"{turn.hash} {turn.views}"

"""Finished matches as they were: what every seat saw and what happened, move by move, so that neither a replay nor a
score sheet depends on today's rules. An archive names nobody: who sat where is in the log, by ids."""

from __future__ import annotations

import zlib
from copy import deepcopy
from typing import Any

import msgspec
from msgspec import Struct, field

from kantor.core.catalogue import Catalogue
from kantor.core.json_data import json_data
from kantor.core.match import Match
from kantor.core.position import CHANCE
from kantor.core.replay import turns
from kantor.server.patch import apply, patch
from kantor.server.refusals import Refusal
from kantor.server.wire import CatalogueInfo, FrameInfo

FORMAT = 1
LogLine = tuple[int, dict[str, Any]]  # an event, and the ply at which its decision arose


class SeatHistory(Struct, frozen=True):
    """What one seat saw: the first view, and for each move how the view changed and what happened."""

    view: dict[str, Any]
    patches: tuple[list[list[Any]], ...]
    events: tuple[list[LogLine], ...]


class Archive(Struct, frozen=True):
    """`histories` are those of the seats, in order, and a spectator's as the last."""

    format: int
    version: int  # of the rules
    catalogue: CatalogueInfo
    actors: tuple[int | None, ...]
    turns: tuple[int, ...]
    last_decisions: tuple[int | None, ...]  # of each seat: the ply at which its last decision arose
    histories: tuple[SeatHistory, ...] = field(name="stories")  # as older archives have it


def archived(match: Match) -> bytes:
    """A finished match, packed. It is played again once, so this takes a while."""
    seats: list[int | None] = [*range(match.setup.players), None]
    at = match.until(0)
    views = [json_data(at.view(seat)) for seat in seats]
    first = deepcopy(views)
    patches: list[list[Any]] = [[] for _ in seats]
    events: list[list[Any]] = [[] for _ in seats]
    for line in match.lines():
        before = at.happened
        at.follow(line)
        for index, seat in enumerate(seats):
            view = json_data(at.view(seat))
            patches[index].append(patch(views[index], view))
            views[index] = view
            events[index].append([(ply, json_data(event)) for ply, event in at.log(seat, before)])
    found = Archive(
        format=FORMAT,
        version=match.game.version,
        catalogue=catalogue_info(match.game.key, match.catalogue),
        actors=tuple(None if line.actor == CHANCE else line.actor for line in match.lines()),
        turns=tuple(turns(match)),
        last_decisions=tuple(match.last_decision(seat) for seat in range(match.setup.players)),
        histories=tuple(
            SeatHistory(view, tuple(changes), tuple(happened))
            for view, changes, happened in zip(first, patches, events, strict=True)
        ),
    )
    return zlib.compress(msgspec.json.encode(found), 9)


def catalogue_info(game: str, moves: Catalogue) -> CatalogueInfo:
    return CatalogueInfo(
        game=game,
        fingerprint=moves.fingerprint,
        texts=tuple(moves.texts),
        kinds=tuple(move.kind for move in moves.moves),
        moves=tuple(json_data(move) for move in moves.moves),
    )


class ArchivedMatch:
    """A finished match that is only looked at, by its archive alone."""

    def __init__(self, packed: bytes) -> None:
        self.packed = packed
        self._archive = unpacked(packed)
        self._last: dict[int | None, dict[str, Any]] = {}

    @property
    def ply(self) -> int:
        return len(self._archive.actors)

    @property
    def turns(self) -> tuple[int, ...]:
        return self._archive.turns

    @property
    def catalogue(self) -> CatalogueInfo:
        return self._archive.catalogue

    @property
    def result(self) -> Any:
        return self.view(None)["result"]

    @property
    def happened(self) -> int:
        """The number of events that the one who saw most has seen; it never grows."""
        return max(sum(map(len, history.events)) for history in self._archive.histories)

    def last_decision(self, seat: int) -> int | None:
        return self._archive.last_decisions[seat]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat saw in the end."""
        if seat not in self._last:
            self._last[seat] = list(self.frames(seat, self.ply, self.ply))[-1].view
        return self._last[seat]

    def log(self, seat: int | None = None, since: int = 0) -> list[LogLine]:
        """All that a seat has seen, or nothing when that is known already."""
        return [] if since else [line for lines in self._history(seat).events for line in lines]

    def frames(self, seat: int | None, first: int, last: int) -> tuple[FrameInfo, ...]:
        """What a seat saw from ply `first` to `last`."""
        history = self._history(seat)
        view = deepcopy(history.view)
        found = []
        for ply in range(min(last, self.ply) + 1):
            if ply:
                # What a patch puts in belongs to the archive and must not be changed by the next patch.
                view = apply(view, deepcopy(history.patches[ply - 1]))
            if ply >= first:
                events = tuple(event for _, event in history.events[ply - 1]) if ply else ()
                found.append(FrameInfo(ply, self._archive.actors[ply - 1] if ply else None, events, deepcopy(view)))
        return tuple(found)

    def _history(self, seat: int | None) -> SeatHistory:
        return self._archive.histories[-1 if seat is None else seat]


def unpacked(packed: bytes) -> Archive:
    found = msgspec.json.decode(zlib.decompress(packed), type=Archive)
    if found.format != FORMAT:
        raise Refusal("archive-newer", 503)
    return found

"""Where a match starts: at a set-up, at a position, or where a record says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kantor.core.catalogue import shortened
from kantor.core.checks import check_names
from kantor.core.errors import BadPosition, BadRecord, BadSettings
from kantor.core.game import Game
from kantor.core.position import Position
from kantor.core.record import Record
from kantor.core.setup import Setup

Games = Mapping[str, Game[Any]]


class Start(NamedTuple):
    """`position_json` is there when the match doesn't start at its set-up; its record carries it."""

    game: Game[Any]
    setup: Setup
    position: Position
    names: tuple[str, ...]
    position_json: dict[str, Any] | None = None


def find_game(games: Games, game: object) -> Game[Any]:
    """A game by its key, or the game itself."""
    if isinstance(game, Game):
        return game
    found = games.get(game) if isinstance(game, str) else None
    if found is None:
        raise BadSettings("no-such-game", game=shortened(game), known=", ".join(games) or "-")
    return found


def start_at_setup(
    game: Game[Any], players: int | None, settings: Mapping[str, object] | None, names: Sequence[str]
) -> Start:
    setup = game.setup(players, settings)
    position = game.new(setup)
    check_names(names, setup.players)
    return Start(game, setup, position, tuple(names))


def start_at_position(game: Game[Any], position: object, names: Sequence[str]) -> Start:
    setup, found = game.position_from_json(position)
    check_names(names, setup.players)
    return Start(game, setup, found, tuple(names), game.position_to_json(found, setup))


def start_of_record(record: Record, games: Games) -> Start:
    """The start that a record's header describes; BadRecord when the game of today can't follow its moves."""
    try:
        game = find_game(games, record.game)
    except BadSettings as error:
        raise BadRecord("record-setup", why=str(error)) from error
    if not (game.oldest_version or game.version) <= record.version <= game.version:
        raise BadRecord("record-version", game=game.key, recorded=record.version, now=game.version)
    try:
        setup = game.setup(record.players, record.settings)
        if record.start is None:
            start = start_at_setup(game, record.players, record.settings, record.names)
        else:
            start = start_at_position(game, record.start, record.names)
    except (BadSettings, BadPosition) as error:
        raise BadRecord("record-setup", why=str(error)) from error
    if start.setup != setup:
        raise BadRecord("record-start-differs")
    fingerprint = game.catalogue(setup).fingerprint
    if record.catalogue != fingerprint:
        raise BadRecord("record-catalogue", recorded=shortened(record.catalogue), now=fingerprint)
    return start

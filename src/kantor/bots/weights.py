"""Files of learned judgement, `learned/<players>.weights` in a game's folder: a header in JSON, numbers of 16 bits."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from kantor.bots.inputs import setting_names
from kantor.bots.network import Network
from kantor.core.errors import KantorError
from kantor.core.game import Game
from kantor.core.planes import labels
from kantor.core.setup import Setup

FORMAT = b"kantor weights 1\n"
MOST = 65000.0  # what 16 bits hold


class BadWeights(KantorError):
    """The file can't be used; the sentence says why."""


class Header(Struct, frozen=True):
    """What the numbers are. `training` tells how they were found: games, generations, loss, strength."""

    game: str
    players: int
    version: int  # of the game's rules
    hidden: int
    scale: float  # points of the evaluation that count as one
    inputs: tuple[str, ...]
    training: dict[str, Any] = {}
    planes: bool = True  # whether it looks at the observation, besides the settings
    parts: tuple[str, ...] = ()  # of standings that it looks at; without them it looks at evaluations

    @property
    def rows(self) -> int:
        """Of the first layer."""
        return len(self.inputs) + (self.players * len(self.parts) + 1 if self.parts else self.players)


class Weights(Struct, frozen=True):
    """`first` has a row of `hidden` numbers for each input, then one for each part of each seat's standing and one for
    the time left (or one for the evaluation of each seat); `second` a row for each seat, from the one that is asked."""

    header: Header
    first: tuple[float, ...]
    bias: tuple[float, ...]
    second: tuple[float, ...]
    last: tuple[float, ...]

    def to_bytes(self) -> bytes:
        numbers = (*self.first, *self.bias, *self.second, *self.last)
        packed = struct.pack(f"<{len(numbers)}e", *(max(-MOST, min(MOST, number)) for number in numbers))
        return FORMAT + zlib.compress(msgspec.json.encode(self.header) + b"\n" + packed, 9)

    def save(self, path: Path) -> None:
        """All or nothing: a file that is read while it is written would be half of one."""
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".part")
        half.write_bytes(self.to_bytes())
        half.replace(path)


def from_bytes(data: bytes) -> Weights:
    if not data.startswith(FORMAT):
        raise BadWeights("weights-format")
    try:
        text, _, packed = zlib.decompress(data[len(FORMAT) :]).partition(b"\n")
        header = msgspec.json.decode(text, type=Header)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise BadWeights("weights-damaged", why=str(error)) from error
    hidden, players = header.hidden, header.players
    sizes = (header.rows * hidden, hidden, players * hidden, players)
    if len(packed) != 2 * sum(sizes):
        raise BadWeights("weights-damaged", why=f"{len(packed)} bytes of numbers")
    numbers = struct.unpack(f"<{sum(sizes)}e", packed)
    parts: list[tuple[float, ...]] = []
    start = 0
    for size in sizes:
        parts.append(numbers[start : start + size])
        start += size
    return Weights(header, *parts)


def load(path: Path) -> Weights:
    return from_bytes(path.read_bytes())


def path_of(game: Game[Any], players: int) -> Path:
    return game.folder / "learned" / f"{players}.weights"


@cache
def kept(game: Game[Any], players: int) -> Weights | None:
    """The weights that came with a game; None where there are none."""
    path = path_of(game, players)
    return load(path) if path.exists() else None


def network(weights: Weights, game: Game[Any], setup: Setup) -> Network:
    """The judgement of a match. Raises BadWeights when it was learned for something else."""
    header = weights.header
    if (header.game, header.players) != (game.key, setup.players):
        raise BadWeights("weights-other", game=header.game, players=header.players)
    hidden = header.hidden
    place = {name: number for number, name in enumerate(header.inputs)}
    names = labels(game.planes(setup)) if header.planes else ()
    unknown = [name for name in names if name not in place] or [name for name in header.parts if name not in game.parts]
    if unknown:
        raise BadWeights("weights-unknown", name=unknown[0])
    first: list[float] = []
    for name in names:
        first += row(weights.first, place[name], hidden)
    first += weights.first[len(place) * hidden :]
    bias = list(weights.bias)
    for name in setting_names(setup):
        if name in place:
            bias = [one + other for one, other in zip(bias, row(weights.first, place[name], hidden), strict=True)]
    return Network(
        len(names),
        hidden,
        setup.players,
        first,
        bias,
        list(weights.second),
        list(weights.last),
        header.scale,
        len(header.parts),
    )


def row(numbers: Sequence[float], index: int, width: int) -> Sequence[float]:
    return numbers[index * width : (index + 1) * width]

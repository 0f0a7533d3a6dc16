"""Files that grow by a line for everything that was played, and go on where a kill cut them off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

Kind = TypeVar("Kind")


def read_lines(path: Path, kind: type[Kind]) -> Iterator[Kind]:
    """The lines of a file; one that was cut off by a kill is left out."""
    if not path.exists():
        return
    for line in path.read_bytes().split(b"\n"):
        try:
            yield msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError:
            continue


def append_lines(path: Path, *found: Struct) -> None:
    """Begins with a line break: what a kill left of a line must not spoil the next one."""
    with path.open("ab") as out:
        out.write(b"".join(b"\n" + msgspec.json.encode(each) for each in found))

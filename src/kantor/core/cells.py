"""Flat rows of numbers, made from plain lists here only.

A vec that interpreted code makes and hands to compiled code is never freed (mypyc 2.4). So data files, new positions
and positions from JSON come as lists of numbers, and compiled code turns them into vecs.
"""

from librt.vecs import vec
from mypy_extensions import i64


def row_of(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def changed(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The row with another number at one place, for rows that positions share: nobody writes into those."""
    other = row[:]
    other[place] = number
    return other


class Given:
    """What a new state is told of its fields: rows and numbers by name, and the pending decisions.

    A state's constructor asks for every field with its length and what it begins with; `names` notes them in order.
    """

    def __init__(
        self, fields: dict[str, list[int]] | None = None, agenda: list[tuple[int, int, int, int]] | None = None
    ) -> None:
        self.fields: dict[str, list[int]] = {} if fields is None else fields
        self.agenda: list[tuple[int, int, int, int]] = [] if agenda is None else agenda
        self.names: list[str] = []

    def row(self, name: str, size: i64, start: i64 = 0) -> vec[i64]:
        """A field of `size` numbers: those given, or all alike."""
        self.names.append(name)
        found = self.fields.get(name)
        if found is None:
            return vec[i64]([start] * size)
        if len(found) != size:
            raise ValueError(f"field {name} has {len(found)} numbers instead of {int(size)}")
        return vec[i64](found)

    def number(self, name: str, start: i64 = 0) -> i64:
        """A field of one number."""
        self.names.append(name)
        found = self.fields.get(name)
        return start if found is None else found[0]

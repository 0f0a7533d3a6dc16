"""The names of squares and edges: A1 is the top left square, columns are letters."""

from typing import Annotated, Final

from msgspec import Meta

from kantor.games.amber.board import SIDE, SQUARES

COLUMNS: Final = "ABCDEFGHIJK"
SQUARE_IDS: Final = tuple(f"{COLUMNS[at % SIDE]}{at // SIDE + 1}" for at in range(SQUARES))
SQUARE_NUMBERS: Final = {name: at for at, name in enumerate(SQUARE_IDS)}
EDGE_IDS: Final = "NESW"

Square = Annotated[str, Meta(pattern="^[A-K]([1-9]|1[01])$")]


def beside(square: int, edge: int) -> int:
    """The square beyond an edge, -1 over the border."""
    row, column = divmod(square, SIDE)
    row += (-1, 0, 1, 0)[edge]
    column += (0, 1, 0, -1)[edge]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1

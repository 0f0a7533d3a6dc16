"""The numbers of the moves in the catalogue, from what a move says, and back.

First comes the laying of every form on every square; what only the advanced variant has stands at the end.
"""

from typing import final

from mypy_extensions import i64

from kantor.games.amber.board import SQUARES, Tiles


@final
class Moves:
    def __init__(self, tiles: Tiles, players: i64) -> None:
        self._swamp: i64 = tiles.swamp_form * SQUARES
        self._shovel: i64 = self._swamp + SQUARES
        self._swap: i64 = self._shovel + SQUARES
        self.keep: i64 = self._swap + len(tiles.swaps) * SQUARES
        self.give_up: i64 = self.keep + 1
        self._discard: i64 = self.give_up + 1
        self._castle: i64 = self._discard + tiles.kinds
        self._tile: i64 = self._castle + players
        self._first: i64 = self._tile + tiles.kinds
        self.go_on: i64 = self._first + players
        self.over: i64 = self.go_on + 1
        self._special: i64 = self.over + 1
        self._take: i64 = self._special + SQUARES
        self.draw: i64 = self._take + tiles.kinds

    def lay(self, form: i64, square: i64) -> i64:
        return form * SQUARES + square

    def is_lay(self, move: i64) -> bool:
        return move < self._swamp

    def laid(self, move: i64) -> tuple[i64, i64]:
        """The form, and its square."""
        return move // SQUARES, move % SQUARES

    def swamp(self, square: i64) -> i64:
        return self._swamp + square

    def is_swamp(self, move: i64) -> bool:
        return self._swamp <= move < self._shovel

    def swamp_square(self, move: i64) -> i64:
        return move - self._swamp

    def shovel(self, square: i64) -> i64:
        return self._shovel + square

    def is_shovel(self, move: i64) -> bool:
        return self._shovel <= move < self._swap

    def shovel_square(self, move: i64) -> i64:
        return move - self._shovel

    def swap(self, index: i64, square: i64) -> i64:
        """`index` among the kinds that may replace a straight."""
        return self._swap + index * SQUARES + square

    def is_swap(self, move: i64) -> bool:
        return self._swap <= move < self.keep

    def swapped(self, move: i64) -> tuple[i64, i64]:
        """The index of the kind, and the square."""
        return (move - self._swap) // SQUARES, (move - self._swap) % SQUARES

    def discard(self, kind: i64) -> i64:
        return self._discard + kind

    def is_discard(self, move: i64) -> bool:
        return self._discard <= move < self._castle

    def discarded_kind(self, move: i64) -> i64:
        return move - self._discard

    def castle(self, castle: i64) -> i64:
        return self._castle + castle

    def is_castle(self, move: i64) -> bool:
        return self._castle <= move < self._tile

    def chosen_castle(self, move: i64) -> i64:
        return move - self._castle

    def tile(self, kind: i64) -> i64:
        return self._tile + kind

    def drawn_kind(self, move: i64) -> i64:
        return move - self._tile

    def is_chance(self, move: i64) -> bool:
        return self._tile <= move < self._special

    def first(self, seat: i64) -> i64:
        return self._first + seat

    def first_seat(self, move: i64) -> i64:
        return move - self._first

    def special(self, square: i64) -> i64:
        return self._special + square

    def is_special(self, move: i64) -> bool:
        return self._special <= move < self._take

    def special_square(self, move: i64) -> i64:
        return move - self._special

    def take(self, kind: i64) -> i64:
        return self._take + kind

    def is_take(self, move: i64) -> bool:
        return self._take <= move < self.draw

    def taken_kind(self, move: i64) -> i64:
        return move - self._take

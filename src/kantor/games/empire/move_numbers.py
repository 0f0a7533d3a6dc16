"""The numbers of the moves in the catalogue, from what a move says, and back."""

from typing import Final, final

from mypy_extensions import i64

# The first kinds of moves begin at the same place under every set-up.
TAKE: Final[i64] = 0
PART: Final[i64] = 6
DONE: Final[i64] = 8
JOKER: Final[i64] = 9
BID: Final[i64] = 14


@final
class Moves:
    """`begins` says where the kinds of moves after the bids begin. From the lots on they are chance."""

    def __init__(self, begins: dict[str, int], regions: i64) -> None:
        self._place: i64 = begins["place"]
        self._step: i64 = begins["step"]
        self._city: i64 = begins["city"]
        self._destroy: i64 = begins["destroy"]
        self._neutral: i64 = begins["neutral"]
        self._first: i64 = begins["first"]
        self._token: i64 = begins["token"]
        self._card: i64 = begins["card"]
        self.regions: i64 = regions

    def is_bid(self, move: i64) -> bool:
        return BID <= move < self._place

    def place(self, region: i64) -> i64:
        return self._place + region

    def is_place(self, move: i64) -> bool:
        return self._place <= move < self._step

    def placed_region(self, move: i64) -> i64:
        return move - self._place

    def step(self, step: i64) -> i64:
        return self._step + step

    def is_step(self, move: i64) -> bool:
        return self._step <= move < self._city

    def made_step(self, move: i64) -> i64:
        return move - self._step

    def city(self, region: i64) -> i64:
        return self._city + region

    def is_city(self, move: i64) -> bool:
        return self._city <= move < self._destroy

    def city_region(self, move: i64) -> i64:
        return move - self._city

    def destroy(self, owner: i64, region: i64) -> i64:
        """Neutral armies are those of the last owner."""
        return self._destroy + owner * self.regions + region

    def is_destroy(self, move: i64) -> bool:
        return self._destroy <= move < self._neutral

    def destroyed(self, move: i64) -> tuple[i64, i64]:
        """The owner of the army, and its region."""
        return (move - self._destroy) // self.regions, (move - self._destroy) % self.regions

    def neutral(self, region: i64) -> i64:
        return self._neutral + region

    def is_neutral(self, move: i64) -> bool:
        return self._neutral <= move < self._first

    def neutral_region(self, move: i64) -> i64:
        return move - self._neutral

    def is_chance(self, move: i64) -> bool:
        return move >= self._first

    def first(self, seat: i64) -> i64:
        return self._first + seat

    def first_seat(self, move: i64) -> i64:
        return move - self._first

    def token(self, good: i64) -> i64:
        return self._token + good

    def token_good(self, move: i64) -> i64:
        return move - self._token

    def card(self, card: i64) -> i64:
        return self._card + card

    def turned_card(self, move: i64) -> i64:
        return move - self._card


def take(slot: i64) -> i64:
    return TAKE + slot


def is_take(move: i64) -> bool:
    return move < PART


def taken_slot(move: i64) -> i64:
    return move - TAKE


def part(number: i64) -> i64:
    return PART + number


def is_part(move: i64) -> bool:
    return PART <= move < DONE


def chosen_part(move: i64) -> i64:
    return move - PART


def joker(good: i64) -> i64:
    return JOKER + good


def is_joker(move: i64) -> bool:
    return JOKER <= move < BID


def joined_good(move: i64) -> i64:
    return move - JOKER


def bid(coins: i64) -> i64:
    return BID + coins


def bid_coins(move: i64) -> i64:
    return move - BID

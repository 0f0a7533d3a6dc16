"""What happens at the table. Secret is only a bid, until all are in."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kantor.core.events import Event, Total, totals
from kantor.core.text import SeatField
from kantor.games.empire import scoring
from kantor.games.empire.data import ACTION_IDS, GOOD_IDS, OP_IDS, SYMBOL_IDS, Action, Good, Op, Symbol
from kantor.games.empire.state import SINGLE, State

How = Literal["highest", "youngest", "lot"]
HOWS: tuple[How, ...] = ("highest", "youngest", "lot")


class Deed(Struct, frozen=True):
    """What a part of a card allows."""

    action: Action
    n: int


class Score(Struct, frozen=True):
    seat: SeatField
    regions: int
    continents: int
    goods: int
    total: int


class GameBegun(Event, frozen=True):
    """The second or third of three games."""

    game: int


class TokenPlaced(Event, frozen=True):
    region: str
    good: Good


class CardTurned(Event, frozen=True):
    slot: int
    card: str
    good: Symbol
    count: int
    op: Op
    deeds: tuple[Deed, ...]


class NeutralsBegun(Event, frozen=True):
    seat: SeatField


class NeutralPut(Event, frozen=True):
    seat: SeatField
    region: str


class BidSealed(Event, frozen=True):
    seat: SeatField
    coins: int

    def seen_by(self, seat: int | None) -> BidSealed | None:
        return BidSealed(self.seat, self.coins) if seat == self.seat else None


class Bidder(Struct, frozen=True):
    seat: SeatField
    coins: int


class BidsOpened(Event, frozen=True):
    bids: tuple[Bidder, ...]


class FirstPlayer(Event, frozen=True):
    """Who begins, what he pays for it, and why he."""

    seat: SeatField
    coins: int
    how: How


class CardTaken(Event, frozen=True):
    seat: SeatField
    card: str
    slot: int
    price: int
    good: Symbol
    count: int
    op: Op
    deeds: tuple[Deed, ...]


class PartChosen(Event, frozen=True):
    seat: SeatField
    card: str
    deeds: tuple[Deed, ...]


class ArmyPlaced(Event, frozen=True):
    seat: SeatField
    region: str


class ArmyMoved(Event, frozen=True):
    seat: SeatField
    start: str
    end: str
    sea: bool


class CityBuilt(Event, frozen=True):
    seat: SeatField
    region: str


class ArmyDestroyed(Event, frozen=True):
    """An `owner` None is nobody's: a neutral army."""

    seat: SeatField
    owner: SeatField | None
    region: str


class Skipped(Event, frozen=True):
    seat: SeatField


class JokerAssigned(Event, frozen=True):
    seat: SeatField
    good: Good


class GameFinished(Event, frozen=True):
    """All have their cards; the game is scored."""

    game: int
    results: tuple[Score, ...]


class Finished(Event, frozen=True):
    totals: tuple[Total, ...]
    winners: tuple[SeatField, ...]


EVENTS = (
    GameBegun,
    TokenPlaced,
    CardTurned,
    NeutralsBegun,
    NeutralPut,
    BidSealed,
    BidsOpened,
    FirstPlayer,
    CardTaken,
    PartChosen,
    ArmyPlaced,
    ArmyMoved,
    CityBuilt,
    ArmyDestroyed,
    Skipped,
    JokerAssigned,
    GameFinished,
    Finished,
)


# The rules speak in numbers; these build the events in ids.


def token_placed(at: State, triangle: int, good: int) -> TokenPlaced:
    return TokenPlaced(_region(at, at.box.board.triangles[triangle]), GOOD_IDS[good])


def card_turned(at: State, slot: int, card: int) -> CardTurned:
    return CardTurned(slot + 1, at.box.card_ids[card], *_printed(at, card))


def card_taken(at: State, seat: int, card: int, slot: int) -> CardTaken:
    price = int(at.box.prices[slot])
    return CardTaken(seat, at.box.card_ids[card], slot + 1, price, *_printed(at, card))


def part_chosen(at: State, seat: int, card: int, part: int) -> PartChosen:
    return PartChosen(seat, at.box.card_ids[card], (_deed(at, card * 2 + part),))


def neutral_put(at: State, seat: int, region: int) -> NeutralPut:
    return NeutralPut(seat, _region(at, region))


def bids_opened(at: State) -> BidsOpened:
    return BidsOpened(tuple(Bidder(seat, int(at.bids[seat])) for seat in range(at.players)))


def first_player(at: State, seat: int, how: int) -> FirstPlayer:
    return FirstPlayer(seat, int(at.bids[seat]), HOWS[how])


def army_placed(at: State, seat: int, region: int) -> ArmyPlaced:
    return ArmyPlaced(seat, _region(at, region))


def army_moved(at: State, seat: int, step: int) -> ArmyMoved:
    board = at.box.board
    ends = _region(at, board.step_from[step]), _region(at, board.step_to[step])
    return ArmyMoved(seat, *ends, bool(board.step_at_sea[step]))


def city_built(at: State, seat: int, region: int) -> CityBuilt:
    return CityBuilt(seat, _region(at, region))


def army_destroyed(at: State, seat: int, owner: int, region: int) -> ArmyDestroyed:
    return ArmyDestroyed(seat, owner if owner < at.players else None, _region(at, region))


def joker_assigned(seat: int, good: int) -> JokerAssigned:
    return JokerAssigned(seat, GOOD_IDS[good])


def game_finished(at: State) -> GameFinished:
    return GameFinished(int(at.game) + 1, scores_of_game(at))


def finished(at: State) -> Finished:
    result = at.result()
    return Finished(totals(result), result.winners)


def scores_of_game(at: State) -> tuple[Score, ...]:
    """The game on the table as it stands, earlier ones left out."""
    found = []
    for seat in range(at.players):
        regions, continents, goods = scoring.points_of_game(at, seat)
        found.append(Score(seat, regions, continents, goods, regions + continents + goods))
    return tuple(found)


def _region(at: State, region: int) -> str:
    return at.box.board.ids[region]


def _printed(at: State, card: int) -> tuple[Symbol, int, Op, tuple[Deed, ...]]:
    op = int(at.box.card_op[card])
    parts = (card * 2,) if op == SINGLE else (card * 2, card * 2 + 1)
    return (
        SYMBOL_IDS[at.box.card_good[card]],
        int(at.box.card_count[card]),
        OP_IDS[op],
        tuple(_deed(at, part) for part in parts),
    )


def _deed(at: State, part: int) -> Deed:
    return Deed(ACTION_IDS[at.box.part_action[part]], int(at.box.part_n[part]))

"""Where a lifted piece may stand: posts for merchants only, and countries.

Rulebook (B): "Morskie szlaki handlowe", "Anglia, Walia i Szkocja", "Ograniczenia żetonu premii Ruch 3 handlarzami". The
move action leaves a piece in its country or takes it to England; the token and the permanent bonus leave it in its
country. On a board without countries all is England.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kantor.games.hansa.board import ENGLAND
from kantor.games.hansa.state import EMPTY, FREE_BIT, KINDS, LOOSE_WIDTH, MERCHANT, TRADER, State, kind_of

COUNTRIES: Final[i64] = 3

# Whose pieces may be lifted: by the move action, by the token, by the permanent bonus.
OWN: Final[i64] = 0
OTHERS: Final[i64] = 1
ANYBODYS: Final[i64] = 2


def may_lift(seat: i64, owner: i64, whose: i64) -> bool:
    return whose == ANYBODYS or (owner == seat) == (whose == OWN)


def may_stand(at: State, kind: i64, lane: i64, there: i64, whose: i64) -> bool:
    """A piece of this kind, lifted from one lane, may stand on the other."""
    return kind >= at.board.lane_merchants[there] and reaches(at, lane, there, whose)


def reaches(at: State, lane: i64, there: i64, whose: i64) -> bool:
    country = at.board.lane_country[there]
    return country == at.board.lane_country[lane] or (country == ENGLAND and whose == OWN)


def is_roomy(at: State, whose: i64) -> bool:
    """So many lanes have room for any kind that each piece in hand, and one more, finds one that is nobody's origin.

    That is nearly always so, and then nothing needs a closer look.
    """
    if whose == OWN or at.board.countries == 0:
        return is_roomy_in(at, ENGLAND)
    for country in range(COUNTRIES):
        if (at.loose_count == 0 or is_from(at, country)) and not is_roomy_in(at, country):
            return False
    return True


def is_roomy_in(at: State, country: i64) -> bool:
    enough = at.loose_count + 2
    count: i64 = 0
    masks = at.masks
    merchants_only = at.board.lane_merchants
    countries = at.board.lane_country
    for lane in range(at.board.lanes):
        if masks[lane] & FREE_BIT != 0 and merchants_only[lane] == 0 and countries[lane] == country:
            count += 1
            if count == enough:
                return True
    return False


def is_from(at: State, country: i64) -> bool:
    """Some piece in hand comes from the country."""
    for index in range(at.loose_count):
        if at.board.lane_country[at.loose[index * LOOSE_WIDTH + 1]] == country:
            return True
    return False


def others_fit(at: State, index: i64, lane: i64, whose: i64) -> bool:
    """With one piece of the hand put on a lane, all others find posts. Country by country, England last."""
    held = vec[i64]([0] * (COUNTRIES * KINDS))
    for other in range(at.loose_count):
        if other != index:
            at_other = other * LOOSE_WIDTH
            country = at.board.lane_country[at.loose[at_other + 1]]
            held[country * KINDS + kind_of(at.loose[at_other])] += 1
    free = vec[i64]([0] * (COUNTRIES * KINDS))
    for there in range(at.board.lanes):
        number = at.number_in(there, EMPTY) - (1 if there == lane else 0)
        free[at.board.lane_country[there] * KINDS + at.board.lane_merchants[there]] += number
    traders: i64 = held[TRADER]
    merchants: i64 = held[MERCHANT]
    for country in range(1, COUNTRIES):
        # Merchants take posts of their own first, traders what both can have; who finds none may go to England.
        more = max(0, held[country * KINDS + TRADER] - free[country * KINDS + TRADER])
        left = max(0, free[country * KINDS + TRADER] - held[country * KINDS + TRADER])
        rest = max(0, held[country * KINDS + MERCHANT] - free[country * KINDS + MERCHANT] - left)
        if more + rest > 0 and whose != OWN:
            return False
        traders += more
        merchants += rest
    return traders <= free[TRADER] and traders + merchants <= free[TRADER] + free[MERCHANT]

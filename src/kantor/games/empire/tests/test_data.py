"""The facts of the box, written down a second time: regions, borders, continents, cards."""

from collections import Counter

import pytest

from kantor.games.empire.data import CARDS, FILE, MAPS, Card, steps

A_LAND = """
    A01: A02 A03 A04      A02: A01 A03          A03: A01 A02 A04 A05   A04: A01 A03 A05 A06   A05: A03 A04
    A06: A04 A07          A07: A06              A08: A09               A09: A08 A10 A11       A10: A09 A11 A17
    A11: A09 A10 A12 A13 A15 A17                A12: A11 A13           A13: A11 A12 A14 A15   A14: A13 A15
    A15: A11 A13 A14 A16 A17                    A16: A15               A17: A10 A11 A15 A18   A18: A17 A19
    A19: A18 A20          A20: A19              A21: A22               A22: A21               A23: A24
    A24: A23 A25          A25: A24
"""
B_LAND = """
    B01: B02              B02: B01              B03: B04               B04: B03               B05: B06
    B06: B05 B07          B07: B06              B08: B09 B10 B11       B09: B08 B10           B10: B08 B09 B11 B13 B14
    B11: B08 B10 B12 B13  B12: B11 B13          B13: B10 B11 B12 B14   B14: B10 B13           B15: B16
    B16: B15 B18 B19 B20  B17: B20              B18: B16 B19 B21       B19: B16 B18 B20 B21 B22 B23
    B20: B16 B17 B19 B23  B21: B18 B19 B22      B22: B19 B21 B23       B23: B19 B20 B22
"""
LAND = {"A": A_LAND, "B": B_LAND}
SEA = {
    "A": "A02-A08 A05-A12 A07-A21 A08-A20 A13-A22 A14-A23 A18-A25",
    "B": "B01-B08 B02-B03 B04-B05 B04-B15 B07-B17 B09-B15 B14-B18",
}
CONTINENTS = {
    "A": {"A_NW": (1, 7), "A_C": (8, 20), "A_SW": (21, 22), "A_SE": (23, 25)},
    "B": {"B_NW": (1, 2), "B_N": (3, 4), "B_NE": (5, 7), "B_W": (8, 14), "B_E": (15, 23)},
}
# Place, move by land (~ also over sea), build a City, destroy (X); ! for five players only; x2: two symbols.
PRINTED = """
    ruby    C01 +1        C02 +2        C03 +2          C04 2           C05 +2!
    carrot  C06 City      C07 City      C08 +3          C09 +3 x2       C10 4           C11 4       C12 5
    carrot  C13 ~3        C14 +4/2!     C15 X&+1
    wood    C16 City      C17 +3        C18 3           C19 +2/3        C20 ~3          C21 ~4      C22 6!
    wood    C23 X/City
    ore     C24 +2        C25 +3        C26 +3          C27 2           C28 ~2          C29 ~2!     C30 ~3
    anvil   C31 City      C32 +3        C33 +3          C34 ~3          C35 4           C36 +3/3    C37 +3/4
    anvil   C38 4! x2     C39 5
    wild    C40 +2        C41 ~2        C42 ~2
"""
SIGNS = {"place": "+", "move-land": "", "move-sea": "~"}
BOTH = pytest.mark.parametrize("side", ["A", "B"])


def printed(card: Card) -> str:
    """A card as the table above has it."""
    parts = [
        {"city": "City", "destroy": "X"}.get(part.action) or f"{SIGNS[part.action]}{part.n}" for part in card.parts
    ]
    joined = {"single": "", "or": "/", "and": "&"}[card.op].join(parts)
    return f"{joined}{'!' if card.marked else ''}{' x2' if card.count == 2 else ''}"


def test_the_cards_are_those_of_the_box() -> None:
    found = {}
    for line in PRINTED.split("\n"):
        words = line.split()
        for at, word in enumerate(words[1:], 1):
            if word.startswith("C") and word != "City":
                double = " x2" if words[at + 2 : at + 3] == ["x2"] else ""
                found[word] = (words[0], words[at + 1] + double)
    assert {card.id: (card.good, printed(card)) for card in CARDS.cards} == found
    assert len(found) == 42


def test_five_cards_are_marked() -> None:
    assert [card.id for card in CARDS.cards if card.marked] == ["C05", "C14", "C22", "C29", "C38"]


def test_cards_of_each_good() -> None:
    counts = Counter(card.good for card in CARDS.cards)
    assert counts == {"ruby": 5, "carrot": 10, "wood": 8, "ore": 7, "anvil": 9, "wild": 3}
    assert {card.id for card in CARDS.cards if card.count == 2} == {"C09", "C38"}
    assert printed(CARDS.place_or_city) == "+2/City"
    assert CARDS.place_or_city.id == "C24"


def test_every_other_action_is_carried_out_once() -> None:
    """So a city card builds one, and a destruction destroys one."""
    parts = [part for card in CARDS.cards for part in card.parts]
    assert {part.n for part in parts if part.action in ("city", "destroy")} == {1}
    assert all(len(card.parts) == (1 if card.op == "single" else 2) for card in CARDS.cards)


@BOTH
def test_the_borders_are_those_of_the_map(side: str) -> None:
    words = LAND[side].split()
    wanted: dict[str, set[str]] = {}
    for word in words:
        if word.endswith(":"):
            region = word.rstrip(":")
            wanted[region] = set()
        else:
            wanted[region].add(word)
    assert neighbours(side, sea=False) == wanted
    assert len(wanted) == {"A": 25, "B": 23}[side]


def neighbours(side: str, sea: bool) -> dict[str, set[str]]:
    ways = [way for way in steps(MAPS[side]) if way[2] == sea]
    return {region.id: {end for start, end, _ in ways if start == region.id} for region in MAPS[side].regions}


@BOTH
def test_the_dotted_lines_are_those_of_the_map(side: str) -> None:
    assert [f"{first}-{second}" for first, second in MAPS[side].sea] == SEA[side].split()


@BOTH
def test_every_way_leads_back(side: str) -> None:
    ways = set(steps(MAPS[side]))
    assert ways == {(end, start, sea) for start, end, sea in ways}
    assert len(ways) == 2 * (len(MAPS[side].land) + len(MAPS[side].sea))
    assert not {(start, end) for start, end, sea in ways if sea} & {(start, end) for start, end, sea in ways if not sea}


@BOTH
def test_every_region_is_on_one_continent_and_has_a_neighbour_by_land_on_it(side: str) -> None:
    found = {part.id: part.regions for part in MAPS[side].continents}
    wanted = {
        ident: tuple(f"{side}{number:02}" for number in range(first, last + 1))
        for ident, (first, last) in CONTINENTS[side].items()
    }
    assert found == wanted
    assert [region for part in found.values() for region in part] == [region.id for region in MAPS[side].regions]
    for regions in found.values():
        for region in regions:
            assert neighbours(side, sea=False)[region]
            assert neighbours(side, sea=False)[region] <= set(regions)


@BOTH
def test_start_and_triangles(side: str) -> None:
    assert MAPS[side].start == {"A": "A11", "B": "B15"}[side]
    assert (
        MAPS[side].triangles
        == {
            "A": ("A01", "A11", "A20", "A21", "A24"),
            "B": ("B01", "B03", "B06", "B12", "B22"),
        }[side]
    )


def test_the_numbers_of_the_box() -> None:
    assert FILE.prices == (0, 1, 1, 2, 2, 3)
    assert (FILE.coins, FILE.armies_per_player, FILE.cities_per_player, FILE.start_armies) == (44, 14, 3, 3)
    assert (FILE.tokens_per_good * len(FILE.goods), FILE.neutral_armies) == (10, 10)
    assert FILE.purse == {2: 14, 3: 11, 4: 9, 5: 8}
    assert FILE.cards_to_collect == {2: 13, 3: 10, 4: 8, 5: 7}

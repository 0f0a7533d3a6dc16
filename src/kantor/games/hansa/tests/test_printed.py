"""What is printed on the desks and the mission cards. The boards are in test_facts.py, tokens in test_board.py."""

from kantor.games.hansa.data import BOX_FILE

MISSIONS = """
osnabruck stendal paderborn; dortmund minden luneburg; minden perleberg goslar; arnheim perleberg hannover;
dortmund stendal kampen; arnheim osnabruck hildesheim; arnheim perleberg bremen; minden osnabruck magdeburg;
dortmund stendal munster
"""


def listed(text: str) -> list[str]:
    return " ".join(text.split()).split("; ")


def test_the_desks() -> None:
    assert (BOX_FILE.traders, BOX_FILE.merchants) == (27, 4)
    assert {ability.id: (ability.values, ability.cover, ability.full_points) for ability in BOX_FILE.abilities} == {
        "keys": ((1, 2, 2, 3, 4), "trader", 0),
        "actions": ((2, 3, 3, 4, 4, 5), "trader", 4),
        "privilege": (("white", "orange", "pink", "black"), "trader", 4),
        "book": ((2, 3, 4, 5), "merchant", 4),
        "bank": ((3, 5, 7, "C"), "trader", 4),
    }


def test_the_mission_cards() -> None:
    """Two cities of a card stand on three cards each, the third on this one alone."""
    assert [" ".join(card.cities) for card in BOX_FILE.missions] == listed(MISSIONS)
    shared = [city for card in BOX_FILE.missions for city in card.cities[:2]]
    alone = [card.cities[2] for card in BOX_FILE.missions]
    assert {shared.count(city) for city in shared} == {3}
    assert len(set(alone) - set(shared)) == 9

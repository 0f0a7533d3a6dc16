"""Rulebook: "Zdobycie bonusowego żetonu", "Żetony premii": drawing and placing new ones."""

from kantor import Match

from .tables import refused, seat, some, table, turn

# What isn't named lies in the box, so that chance has no choice.
BOXED = {"additional_office": 4, "exchange_offices": 3, "three_traders": 2, "develop_ability": 2}
HELD = {"stade-hamburg": "0t 0t 0t", "hamburg-lubeck": "0t 0t 0t"}


def test_big_box_turns_all_up_and_then_places_them() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        routes=HELD,
        tokens={"stade-hamburg": "additional_office", "hamburg-lubeck": "additional_office"},
        boxed_tokens={**BOXED, "additional_office": 2},
    )
    match.play(0, "establish-route stade-hamburg")
    assert match.view(None)["table"]["waiting_tokens"] == 1
    assert match.view(None)["table"]["tokens_left"] == 3
    match.play(0, "establish-route hamburg-lubeck")
    turned_up = match.view(None)["table"]["turned_up_tokens"]
    assert sum(turned_up.values()) == 2
    first, *_, last = [token for token, count in turned_up.items() for _ in range(count)]
    match.play(0, f"place-token {last} bremen-minden")
    match.play(0, f"place-token {first} munster-minden")
    assert match.view(None)["table"]["routes"]["bremen-minden"]["token"] == last
    assert match.actors == (1,)


def test_classic_draws_and_places_one_by_one() -> None:
    match = table(
        seat(),
        seat(),
        seat(),
        edition="classic",
        routes=HELD,
        tokens={"stade-hamburg": "additional_office", "hamburg-lubeck": "additional_office"},
        boxed_tokens={**BOXED, "additional_office": 2},
    )
    match.play(0, "establish-route stade-hamburg")
    match.play(0, "establish-route hamburg-lubeck")
    for route in ("bremen-minden", "munster-minden"):
        (token,) = [token for token, count in match.view(None)["table"]["turned_up_tokens"].items() if count]
        match.play(0, f"place-token {token} {route}")
    assert match.actors == (1,)


def placing(**fields: object) -> Match:
    """Seat 0 has +3 actions to place."""
    return table(
        seat(),
        seat(),
        seat(),
        agenda=[{"do": "place-token", "seat": 0}],
        turned_up_tokens={"plus_3_actions": 1},
        **fields,  # type: ignore[arg-type]
    )


def test_tokens_are_placed_before_the_next_turn() -> None:
    match = placing()
    assert refused(match, 0, "end-turn") == "token-place-first"
    assert len(match.options(0)) == 32
    match.play(0, "place-token plus_3_actions stade-hamburg")
    assert match.actors == (1,)


def test_only_what_was_drawn_is_placed() -> None:
    assert refused(placing(), 0, "place-token plus_4_actions stade-hamburg") == "token-drawn"


def test_a_route_has_one_token() -> None:
    match = placing(tokens={"stade-hamburg": "plus_4_actions"})
    assert refused(match, 0, "place-token plus_3_actions stade-hamburg") == "token-one-a-route"


def test_the_route_must_be_empty() -> None:
    match = placing(routes={"stade-hamburg": "- 2t -"})
    assert refused(match, 0, "place-token plus_3_actions stade-hamburg") == "token-empty-route"


def test_a_city_of_the_route_must_have_a_free_office() -> None:
    match = placing(cities={"stade": "1m", "hamburg": "1t 1t 2t"})
    assert refused(match, 0, "place-token plus_3_actions stade-hamburg") == "token-free-office"
    half = placing(cities={"stade": "1m", "hamburg": "1t 1t -"})
    assert "place-token plus_3_actions stade-hamburg" in half.options(0)


def test_a_token_without_a_route_goes_back_to_the_box() -> None:
    """A piece stands on every other route, and both cities of the one just established are full."""
    freed = seat(abilities={"keys": 4, "actions": 5, "privilege": 3, "bank": 3})
    empty = table(seat(), freed, freed).view(None)["table"]["routes"]
    routes = {
        route: " ".join([f"{1 + number % 2}t", *["-"] * (len(content["posts"]) - 1)])
        for number, (route, content) in enumerate(empty.items())
    }
    match = table(
        seat(),
        freed,
        freed,
        agenda=turn(actions=1),
        routes={**routes, "stade-hamburg": "0t 0t 0t"},
        tokens={"stade-hamburg": "three_traders"},
        cities={"stade": "1m", "hamburg": "1t 1t 2t"},
    )
    match.play(0, "establish-route stade-hamburg")
    assert match.actors == (0,)
    match.play(0, "end-turn")
    assert sum(match.position()["boxed_tokens"].values()) == 1
    assert match.actors == (1,)


def test_waiting_tokens_are_a_count() -> None:
    match = table(
        seat(), seat(), seat(), routes={"stade-hamburg": "0t 0t 0t"}, tokens={"stade-hamburg": "three_traders"}
    )
    match.play(0, "establish-route stade-hamburg")
    position = match.position()
    assert position["waiting_tokens"] == 1
    assert position["turned_up_tokens"] == {}
    assert sum(position["token_supply"].values()) == 14
    assert [event.__struct_config__.tag for event in match.events()] == ["route-established", "token-taken"]


def test_nobody_knows_which_token_waits() -> None:
    """Its owner sees a count like everybody else, and what is drawn at the end is as open as the whole supply."""
    match = table(
        seat(mission=1),
        seat(mission=2),
        seat(mission=3),
        missions=True,
        routes={"stade-hamburg": "0t 0t 0t"},
        tokens={"stade-hamburg": "three_traders"},
    )
    match.play(0, "establish-route stade-hamburg")
    views = [match.view(who)["table"] for who in (None, 0, 1, 2)]
    assert [(view["waiting_tokens"], view["tokens_left"]) for view in views] == [(1, 13)] * 4
    assert all(some(view["turned_up_tokens"]) == {} for view in views)
    drawn = set()
    for seed in range(60):
        branch = Match.at("hansa", match.position(), seed=seed)
        branch.play(0, "end-turn")
        drawn |= set(some(branch.view(None)["table"]["turned_up_tokens"]))
    assert drawn == set(some(match.position()["token_supply"]))

"""Hints: from what the seat may know, by the engine's own judgement; with others where the host allows it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from kantor import GAMES, Match
from kantor.bots import Bot, Choice, find_bot
from kantor.bots.clock import Clock
from kantor.bots.hints import MOST, hints
from kantor.core.dice import Dice
from kantor.server import workers
from tests.server.clients import Json, Person, Seats, run
from tests.server.serving import Server
from tests.server.test_hosts import somebody_to_move

QUICK = "master@40sims"


def choice_in(key: str, plies: int, seed: int = 3) -> tuple[Match, Choice]:
    """A choice somewhere in a match between greedy bots."""
    match = Match(key, 3, seed=seed)
    for ply in range(plies):
        seat = match.actors[0]
        chosen = find_bot("greedy")().choose(Choice(match.game, match.setup, match.history.position, seat, Dice(ply)))
        match.play(seat, match.catalogue.texts[chosen])
    seat = match.actors[0]
    return match, Choice(match.game, match.setup, match.sight(seat, Dice(1)), seat, Dice(2))


@pytest.mark.parametrize("key", GAMES)
def test_hints_are_legal_moves_with_chances_and_named_reasons(key: str) -> None:
    match, choice = choice_in(key, 12)
    found = hints(find_bot(QUICK)(), choice)
    assert 1 <= len(found) <= MOST
    assert {hint.move for hint in found} <= set(match.option_indices(choice.seat))
    assert len({hint.move for hint in found}) == len(found)
    assert found[0].behind == 0
    for hint in found:
        assert hint.chance is not None
        assert 0 <= hint.chance <= 1
        for language in ("en", "pl"):
            assert all(match.game.texts(language).has(f"part-{reason.part}") for reason in hint.brings)


def test_a_sale_is_told_by_the_coins_it_brings() -> None:
    position = {
        "game": "merchants",
        "players": 2,
        "first_player": 0,
        "market": ["grain", "wood", "porcelain", "fish", "spice", "cloth"],
        "seats": [
            {"coins": 12, "cards": {"ship": 2}, "tokens": {"fish": 2}, "hand": {"fish": 1}},
            {"coins": 3, "cards": {"ship": 2}, "tokens": {"wood": 2}, "hand": {"cloth": 3}},
        ],
        "agenda": [{"do": "trading", "seat": 0}],
    }
    match = Match.at("merchants", position, seed=1)

    class Seller(Bot):
        def choose(self, choice: Choice) -> int:
            return choice.catalogue.index("put fish 1")

    [hint] = hints(Seller(), Choice(match.game, match.setup, match.history.position, 0, Dice(1)), Clock(10))
    assert hint.chance is None
    assert [(one.seat, one.points) for one in hint.brings if one.part == "purse"] == [(0, 4.0)]


async def owed(seats: Seats, seat: int = 0) -> int:
    """The decision that a seat owes, once it owes one."""
    await seats.until(lambda: seats.sights.get(seat, {}).get("decision") is not None)
    found: int = seats.sights[seat]["decision"]
    return found


async def asked(person: Person, table: Json, decision: int, seat: int = 0) -> Any:
    return await person.send("POST", f"/api/tables/{table['id']}/seats/{seat}/hint", {"decision": decision})


def test_alone_against_bots_one_is_advised(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            bots = [{"sitter": "me"}, {"sitter": "bot", "bot": "novice"}]
            table = await ada.open_table(players=2, seats=bots, start=True)
            async with ada.at(table["id"]) as seats:
                decision = await owed(seats)
                found = await asked(ada, table, decision)
                assert found["decision"] == decision
                assert 1 <= len(found["hints"]) <= 3
                assert {hint["move"] for hint in found["hints"]} <= set(seats.sights[0]["view"]["options"])
                assert (await asked(ada, table, decision + 1))["error"] == "stale"
                assert (await asked(ada, table, decision, seat=1))["error"] == "not-your-seat"
            async with Person(server.address) as bo:
                assert (await asked(bo, table, decision))["error"] == "no-session"
                await bo.sign_in("Bo")
                assert (await asked(bo, table, decision))["error"] == "not-your-seat"

    run(scenario())


async def opened_by(ada: Person, bo: Person, **wish: Any) -> Json:
    await ada.sign_in("Ada")
    await bo.sign_in("Bo")
    table = await ada.open_table(players=2, seats=[{"sitter": "me"}], **wish)
    await bo.sit(table["id"], 1)
    begun: Json = await ada.send("POST", f"/api/tables/{table['id']}/start")
    return begun


def test_with_people_at_the_table_nobody_is_advised(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo:
            table = await opened_by(ada, bo)
            assert not table["hints"]
            assert (await asked(ada, table, 0))["error"] == "hints-alone"

    run(scenario())


def test_where_the_host_allows_hints_all_are_told_who_asks(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo, Person(server.address) as eve:
            table = await opened_by(ada, bo, hints=True)
            assert table["hints"]
            assert not table["hinted"]
            ident = table["id"]
            async with ada.at(ident) as first, bo.at(ident) as second, eve.at(ident) as third:
                await somebody_to_move(first, second)
                person, seats, seat = (ada, first, 0) if first.to_move() else (bo, second, 1)
                decision = await owed(seats, seat)
                found = await asked(person, table, decision, seat)
                assert found["hints"]
                # Asked again at the same decision, it is told once. The decision stays what it was.
                assert (await asked(person, table, decision, seat))["hints"]
                assert seats.sights[seat]["decision"] == decision
                for screen in (first, second, third):
                    await screen.until(lambda: screen.table["hinted"])  # noqa: B023
                    notes = [note for note in screen.table["notes"] if note["kind"] == "hint"]
                    assert [(note["seat"], note["name"]) for note in notes] == [(seat, ("Ada", "Bo")[seat])]
                    assert [one["hints"] for one in screen.table["seats"]] == [int(at == seat) for at in (0, 1)]
                await asyncio.gather(first.play_out(), second.play_out())
            games = (await ada.get("/api/me/games?state=over"))["games"]
            assert [game["hinted"] for game in games] == [True]
            # Nobody's record counts it.
            account = await ada.get("/api/account")
            assert (await ada.get(f"/api/people/{account['person']}"))["results"] == []

    run(scenario())


def test_the_host_allows_hints_before_the_match(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = await ada.open_table(players=2, seats=[{"sitter": "me"}])
            path = f"/api/tables/{table['id']}"
            assert (await ada.send("PATCH", path, {"hints": True}))["hints"]
            assert (await ada.send("PATCH", path, {"title": "Ours"}))["hints"]
            assert not (await ada.send("PATCH", path, {"hints": False}))["hints"]

    run(scenario())


def test_a_bot_that_is_stopped_tells_what_it_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a second of processor time takes many seconds; whoever asked doesn't wait for it."""
    monkeypatch.setattr(workers, "HINT_MILLISECONDS", 60_000.0)
    monkeypatch.setattr(workers, "HINT_SECONDS", 0.3)
    match, choice = choice_in("merchants", 12)
    position = json.dumps(match.game.position_to_json(choice.position, match.setup))
    found = workers.Sessions(GAMES).answer(workers.Question("merchants", "master", choice.seat, position, advice=True))
    assert isinstance(found, tuple)
    assert {hint.move for hint in found} <= set(match.option_indices(choice.seat))

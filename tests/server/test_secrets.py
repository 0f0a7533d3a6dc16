"""Hidden hands never reach another seat or a spectator. Tested on the traffic itself."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import Person, run
from tests.server.serving import Server

BOT = {"sitter": "bot", "bot": "greedy"}
ME = {"sitter": "me"}
# What stands beside a secret in the messages of each game: the field, and whose it is.
SECRET_FIELDS: dict[str, tuple[str, ...]] = {
    "merchants": ("hand",),
    "empire": (),
    "hansa": ("mission",),
    "amber": ("hand",),
    "toy": ("secret", "bid"),
}
SECRET_EVENTS = {
    "card-dealt": ("good",),
    "card-drawn": ("good", "value"),
    "bid-sealed": ("coins",),
    "mission-dealt": ("mission",),
    "tile-dealt": ("tile",),
    "tile-drawn": ("tile",),
}
# Secret until all have it.
OPEN_TOGETHER = {"empire": "bid"}
# Settings without which a game has no secret, or is over soon.
SETTINGS = {"hansa": {"missions": True}, "toy": {"goal": 4}}


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in some JSON, however deep."""
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(part)


def leaks(received: list[str], game: str, own: set[int]) -> list[dict[str, Any]]:
    """The pieces of all that a person was sent which tell what only others may know."""
    found = []
    for text in received:
        for part in parts(json.loads(text[text.index('{"') :])) if '{"' in text else ():
            secrets = SECRET_EVENTS.get(part.get("event", ""), ()) if isinstance(part.get("event"), str) else ()
            if any(part.get(name) is not None for name in secrets) and part["seat"] not in own:
                found.append(part)
            players = part.get("players")
            if isinstance(players, list):
                found += [players[seat] for seat in told_of(players, game) - own]
        # Views change by patches: a path that ends in a secret names its owner.
        for seat, name in re.findall(r'"players",(\d+),"(\w+)"', text):
            if name in SECRET_FIELDS[game] and int(seat) not in own:
                found.append({"patch": name, "seat": seat})
    return found


def told_of(players: list[dict[str, Any]], game: str) -> set[int]:
    """The seats whose secrets these sides of the table tell."""
    names = list(SECRET_FIELDS[game])
    together = OPEN_TOGETHER.get(game, "")
    if any(player.get(together) is None for player in players):
        names.append(together)
    return {seat for seat, player in enumerate(players) if any(player.get(name) is not None for name in names)}


@pytest.mark.parametrize("game", list(SECRET_FIELDS))
def test_nobody_is_sent_what_only_others_may_know(server: Server, game: str) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo, Person(server.address) as eve:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            wish = {"game": game, "players": 3, "settings": SETTINGS.get(game, {})}
            table = (await ada.open_table(**wish, seats=[ME, None, BOT]))["id"]
            await bo.sit(table, 1)
            await ada.send("POST", f"/api/tables/{table}/start")
            path = f"/api/tables/{table}"
            everybody = (ada, bo, eve)
            # What was sent before the match was seen to go on: after its end nothing is secret.
            running = [0, 0, 0]
            async with ada.at(table) as first, bo.at(table) as second, eve.at(table) as watcher:
                await watcher.until(lambda: watcher.sights)
                # A short match may be over before the second.
                for entry in (0, 15, 30, 45):
                    await asyncio.gather(first.play_out(entry=entry), second.play_out(entry=entry))
                    for person, seat in ((ada, 0), (bo, 1)):
                        await person.get(f"{path}/replay?seat={seat}")
                    for person in everybody:
                        for query in ("", "/replay", "/replay?seat=2", "/replay?seat=0", "/replay?seat=1", "/record"):
                            await person.get(path + query)
                    sent = [len(person.received) for person in everybody]
                    if (await ada.get(path))["state"] == "over":
                        break
                    running = sent
                to_ada, to_bo, to_eve = (
                    person.received[:count] for person, count in zip(everybody, running, strict=True)
                )
                assert leaks(to_ada, game, {0}) == []
                assert leaks(to_bo, game, {1}) == []
                assert leaks(to_eve, game, set()) == []
                # The test would see a leak: to another's eyes this traffic is full of them.
                assert leaks(to_ada, game, {1})
                assert leaks(to_bo, game, set())

    run(scenario())


def test_the_record_of_a_running_match_is_not_given_away(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=2, seats=[ME, ME], start=True))["id"]
            assert (await ada.get(f"/api/tables/{table}/record"))["error"] == "match-running"
            async with ada.at(table) as seats:
                await seats.play_out()
            assert (await ada.get(f"/api/tables/{table}/record")).startswith("kantor record 1")
            assert (await ada.get(f"/api/tables/{table}/replay?seat=1&from=5&to=9"))["frames"][0]["ply"] == 5

    run(scenario())


def test_the_log_of_the_process_tells_nothing(own_server: Server) -> None:
    async def scenario() -> None:
        own_server.start()
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(players=3, seats=[ME, BOT, BOT], start=True))["id"]
            async with ada.at(table) as seats:
                await seats.play_out(most=10)
                await seats.socket.send('{"type": "move"')
                assert (await seats.play(0, "card grain"))["type"] == "refusal"
            # Stopped while the bots are at it, which must not make a noise either.
            async with ada.at(table) as seats:
                await seats.until(seats.to_move)
                await seats.play(0)
                own_server.stop()
        assert own_server.errors.read_text() == ""

    run(scenario())

"""Whole games over the wire."""

from __future__ import annotations

import asyncio

import kantor
from kantor.core import match
from kantor.core.json_data import json_data
from tests.server.clients import Person, run
from tests.server.serving import WITH_TOY, Server


class Match(match.Match):
    games = WITH_TOY


def test_two_people_and_a_bot_play_a_whole_game(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            table = (await ada.open_table(players=3, seats=[{"sitter": "me"}]))["id"]
            async with ada.at(table) as first, bo.at(table) as second:
                await bo.sit(table, 1)
                await first.until(lambda: first.table["seats"][1]["name"] == "Bo")
                await ada.sit(table, 2, sitter="bot", bot="greedy")
                await ada.send("POST", f"/api/tables/{table}/start")
                await asyncio.gather(first.play_out(), second.play_out())
                assert first.sights[0]["view"]["result"] == second.sights[1]["view"]["result"]
                await first.until(lambda: first.table["state"] == "over")
            record = await bo.get(f"/api/tables/{table}/record")
            again = kantor.Match.load(record)
            assert again.result is not None
            assert again.names == ("Ada", "Bo", "Tidemann")
            assert [event["event"] for event in first.logs[0]] == kantor_events(again, 0)

    run(scenario())


def kantor_events(again: match.Match, seat: int) -> list[object]:
    return [json_data(event) for event in again.events(seat)]


def test_the_toy_game_with_its_simultaneous_answers_is_played_too(server: Server) -> None:
    async def scenario() -> None:
        async with Person(server.address) as ada, Person(server.address) as bo:
            await ada.sign_in("Ada")
            await bo.sign_in("Bo")
            seats = [{"sitter": "me"}, None, {"sitter": "bot", "bot": "random"}]
            table = (await ada.open_table(game="toy", players=3, settings={"goal": 2}, seats=seats))["id"]
            await bo.sit(table, 1)
            await ada.send("POST", f"/api/tables/{table}/start")
            async with ada.at(table) as first, bo.at(table) as second:
                await asyncio.gather(first.play_out(), second.play_out())
            assert Match.load(await ada.get(f"/api/tables/{table}/record")).result is not None

    run(scenario())

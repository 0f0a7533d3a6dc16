"""Finished matches are shown by their archives: the same as by the rules, and without them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import zlib
from pathlib import Path

import msgspec
import pytest

import kantor
from kantor import Match
from kantor.core.replay import replay_steps, turns
from kantor.server.archives import Archive, ArchivedMatch, archived, unpacked
from kantor.server.refusals import Refusal
from tests.contract.golden import records
from tests.server.clients import Json, Person, run
from tests.server.serving import Server

ME = {"sitter": "me"}
TWO = [ME, {"sitter": "me", "name": "Bartholomew"}]


def shortest(game: str) -> Path:
    return min(records(kantor.GAMES[game]), key=lambda path: path.stat().st_size)


@pytest.mark.parametrize("game", kantor.GAMES)
def test_an_archive_shows_what_the_rules_showed(game: str) -> None:
    match = Match.read(shortest(game).read_text(encoding="utf-8"))
    found = ArchivedMatch(archived(match))
    assert (found.ply, found.turns) == (match.ply, tuple(turns(match)))
    for seat in (None, *range(match.setup.players)):
        steps = [
            (step.ply, json.loads(msgspec.json.encode([step.events, step.view])))
            for step in replay_steps(match, seat, 0, match.ply)
        ]
        frames = found.frames(seat, 0, match.ply)
        assert [(frame.ply, [list(frame.events), frame.view]) for frame in frames] == steps
        assert found.frames(seat, 5, 9) == frames[5:10]
        assert found.view(seat) == frames[-1].view
        assert msgspec.json.encode(found.log(seat)) == msgspec.json.encode(match.log(seat))
    assert found.result == json.loads(msgspec.json.encode(match.result))


def test_an_archive_of_a_later_format_is_refused() -> None:
    match = Match.read(shortest("merchants").read_text(encoding="utf-8"))
    later = msgspec.structs.replace(unpacked(archived(match)), format=2)
    assert isinstance(later, Archive)
    with pytest.raises(Refusal, match="newer Kantor"):
        ArchivedMatch(zlib.compress(msgspec.json.encode(later)))


def archive_of(server: Server, table: str) -> bytes | None:
    with sqlite3.connect(server.data / "kantor.sqlite") as base:
        row = base.execute("SELECT archive FROM archives WHERE table_id = ?", (table,)).fetchone()
    base.close()
    return None if row is None else row[0]


async def archived_at(server: Server, table: str) -> bytes:
    async with asyncio.timeout(60):
        while (found := archive_of(server, table)) is None:
            await asyncio.sleep(0.05)
    return found


async def everything(ada: Person, table: str) -> Json:
    """All that can be seen of a finished match."""
    info = await ada.get(f"/api/tables/{table}")
    found = {
        f"replay {seat}": await ada.get(f"/api/tables/{table}/replay?seat={seat}") for seat in range(info["players"])
    }
    found |= {
        "spectator": await ada.get(f"/api/tables/{table}/replay"),
        "record": await ada.get(f"/api/tables/{table}/record"),
        "catalogue": await ada.get(f"/api/games/{info['game']}/catalogues/{info['catalogue']}"),
    }
    async with ada.at(table) as seats:
        await seats.until(lambda: len(seats.sights) == 2)
        found |= {"sights": seats.sights, "logs": seats.logs, "seats": info["seats"]}
    return found


def test_a_finished_match_needs_no_rules(own_server: Server) -> None:
    """The rules that it was played by are newer than those of the server that shows it."""

    async def play() -> tuple[str, str, Json]:
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            running, table = [
                (await ada.open_table(game="toy", players=2, seats=TWO, start=True))["id"] for _ in range(2)
            ]
            async with ada.at(table) as seats:
                await seats.play_out()
            before = await everything(ada, table)
            results.append((await ada.get(f"/api/tables/{table}"))["result"])
            packed = await archived_at(own_server, table)
            assert b"Bartholomew" not in zlib.decompress(packed)
            people.append(ada.http.cookies["kantor_session"])
            return running, table, before

    async def look(running: str, table: str, before: Json) -> None:
        async with Person(own_server.address) as ada:
            ada.http.cookies.set("kantor_session", people[0])
            assert await everything(ada, table) == before
            assert (await ada.get(f"/api/tables/{table}"))["result"] == results[0] is not None
            refusal = await ada.get(f"/api/tables/{running}")
            assert refusal["error"] == "rules-newer"
            async with ada.at(table) as seats:
                answer = await seats.ask("move", seat=0, decision=1, move=0)
                assert answer["error"] == "match-over"
            assert (await ada.send("POST", f"/api/tables/{table}/rematch"))["state"] == "open"

    people: list[str] = []
    results: list[Json] = []
    own_server.variables["KANTOR_TOY_VERSION"] = "2"
    own_server.start()
    found: list[tuple[str, str, Json]] = []

    async def first() -> None:
        found.append(await play())

    run(first())
    own_server.stop()
    own_server.variables["KANTOR_TOY_VERSION"] = "1"
    own_server.start()
    run(look(*found[0]))


def test_what_ended_while_nobody_could_archive_it_is_archived_later(own_server: Server) -> None:
    own_server.variables["KANTOR_SWEEP_SECONDS"] = "0.2"
    own_server.start()

    async def scenario() -> None:
        async with Person(own_server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(game="toy", players=2, seats=TWO, start=True))["id"]
            async with ada.at(table) as seats:
                await seats.play_out()
            await archived_at(own_server, table)
            own_server.kill()
            with sqlite3.connect(own_server.data / "kantor.sqlite") as base:
                base.execute("DELETE FROM archives")
            base.close()
            own_server.start()
            await archived_at(own_server, table)

    run(scenario())

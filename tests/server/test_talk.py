"""Talk at a table: who hears whom, what is deleted, and that no log, record or archive has any of it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from kantor.server.refusals import Refusal
from kantor.server.talk import tidy
from tests.server.clients import Json, Person, Seats, run
from tests.server.pairs import Pair, started
from tests.server.serving import Server
from tests.server.test_site_status import kantor

ME = {"sitter": "me"}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    yield from started(request, tmp_path_factory)


@asynccontextmanager
async def two_players(pair: Pair, start: bool = True) -> AsyncIterator[tuple[Person, Person, str]]:
    """Ada at one host and Bo at the other, at a table for two."""
    async with Person(pair[0].address) as ada, Person(pair[1].address) as bo:
        await ada.sign_in("Ada")
        await bo.sign_in("Bo")
        table = (await ada.open_table(game="toy", players=2, seats=[ME, None]))["id"]
        await bo.sit(table, 1)
        if start:
            assert (await ada.send("POST", f"/api/tables/{table}/start"))["state"] == "running"
        yield ada, bo, table


def said(seats: Seats) -> list[str]:
    return [word["text"] or f"#{word['preset']}" for _, word in sorted(seats.words.items())]


async def hears(seats: Seats, *texts: str) -> None:
    await seats.until(lambda: said(seats) == list(texts))


def test_words_and_presets_reach_the_other_host_and_can_be_taken_back(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_players(pair) as (ada, bo, table), ada.at(table) as first, bo.at(table) as second:
            answer = await first.ask("say", text="  Well,\n  begin! ")
            await second.ask("say", preset="good-luck")
            await hears(second, "Well, begin!", "#good-luck")
            await hears(first, "Well, begin!", "#good-luck")
            word = second.words[answer["word"]]
            assert (word["name"], word["seat"], word["side"], word["mine"]) == ("Ada", 0, "players", False)
            assert first.words[answer["word"]]["mine"]
            # Nobody deletes what somebody else has said.
            assert (await second.ask("unsay", word=answer["word"]))["error"] == "no-such-word"
            await first.ask("unsay", word=answer["word"])
            await hears(second, "#good-luck")
            await hears(first, "#good-luck")
            async with bo.at(table) as again:
                await hears(again, "#good-luck")

    run(scenario())


def test_the_same_key_says_it_once(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_players(pair) as (ada, _, table), ada.at(table) as first:
            numbers = [(await first.ask("say", text="once", key="k1"))["word"] for _ in range(2)]
            assert numbers[0] == numbers[1]
            await hears(first, "once")

    run(scenario())


def test_players_hear_no_spectator_until_the_match_is_over(pair: Pair) -> None:
    async def scenario() -> None:
        async with (
            two_players(pair) as (ada, bo, table),
            Person(pair[1].address) as eve,
            Person(pair[0].address) as nobody,
        ):
            await eve.sign_in("Eve")
            async with ada.at(table) as first, bo.at(table) as second, eve.at(table) as third, nobody.at(table) as last:
                await third.ask("say", text="Ada should sell")
                await first.ask("say", text="my turn")
                await hears(third, "Ada should sell", "my turn")
                await hears(second, "my turn")
                await hears(first, "my turn")
                assert not any("should sell" in text for text in [*ada.received, *bo.received])
                # What isn't heard can't be asked about either.
                word = next(number for number, said in third.words.items() if said["mine"])
                wish = {"kind": "mute", "table": table, "word": word}
                assert (await ada.request("POST", "/api/me/silences", wish)).json()["error"] == "no-such-word"
                # Whoever has no session neither hears nor speaks.
                assert (await last.ask("say", text="hello"))["error"] == "no-session"
                assert not last.words
                await asyncio.gather(first.play_out(), second.play_out())
                await hears(first, "Ada should sell", "my turn")
                await hears(second, "Ada should sell", "my turn")
                await third.ask("say", text="well played")
                await hears(first, "Ada should sell", "my turn", "well played")
            record = (await ada.http.get(f"/api/tables/{table}/record")).text
            replay = (await ada.http.get(f"/api/tables/{table}/replay?from=0&to=10")).text
            shown = (await ada.http.get(f"/api/tables/{table}")).text
            assert not any(text in kept for text in ("should sell", "my turn") for kept in (record, replay, shown))

    run(scenario())


def test_before_the_match_everybody_hears_everybody(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_players(pair, start=False) as (ada, _, table), Person(pair[1].address) as eve:
            await eve.sign_in("Eve")
            async with ada.at(table) as first, eve.at(table) as third:
                await third.ask("say", text="is there a seat?")
                await hears(first, "is there a seat?")
                word = next(iter(first.words.values()))
                assert (word["side"], word["seat"], word["name"]) == ("all", None, "Eve")

    run(scenario())


def test_a_blocked_persons_words_never_reach_the_socket(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_players(pair) as (ada, bo, table), ada.at(table) as first, bo.at(table) as second:
            word = (await second.ask("say", text="rude one"))["word"]
            await hears(first, "rude one")
            wish = {"kind": "block", "table": table, "word": word}
            silences = (await ada.send("POST", "/api/me/silences", wish))["silences"]
            assert [(one["kind"], one["name"], one["table"]) for one in silences] == [("block", "Bo", None)]
            await hears(first)
            before = len(ada.received)
            await second.ask("say", text="rude two")
            await first.ask("say", text="quiet here")
            await hears(second, "rude one", "rude two", "quiet here")
            await hears(first, "quiet here")
            await first.socket.send('{"type": "resync"}')
            await first.ask("say", preset="hello")
            await hears(first, "quiet here", "#hello")
            async with ada.at(table) as again:
                await hears(again, "quiet here", "#hello")
            assert not any("rude" in text for text in ada.received[before:])
            # At every other table too, and by the block that was set there before anything was said.
            other = (await ada.open_table(game="toy", players=2))["id"]
            async with ada.at(other) as elsewhere, bo.at(other) as theirs:
                await theirs.ask("say", text="rude three")
                await elsewhere.ask("say", text="calm")
                await hears(theirs, "rude three", "calm")
                await hears(elsewhere, "calm")
            assert not any("rude" in text for text in ada.received[before:])
            left = await ada.send("DELETE", f"/api/me/silences/{silences[0]['id']}")
            assert left == {"silences": []}
            await hears(first, "rude one", "rude two", "quiet here", "#hello")

    run(scenario())


def test_muting_counts_at_one_table_and_by_the_seat(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_players(pair) as (ada, bo, table), ada.at(table) as first, bo.at(table) as second:
            await ada.send("POST", "/api/me/silences", {"kind": "mute", "table": table, "seat": 1})
            await second.ask("say", text="tick tock")
            await first.ask("say", text="calm")
            await hears(second, "tick tock", "calm")
            await hears(first, "calm")
            other = (await ada.open_table(game="toy", players=2))["id"]
            async with ada.at(other) as elsewhere, bo.at(other) as theirs:
                await theirs.ask("say", text="hello")
                await hears(elsewhere, "hello")
            own = await ada.request("POST", "/api/me/silences", {"kind": "mute", "table": table, "seat": 0})
            assert own.json()["error"] == "own-silence"
            assert (await bo.get("/api/me/silences")) == {"silences": []}

    run(scenario())


def test_what_is_unread_is_known_in_every_window_of_a_person(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_players(pair) as (ada, bo, table), ada.at(table) as first, bo.at(table) as second:
            word = (await second.ask("say", text="hello"))["word"]
            await hears(first, "hello")
            assert first.read == 0
            async with ada.at(table) as window:
                await first.socket.send(json.dumps({"type": "read", "word": word + 100}))
                await window.until(lambda: window.read == word)
            async with ada.at(table) as later:
                await later.until(lambda: later.read == word)

    run(scenario())


def test_notes_are_for_their_owner_alone(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_players(pair) as (ada, bo, table):
            path = f"/api/tables/{table}/notes"
            assert await ada.send("PUT", path, {"text": "Bo bluffs\nalways"}) == {"text": "Bo bluffs\nalways"}
            assert await ada.get(path) == {"text": "Bo bluffs\nalways"}
            assert await bo.get(path) == {"text": ""}
            assert (await ada.request("PUT", path, {"text": "x" * 2001})).json()["error"] == "words"
            assert (await ada.request("PUT", "/api/tables/nowhere/notes", {"text": "x"})).status_code == 404
            exported = await ada.get("/api/account/export")
            assert exported["notes"] == [{"table": table, "text": "Bo bluffs\nalways"}]
            assert "bluffs" not in (await bo.http.get("/api/account/export")).text
            await ada.send("PUT", path, {"text": ""})
            assert (await ada.get("/api/account/export"))["notes"] == []

    run(scenario())


def test_whoever_is_deleted_takes_the_own_words_along(pair: Pair) -> None:
    async def scenario() -> None:
        async with two_players(pair) as (ada, bo, table), ada.at(table) as first:
            async with bo.at(table) as second:
                await second.ask("say", text="I was here")
                await first.ask("say", text="so was I")
                await hears(first, "I was here", "so was I")
                await bo.send("PUT", f"/api/tables/{table}/notes", {"text": "secret"})
                exported = await bo.get("/api/account/export")
                assert [word["text"] for word in exported["words"]] == ["I was here"]
            await bo.send("DELETE", "/api/account", {"name": "Bo"})
            await hears(first, "so was I")
            async with ada.at(table) as again:
                await hears(again, "so was I")

    run(scenario())


def test_words_are_limited_in_length_kind_and_rate(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with Person(server.address) as ada:
            await ada.sign_in("Ada")
            table = (await ada.open_table(game="toy", players=2))["id"]
            async with ada.at(table) as first:
                for wrong in ({"text": "x" * 301}, {"text": " \n "}, {}, {"text": "a", "preset": "hello"}):
                    assert (await first.ask("say", **wrong))["error"] == "words", wrong
                assert (await first.ask("say", preset="curse"))["error"] == "no-such-preset"
        async with Person(server.address) as bo:
            await bo.sign_in("Bo")
            async with bo.at(table) as first:
                # Eight at once and one every two seconds: on a busy machine a few more come through.
                answers = [await first.ask("say", text="word")]
                while answers[-1]["type"] == "said" and len(answers) < 40:
                    answers.append(await first.ask("say", text=f"word {len(answers)}"))
                assert len(answers) > 2
                assert answers[-1]["error"] == "too-fast"

    server = Server(tmp_path / "data", KANTOR_RATE_SCALE="1").start()
    try:
        run(scenario(server))
    finally:
        server.stop()


def test_what_no_bus_tells_of_is_found_by_the_poll(tmp_path: Path) -> None:
    """Two servers on one SQLite file can't tell each other anything."""
    first, second = (
        Server(tmp_path / "data", KANTOR_POLL_SECONDS="0.2", KANTOR_TEST_SHARED_FOLDER="1").start() for _ in range(2)
    )

    async def scenario() -> None:
        async with two_players((first, second)) as (ada, bo, table), ada.at(table) as here, bo.at(table) as there:
            await here.ask("say", text="one")
            await hears(there, "one")
            word = (await there.ask("say", text="two"))["word"]
            await hears(here, "one", "two")
            await there.ask("unsay", word=word)
            await hears(here, "one")

    try:
        run(scenario())
    finally:
        first.stop()
        second.stop()


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a\u202eb", "ab"),
        ("\ufeffzażółć\x00", "zażółć"),
        ("👩\u200d🚀 ✌️", "👩\u200d🚀 ✌️"),
        ("one\r\ntwo\tthree", "one two three"),
    ],
)
def test_signs_that_cannot_be_seen_are_left_out(text: str, kept: str) -> None:
    assert tidy(text, 100, lines=False) == kept


def test_words_without_any_sign_are_refused() -> None:
    with pytest.raises(Refusal):
        tidy("\u200d\u200b", 100, lines=False)


def admin_token(server: Server) -> str:
    """What `kantor admin link` prints, behind the sign."""
    with patch.dict(os.environ, server.variables):
        return kantor("admin", "link", "--url", server.address, data=server.data).strip().partition("#")[2]


def test_reports_go_to_the_admin_who_can_delete(pair: Pair) -> None:
    async def scenario() -> None:
        async with (
            two_players(pair) as (ada, bo, table),
            Person(pair[0].address) as admin,
            ada.at(table) as first,
            bo.at(table) as second,
        ):
            word = (await second.ask("say", text="a threat"))["word"]
            further = (await second.ask("say", text="another"))["word"]
            await hears(first, "a threat", "another")
            path = f"/api/tables/{table}/words/{word}/report"
            assert (await ada.request("POST", path)).status_code == 204
            assert (await ada.request("POST", path)).status_code == 204  # once is enough
            assert (await bo.request("POST", path)).json()["error"] == "own-silence"
            assert (await ada.request("POST", f"/api/tables/{table}/words/999999/report")).status_code == 404
            assert (await admin.http.get("/api/admin/reports")).status_code == 401
            assert (await admin.request("DELETE", f"/api/admin/words/{word}")).status_code == 401
            link = await asyncio.to_thread(admin_token, pair[0])
            assert (await admin.request("POST", "/api/admin/session", {"token": link})).status_code == 204
            reports = [one for one in (await admin.get("/api/admin/reports"))["reports"] if one["table"] == table]
            found: Json = reports[0]
            assert len(reports) == 1
            assert (found["text"], found["author_name"], found["by_name"], found["there"]) == (
                "a threat",
                "Bo",
                "Ada",
                True,
            )
            assert (await admin.request("DELETE", f"/api/admin/words/{word}")).status_code == 204
            await hears(first, "another")
            await hears(second, "another")
            assert not (await admin.get("/api/admin/reports"))["reports"][0]["there"]
            assert (await admin.request("DELETE", f"/api/admin/people/{found['author']}/words")).status_code == 204
            await hears(second)
            assert (await admin.request("DELETE", f"/api/admin/words/{further}")).status_code == 404
            assert (await admin.request("DELETE", f"/api/admin/reports/{found['id']}")).status_code == 204
            assert (await admin.request("DELETE", f"/api/admin/reports/{found['id']}")).status_code == 404

    run(scenario())


def test_reports_are_seen_and_settled_by_a_command(own_server: Server) -> None:
    own_server.variables["KANTOR_POLL_SECONDS"] = "0.2"
    own_server.start()

    def command(*arguments: str, code: int = 0) -> str:
        return kantor("admin", "reports", *arguments, data=own_server.data, code=code)

    async def scenario() -> None:
        async with (
            two_players((own_server, own_server)) as (ada, bo, table),
            ada.at(table) as first,
            bo.at(table) as second,
        ):
            word = (await second.ask("say", text="a \u00a0rude word"))["word"]
            await hears(first, "a rude word")
            path = f"/api/tables/{table}/words/{word}/report"
            assert (await ada.request("POST", path)).status_code == 204
            line = next(line for line in (await asyncio.to_thread(command)).splitlines() if table in line)
            assert "Bo" in line
            assert "Ada" in line
            assert "rude" in line
            number = line.split()[0]
            await asyncio.to_thread(command, "--delete", number)
            await hears(second)
            await hears(first)
            assert "deleted" in await asyncio.to_thread(command)
            await asyncio.to_thread(command, "--dismiss", number)
            assert table not in await asyncio.to_thread(command)
            assert f"no report {number}" in await asyncio.to_thread(lambda: command("--dismiss", number, code=2))

    run(scenario())

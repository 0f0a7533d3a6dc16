"""A server on the data that an older version left: every table opens, everybody plays on, replays run."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import kantor
from tests.fixtures import FOLDERS
from tests.fixtures.make import everybody, sat_down, whose_turn
from tests.server.clients import Json, Person, run
from tests.server.serving import Server
from tests.server.test_archives import archived_at

TABLES = {
    (folder.name, str(entry["title"])): (ident, entry)
    for folder in FOLDERS
    for ident, entry in json.loads((folder / "tables.json").read_text(encoding="utf-8"))["tables"].items()
}
MOST = 400


class Old:
    """A server on a copy of a folder, and its people by their cookies."""

    def __init__(self, folder: Path, place: Path) -> None:
        self.people: Json = json.loads((folder / "tables.json").read_text(encoding="utf-8"))["people"]
        data = place / "data"
        data.mkdir()
        (data / "kantor.sqlite").write_bytes(gzip.decompress((folder / "kantor.sqlite.gz").read_bytes()))
        self.server = Server(data).start()

    def person(self, name: str) -> Person:
        found = Person(self.server.address)
        found.http.cookies.set("kantor_session", self.people[name])
        return found


@pytest.fixture(scope="module", params=FOLDERS, ids=[folder.name for folder in FOLDERS])
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Old]:
    found = Old(request.param, tmp_path_factory.mktemp("old"))
    yield found
    found.server.stop()


def of_state(state: str) -> pytest.MarkDecorator:
    found = [(key[1], *entry) for key, entry in TABLES.items() if entry[1]["state"] == state]
    return pytest.mark.parametrize(("title", "table", "then"), found, ids=[title for title, _, _ in found])


@of_state("running")
def test_a_running_table_shows_what_it_showed_and_everybody_plays_on(
    old: Old, title: str, table: str, then: Json
) -> None:
    async def scenario() -> None:
        async with (
            old.person("Ada") as ada,
            old.person("Eva") as eva,
            ada.at(table) as screen,
            eva.at(table) as other,
        ):
            for name, seats in (("Ada", screen), ("Eva", other)):
                own = then["seats"][name]
                await sat_down(seats)
                for seat in own:
                    sight = seats.sights[seat]
                    assert sight["view"]["waiting"] == then["waiting"]
                    assert sight["view"]["scores"] == then["scores"][str(seat)]
                    assert sight["undoable"] == then["undoable"][str(seat)]
                    assert len(seats.logs[seat]) == then["events"][str(seat)]
            # The log says once that rules have changed; the folder has version 1 of every game.
            notes = [note["kind"] for note in screen.table["notes"]]
            assert notes.count("rules") == int(kantor.GAMES[then["game"]].version > 1)
            people = {"Ada": screen, "Eva": other}
            waited = {seat for own in then["seats"].values() for seat in own}
            for _ in range(MOST):
                seats_to_move = await whose_turn(people)
                if not waited or seats_to_move is None:
                    break
                seat = seats_to_move.to_move()[0]
                answer = await seats_to_move.play(seat)
                assert answer["type"] == "done", answer
                waited.discard(seat)
                await everybody(people, answer["entry"])
            assert not waited or screen.over
            frames = (await ada.get(f"/api/tables/{table}/replay?seat={then['seats']['Ada'][0]}"))["frames"]
            assert len(frames) > 1

    run(scenario())


@of_state("over")
def test_a_finished_table_is_replayed(old: Old, title: str, table: str, then: Json) -> None:
    async def scenario() -> None:
        async with old.person("Ada") as ada:
            record = await ada.get(f"/api/tables/{table}/record")
            first = await ada.get(f"/api/tables/{table}/replay?seat=0")
            last = await ada.get(f"/api/tables/{table}/replay?seat=0&from={first['plies']}")
            assert last["frames"][-1]["view"]["scores"] == then["scores"]["0"]
            assert last["frames"][-1]["view"]["result"] is not None
            assert record.startswith("kantor record")
            # Every seat's replay opens, by the rules or by the archive that is made of it.
            info = await ada.get(f"/api/tables/{table}")
            paths = [f"/api/tables/{table}/replay?seat={seat}" for seat in range(info["players"])]
            before = [await ada.get(path) for path in (*paths, f"/api/tables/{table}/replay")]
            assert [len(replay["frames"]) for replay in before] == [min(first["plies"] + 1, 200)] * len(before)
            await archived_at(old.server, table)
            assert [await ada.get(path) for path in (*paths, f"/api/tables/{table}/replay")] == before

    run(scenario())


def test_all_games_are_there_running_and_finished() -> None:
    for state in ("running", "over"):
        assert {str(then["game"]) for _, then in TABLES.values() if then["state"] == state} == set(kantor.GAMES)


@of_state("open")
def test_a_table_in_the_lobby_is_begun(old: Old, title: str, table: str, then: Json) -> None:
    async def scenario() -> None:
        async with old.person("Ada") as ada, old.person("Eva") as eva:
            assert await eva.get("/api/session") == {"name": "Eva"}
            info = await ada.get(f"/api/tables/{table}")
            (free,) = [seat["seat"] for seat in info["seats"] if seat["kind"] == "empty"]
            await eva.sit(table, free)
            assert (await ada.send("POST", f"/api/tables/{table}/start"))["state"] == "running"
            async with ada.at(table) as seats:
                await seats.until(lambda: seats.sights)

    run(scenario())

"""Lessons over HTTP: played by the engine from the moves alone, and nothing is kept."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.serving import Server

FIRST = "/api/games/merchants/lessons/first-sale"


def get(server: Server, path: str, **query: Any) -> httpx.Response:
    return httpx.get(server.address + path, params=query)


def test_the_games_tell_their_lessons(server: Server) -> None:
    games = {game["key"]: game for game in get(server, "/api/games").json()["games"]}
    assert games["toy"]["lessons"] == []
    nothing: dict[str, Any] = {"settings": {}, "players": [], "prompts": [], "events": []}
    first = {"id": "first-sale", "part": "basics", "minutes": 3, "steps": 8, "comes_up": nothing}
    assert games["merchants"]["lessons"][0] == first
    taught = {one["id"]: one["comes_up"] for one in games["hansa"]["lessons"]}
    assert taught["britannia"] == {**nothing, "settings": {"board": "britannia"}}


def test_a_lesson_is_played_from_the_moves_made_so_far(server: Server) -> None:
    start = get(server, FIRST).json()
    assert (start["step"], start["done"], start["moves"], len(start["frames"])) == (0, False, [], 1)
    moves = get(server, f"/api/games/merchants/catalogues/{start['catalogue']}").json()
    offered = start["frames"][0]["view"]["options"]
    assert [moves["texts"][index] for index in offered] == ["load fish"]
    after = get(server, FIRST, move=[offered[0]]).json()
    assert after == get(server, FIRST, move=["load fish"]).json()
    assert (after["step"], after["moves"], after["say"]) == (1, ["load fish"], "lesson-first-sale-load-again")
    # First the own move is seen, then the reply; the log grows with them.
    assert [frame["events"] for frame in after["frames"]] == [1, 2]
    assert [frame["view"]["waiting"] for frame in after["frames"]] == [[1], [0]]
    assert after["frames"][0]["view"]["options"] == []
    assert after["events"][1]["event"] == {"event": "loaded", "seat": 1, "good": "cloth"}


def test_a_secret_of_another_seat_stays_secret(server: Server) -> None:
    moves = ["load fish", "load fish", "pass", "put fish 1", "put fish 4", "sell"]
    found = get(server, FIRST, move=moves).json()
    drawn = [one["event"] for one in found["events"] if one["event"]["event"] == "card-drawn"]
    assert [one["good"] for one in drawn] == [None, None]
    assert found["frames"][-1]["view"]["table"]["players"][1]["hand"] is None


def test_what_the_lesson_does_not_take_is_refused_in_words(server: Server) -> None:
    wrong = get(server, FIRST + "/preview", tried="load cloth")
    assert wrong.status_code == 400
    assert wrong.json()["say"]["en"].startswith("You hold only one cloth card")
    assert get(server, FIRST, move=["load cloth"]).json() == wrong.json()
    illegal = get(server, FIRST + "/preview", tried="draw").json()
    assert (illegal["error"], illegal["rule"]) == ("illegal", "loading-first")
    right = get(server, FIRST + "/preview", tried="load fish").json()
    assert right == {"events": [{"event": "loaded", "seat": 0, "good": "fish"}]}


def test_what_is_no_lesson_is_not_found(server: Server) -> None:
    for path in ("/api/games/merchants/lessons/none", "/api/games/none/lessons/none", "/api/games/toy/lessons/none"):
        assert get(server, path).status_code == 404
    assert get(server, FIRST, move=["load gold"]).status_code == 400
    assert get(server, FIRST, move=["load fish"] * 61).status_code == 400

"""A line that breaks or is slow between a move and its answer: the move is sent again and counts once, and what is
clicked meanwhile is meant for it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.playing import Player, at_table, await_turn, play_on
from tests.server.serving import Server

pytestmark = pytest.mark.checkout


class BreakingLine:
    """Passes everything on, but swallows what the server says after the first move, up to its answer, and breaks."""

    def __init__(self, page: Page) -> None:
        self.moves: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        page.route_web_socket(re.compile(r"/socket"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def from_page(message: str | bytes) -> None:
            said = json.loads(message)
            if "key" in said:
                self.moves.append(said)
            server.send(message)

        def from_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "done":
                self.answers.append(said)
            if len(self.moves) == 1 and len(self.answers) < 2:
                if said["type"] == "done":
                    line.close(code=3000)
                    server.close()
            else:
                line.send(message)

        line.on_message(from_page)
        server.on_message(from_server)


def test_a_move_without_an_answer_is_sent_again(server: Server, open_page: Open) -> None:
    page = open_page()
    line = BreakingLine(page)
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    player = Player(page)
    await_turn([player])
    while not line.moves:
        player.answer()
    lost = page.locator('[data-line="lost"]')
    expect(lost).to_have_count(0)
    play_on([player], 3)
    first, again = line.moves[:2]
    assert first["key"] == again["key"]
    assert (first["seat"], first["decision"], first["move"]) == (again["seat"], again["decision"], again["move"])
    # It was written once, and answered twice with the same entry.
    assert line.answers[0]["entry"] == line.answers[1]["entry"]
    assert len({answer["entry"] for answer in line.answers[1:]}) == len(line.answers[1:]) >= 3


class SlowLine:
    """Passes everything on; what the server says waits while it is `held`."""

    def __init__(self, page: Page) -> None:
        self.held = False
        self._waiting: list[str | bytes] = []
        page.route_web_socket(re.compile(r"/socket"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self._line = line
        line.on_message(server.send)
        server.on_message(lambda message: self._waiting.append(message) if self.held else line.send(message))

    def release(self) -> None:
        self.held = False
        for message in self._waiting:
            self._line.send(message)
        self._waiting.clear()


def test_a_move_that_is_on_its_way_can_be_taken_back(server: Server, open_page: Open) -> None:
    page = open_page()
    line = SlowLine(page)
    page.goto(server.address + "/?bots=fast")
    page.locator('[data-game="merchants"] [data-play-now]').click()
    at_table(page)
    player = Player(page)
    while player.asked() != "plan":
        play_on([player], 1)
        page.locator(".tray.mine").wait_for()
    page.locator('[data-spot^="ship:"].lit').first.click()
    line.held = True
    page.locator('[data-spot^="good:"].lit').first.click()
    page.locator('.tray[aria-busy="true"]').wait_for()
    page.locator("[data-undo]").click()
    line.release()
    log = page.locator('[role="log"]')
    expect(log).to_contain_text("takes back a move")
    expect(log).to_contain_text("loads")

"""Tables in the middle of a match: played or written down by a test, put into a server's data, and opened by its owner.

What comes late or seldom in a game needs no whole game by clicks that way.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from kantor import Match
from kantor.bots import GreedyBot
from kantor.bots.bot import Choice
from kantor.core.dice import Dice
from kantor.core.position import CHANCE
from kantor.core.record import parse
from kantor.core.setup import Value
from kantor.server import database
from kantor.server.auth import COOKIE
from kantor.server.clock import now
from kantor.server.entries import Entry, Kind
from kantor.server.lobby import bot_name, new_id
from kantor.server.outline import SeatHolder
from kantor.server.settings import Settings
from kantor.server.store import Change, Store
from tests.browser.playing import at_table
from tests.server.serving import Server

# In CI the middle of a game is left out.
in_part_or_whole = pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["in-part", "whole"]
)
OWNER = "Hinrich"
OTHERS = ("Beke", "Cord", "Dorothea")


def open_for_people(pages: list[Page], server: Server, match: Match) -> None:
    """Let several people sit down at the first seats of a match; bots have the others."""
    table, tokens = plant_for_people(server.data, match, len(pages))
    for page, token in zip(pages, tokens, strict=True):
        page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])
        page.goto(f"{server.address}/table/{table}?bots=fast")
        at_table(page)


def open_match(page: Page, server: Server, match: Match, bots: str = "random", hot_seats: tuple[str, ...] = ()) -> None:
    """Sit down at the first seat of a match, and at the hot seats after it; bots of that kind have the others."""
    table, (token,) = plant_for_people(server.data, match, 1, bots, hot_seats)
    page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])
    page.goto(f"{server.address}/table/{table}?bots=fast")
    at_table(page)


def played(match: Match, seed: int = 1) -> Match:
    """Let greedy bots play a match to its end."""
    dice, bot = Dice(seed), GreedyBot()
    while match.actors:
        seat = match.actors[0]
        choice = Choice(match.game, match.setup, match.sight(seat, dice), seat, dice)
        match.play(seat, match.catalogue.texts[bot.choose(choice)])
    return match


def end_of(game: str, players: int, share: float, **settings: Value) -> Match:
    """A game of greedy bots of which that share is played."""
    return cut(played(Match(game, players, seed=5, settings=settings)), share)


def cut(match: Match, share: float) -> Match:
    """A match after that share of its moves, and on until the first seat begins something, else back to there."""
    record = parse(match.record())
    middle = int(len(record.lines) * share)
    for plies in (*range(middle, len(record.lines)), *range(middle - 1, 0, -1)):
        found = Match.load(str(msgspec.structs.replace(record, lines=record.lines[:plies])))
        if found.actors == (0,) and not found.midway:
            return found
    return match


def plant(data: Path, match: Match, bots: str = "random") -> tuple[str, str]:
    """Write a match into a server's data; returns the table's id and the token of its owner."""
    table, tokens = plant_for_people(data, match, 1, bots)
    return table, tokens[0]


def plant_for_people(
    data: Path, match: Match, people: int, bots: str = "random", hot_seats: tuple[str, ...] = ()
) -> tuple[str, list[str]]:
    """Write a match into a server's data; returns the table's id and the tokens of those at its first seats.

    The last of them has the hot seats too.
    """
    found: list[tuple[str, list[str]]] = []
    # The browser's loop runs in this thread.
    thread = threading.Thread(target=lambda: found.append(asyncio.run(_plant(data, match, people, bots, hot_seats))))
    thread.start()
    thread.join()
    return found[0]


async def _plant(data: Path, match: Match, people: int, bots: str, hot_seats: tuple[str, ...]) -> tuple[str, list[str]]:
    tokens = [secrets.token_urlsafe(32) for _ in range(people)]
    holders = [SeatHolder(person=secrets.token_hex(12), name=name) for name in (OWNER, *OTHERS)[:people]]
    guests = list(holders)
    holders += [SeatHolder(person=holders[-1].person, name=name) for name in hot_seats]
    while len(holders) < match.setup.players:
        holders.append(SeatHolder(bot=bots, name=bot_name(holders)))
    table = new_id()
    store = Store(database.connect(Settings(data=data).database_url))
    names = {(seat, holder.person): holder.name for seat, holder in enumerate(holders) if holder.person is not None}
    for token, guest in zip(tokens, guests, strict=True):
        assert guest.person is not None
        await store.add_person(guest.person, guest.name, hashlib.sha256(token.encode()).hexdigest())
    await store.create(table, Change(tuple(_entries(match, holders)), names=names))
    await store.close()
    return table, tokens


def _entries(match: Match, holders: list[SeatHolder]) -> list[Entry]:
    """The log that such a match has left behind."""
    found: list[Entry] = []

    def enter(kind: Kind, data: dict[str, Any], seat: int | None = None) -> None:
        sitter = holders[0 if seat is None else seat].person or holders[0].person
        found.append(Entry(len(found), kind, "person", now(), seat, sitter, data))

    record, version = parse(match.record()), match.game.version
    settings = dict(match.setup.settings)
    opening = {"game": record.game, "players": record.players, "settings": settings, "catalogue": record.catalogue}
    enter("open", opening | {"title": "", "public": False})
    for seat, holder in enumerate(holders):
        enter("join", {"name": holder.name, "bot": holder.bot} if holder.bot else {}, seat)
    enter("start", {"version": version, "catalogue": record.catalogue, "chance": []})
    if record.start is not None:  # what was written down has no past
        enter("rules", {"from": version, "to": version, "catalogue": record.catalogue, "position": match.position()})
        return found
    for line in record.lines:
        if line.actor == CHANCE:
            found[-1].data["chance"].append(line.text)
        else:
            enter("move", {"move": line.text, "chance": []}, line.actor)
    if not match.actors:
        enter("over", {})
    return found

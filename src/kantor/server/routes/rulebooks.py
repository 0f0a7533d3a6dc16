"""The player's rulebook of a game."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Literal

from litestar import get

from kantor.core.errors import KantorError
from kantor.core.game import Game
from kantor.core.json_data import json_data
from kantor.core.rulebook import figures, rulebook
from kantor.server.context import Context
from kantor.server.refusals import Refusal
from kantor.server.routes.common import READS
from kantor.server.wire import FigureInfo, RulebookPage


@get("/api/games/{game:str}/rulebook/{language:str}", responses=READS)
async def rulebook_page(context: Context, game: str, language: Literal["en", "pl"]) -> RulebookPage:
    """The rulebook in one language, with what each of its figures shows."""
    try:
        found = context.tables.game(game)
    except KantorError as error:
        raise Refusal("no-such-game", 404, **error.args_of_message) from error
    # Its positions are read once; that takes longer than the other requests should wait.
    return await asyncio.to_thread(_page, found, language)


@cache
def _page(game: Game[Any], language: str) -> RulebookPage:
    shown = {
        name: FigureInfo(drawn.part, drawn.focus, drawn.players, drawn.settings, json_data(drawn.view))
        for name, drawn in figures(game).items()
    }
    return RulebookPage(rulebook(game, language), shown)

"""What a link to a table shows where it is pasted: the game's name and a picture of its table, as tags of the page."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import escape
from typing import Final

from litestar.types import Scope

from kantor.core.errors import KantorError
from kantor.server.tables import Tables

# The game of a table by its id, and the game's title; None for a table that isn't there.
TitleOf = Callable[[str], Awaitable[tuple[str, str] | None]]
PATH: Final = re.compile(r"/table/([\w-]{1,64})/?")
HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}")


def titles(tables: Tables) -> TitleOf:
    async def title_of(table: str) -> tuple[str, str] | None:
        try:
            found = await tables.table(table)
        except KantorError:
            return None
        return found.row.game, found.game.texts("en").say("game-title")

    return title_of


async def with_preview(page: str, scope: Scope, title_of: TitleOf) -> str:
    """The client's page with the tags of the table that the path names. Addresses in tags have to be whole ones."""
    headers = dict(scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1")
    origin = f"{scope['scheme']}://{host}" if HOST.fullmatch(host) else ""
    path = PATH.fullmatch(scope["path"])
    found = await title_of(path[1]) if path else None
    if found is not None:
        game, title = found
        page = page.replace(
            'property="og:title" content="Kantor"', f'property="og:title" content="{escape(title)} · Kantor"'
        )
        page = page.replace("/preview-kantor.jpg", f"/preview-{game}.jpg")
    return page.replace('property="og:image" content="/', f'property="og:image" content="{origin}/')

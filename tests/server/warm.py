"""Imported once, by the process that the servers of tests are forked from: what each would read again at its start."""

from __future__ import annotations

import gc
from pathlib import Path

from kantor import GAMES
from kantor.core.text import LANGUAGES, texts
from kantor.server.app import build
from kantor.server.refusals import FOLDER
from kantor.server.settings import Settings

for language in LANGUAGES:
    texts(language)
    texts(language, FOLDER)
    for game in GAMES.values():
        game.texts(language)
# The first application imports and works out what the next ones find. This one opens nothing.
build(Settings(data=Path("/nowhere")))
# A server looks through all objects at its start, to leave them alone from then on. These are looked through once.
gc.collect()
gc.freeze()

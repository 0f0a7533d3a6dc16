"""Imported once, by the process that the servers of tests are forked from: what each would read again at its start."""

from __future__ import annotations

import gc

from kantor import GAMES
from kantor.core.text import LANGUAGES, texts

for language in LANGUAGES:
    texts(language)
    for game in GAMES.values():
        game.texts(language)
# A server looks through all objects at its start, to leave them alone from then on. These are looked through once.
gc.collect()
gc.freeze()

"""`kantor replay`: step through a record in the terminal."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import kantor
from kantor.cli.words import Words
from kantor.core.match import Match
from kantor.core.record import LARGEST
from kantor.core.replay import turns


def add(app: typer.Typer, words: Words) -> None:
    @app.command(name="replay", help=words.say("cli-replay-help"))
    def command(
        file: Annotated[Path, typer.Argument(help=words.say("cli-file-help"))],
        show_all: Annotated[bool, typer.Option("--all", help=words.say("cli-all-help"))] = False,
        lang: Annotated[str | None, words.lang] = None,
    ) -> None:
        replay = Replay(_load(file), words)
        if show_all or not sys.stdin.isatty():
            replay.tell_all()
        else:
            replay.step_through()


def _load(file: Path) -> Match:
    if file.stat().st_size > LARGEST:
        raise kantor.BadRecord("record-too-large", most=LARGEST // 2**20)
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise kantor.BadRecord("record-not-text") from error
    return kantor.Match.read(text)


class Replay:
    """One match, shown ply by ply, all hands open."""

    def __init__(self, match: Match, words: Words) -> None:
        self.match = match
        self.words = words
        self.texts = words.of(match.game)
        self.console = Console(highlight=False)
        self.events = match.history.events_by_ply()

    def tell_all(self) -> None:
        for ply in range(self.match.ply + 1):
            for sentence in self.sentences(ply):
                self.console.print(f"{ply:4d}  {sentence}", markup=False, soft_wrap=True)
        self.console.print(self.board(self.match.ply), markup=False, soft_wrap=True)

    def sentences(self, ply: int) -> list[str]:
        """What the move that made this ply did."""
        return [self.texts.tell("event", event, self._name) for event in self.events[ply]]

    def board(self, ply: int) -> str:
        past = self.match.until(ply)
        return past.text_board(range(past.setup.players), self.texts, self._name)

    def step_through(self) -> None:
        ply = 0
        while True:
            self._show(ply)
            key = _key()
            if key in ("q", "\x03", "\x04"):
                return
            ply = self._target(ply, key)

    def _target(self, ply: int, key: str) -> int:
        last = self.match.ply
        starts = turns(self.match)
        match key:
            case "b":
                return max(0, ply - 1)
            case "t":
                return next((turn for turn in starts if turn > ply), last)
            case "T":
                return next((turn for turn in reversed(starts) if turn < ply), 0)
            case "g":
                return 0
            case "G":
                return last
            case _:
                return min(last, ply + 1)

    def _show(self, ply: int) -> None:
        self.console.clear()
        self.console.print(self.words.say("cli-ply", ply=ply, last=self.match.ply), style="bold")
        for sentence in self.sentences(ply):
            self.console.print(Text(sentence))
        self.console.print()
        self.console.print(Text(self.board(ply)))
        self.console.print(Text(self.words.say("cli-replay-keys"), style="dim"))

    def _name(self, seat: int) -> str:
        return self.words.seat_name(self.match.names, seat)


def _key() -> str:
    """One key press."""
    try:
        return typer.getchar()
    except (EOFError, KeyboardInterrupt):
        return "q"

"""What a match is set up with: players and settings. (Options, in contrast, are the legal moves of the moment.)"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from kantor.core.catalogue import shortened
from kantor.core.errors import BadSettings

Value = bool | int | str | tuple[int, ...]
WHOLE = re.compile(r"-?[0-9]{1,9}")


class Setting(Struct, frozen=True):
    """One thing to choose before a match. `label` and `label-<value>` are its ids in the game's texts.

    A `choice` is one of `values`; a `flag` is on or off; a `number` lies between the two `values`; an `order` is a
    permutation of the seats.
    """

    key: str
    kind: Literal["choice", "flag", "number", "order"]
    default: bool | int | str
    values: tuple[int | str, ...] = ()
    default_for: dict[int, bool | int | str] = field(default_factory=dict)

    @property
    def label(self) -> str:
        return f"setting-{self.key}"

    def default_with(self, players: int) -> Value:
        if self.kind == "order":
            return tuple(range(players))
        return self.default_for.get(players, self.default)

    def accepts(self, value: object, players: int) -> bool:
        match self.kind:
            case "flag":
                return isinstance(value, bool)
            case "choice":
                return type(value) in (str, int) and value in self.values
            case "number":
                low, high = self.values
                return type(value) is int and int(low) <= value <= int(high)
            case "order":
                if not isinstance(value, tuple) or not all(type(seat) is int for seat in value):
                    return False
                return sorted(value) == list(range(players))

    def allowed(self, players: int) -> str:
        """What may stand here, for a message."""
        match self.kind:
            case "flag":
                return "true, false"
            case "choice":
                return ", ".join(str(value) for value in self.values)
            case "number":
                return f"{self.values[0]}-{self.values[1]}"
            case "order":
                return f"0-{players - 1}"

    def parse(self, text: str) -> object:
        """A value as a person types it; what can't be read is left for `accepts` to refuse."""
        match self.kind:
            case "flag":
                return {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}.get(
                    text, text
                )
            case "number":
                return int(text) if WHOLE.fullmatch(text) else text
            case "order":
                # A slash serves where a comma parts one setting from the next.
                parts = text.replace("/", ",").split(",")
                return tuple(map(int, parts)) if all(WHOLE.fullmatch(part) for part in parts) else text
            case "choice":
                return next((value for value in self.values if str(value) == text), text)


class Setup(Struct, frozen=True):
    """Players and a value for every setting of the game."""

    players: int
    settings: dict[str, Value] = field(default_factory=dict)


def complete(settings: tuple[Setting, ...], players: int, chosen: Mapping[str, object]) -> Setup:
    """A set-up from what somebody chose, the rest by default. Refuses what is unknown or out of range."""
    known = {setting.key: setting for setting in settings}
    values: dict[str, Value] = {setting.key: setting.default_with(players) for setting in settings}
    for key, value in chosen.items():
        setting = known.get(key)
        if setting is None:
            raise BadSettings("setting-unknown", key=shortened(key), known=", ".join(known) or "-")
        given = tuple(value) if isinstance(value, list) else value
        if not setting.accepts(given, players):
            raise BadSettings("setting-value", key=key, value=shortened(value), allowed=setting.allowed(players))
        assert isinstance(given, bool | int | str | tuple)
        values[key] = given
    return Setup(players, values)

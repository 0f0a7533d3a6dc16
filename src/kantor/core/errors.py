"""Every refusal, one small tree:

    KantorError
    ├── MalformedMove    the text is no move of this game
    ├── IllegalMove      a move, but a rule forbids it now; `rule` names it
    ├── OutOfTurn        that seat owes no decision now, or there is no such seat
    ├── StaleMove        an answer to a decision that is past
    ├── BadRecord        a record that can't be read or replayed
    ├── BadPosition      a position that can't be
    └── BadSettings      no such game, players, setting or value

Each says in a sentence what is wrong and what to do, in English by `str`, in either language by `say`.
"""

from pathlib import Path
from typing import Any

from kantor.core.text import texts

LONGEST = 1000  # characters of what a message quotes


class KantorError(ValueError):
    """Base of all refusals. A refused call has changed nothing."""

    def __init__(self, message: str, /, *, rule: str | None = None, folder: Path | None = None, **args: Any) -> None:
        self.message = message
        self.rule = rule
        self.args_of_message = {key: _quotable(value) for key, value in args.items()}
        self._folders = () if folder is None else (folder,)
        super().__init__(self.say("en"))

    def say(self, language: str) -> str:
        """The sentence in a language."""
        spoken = texts(language, *self._folders)
        sentence = spoken.say(f"error-{self.message}", **self.args_of_message)
        if self.rule is None:
            return sentence
        return spoken.say("error-with-rule", sentence=sentence, because=spoken.say(f"rule-{self.rule}"), rule=self.rule)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuilt, (type(self), self.message, self.rule, self._folders, self.args_of_message))


def _quotable(value: Any) -> Any:
    """Input that a message may quote: not too long for one, and unprintable characters replaced."""
    if not isinstance(value, str):
        return value
    if len(value) > LONGEST:
        value = value[: LONGEST - 1] + "…"
    return value if value.isprintable() else "".join(sign if sign.isprintable() else "?" for sign in value)


def _rebuilt(
    kind: type[KantorError], message: str, rule: str | None, folders: tuple[Path, ...], args: dict[str, Any]
) -> KantorError:
    return kind(message, rule=rule, folder=folders[0] if folders else None, **args)


class MalformedMove(KantorError):
    pass


class IllegalMove(KantorError):
    pass


class OutOfTurn(KantorError):
    pass


class StaleMove(KantorError):
    pass


class BadRecord(KantorError):
    pass


class BadPosition(KantorError):
    pass


class BadSettings(KantorError):
    pass

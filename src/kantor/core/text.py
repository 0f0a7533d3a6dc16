"""Sentences in English and Polish, from Fluent files that the client shares.

`NAME(id, kind: "good", case: "acc")` in a message looks up the message `good-<id>`, or its attribute `acc`, so that
names of goods and towns keep their Polish cases. `NAME($piece, $owner, …)` says whose the thing is, `"own"` that it is
that of whoever acts: the client draws it in that colour.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Meta, Struct

LANGUAGES: Final = ("en", "pl")

# Marks a field as a seat, so that a sentence shows the player's name there.
SeatField = Annotated[int, Meta(extra={"is": "seat"})]


class Texts:
    """All messages of one language: the shared ones, and those of one game when a folder is given."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        functions: dict[str, Callable[..., Any]] = {"NAME": self._name}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for folder in (Path(__file__).parent, *folders):
            source = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, /, **args: Any) -> str:
        """The sentence for a message id. A missing message or argument is a bug and raises LookupError."""
        if not self.has(message):
            raise LookupError(f"no message {message!r} in {self.language}")
        return self._format(message, self._bundle.get_message(message).value, args)

    def attribute(self, message: str, name: str, /, **args: Any) -> str | None:
        """What a message says beside its sentence, None when it says nothing of that name."""
        if not self.has(message):
            raise LookupError(f"no message {message!r} in {self.language}")
        pattern = self._bundle.get_message(message).attributes.get(name)
        return None if pattern is None else self._format(message, pattern, args)

    def tell(self, prefix: str, value: Struct, seat_name: Callable[[int], str]) -> str:
        """The sentence for a tagged struct (a move, an event, a prompt): `<prefix>-<tag>` with its fields as arguments.

        Seats are shown by name, absent fields are `none`, flags `yes` or `no`; structs in a list are told one by one by
        `item-<field>` and joined.
        """
        return self.say(f"{prefix}-{value.__struct_config__.tag}", **self.arguments(value, seat_name))

    def arguments(self, value: Struct, seat_name: Callable[[int], str]) -> dict[str, Any]:
        seats = seat_fields(type(value))

        def argument(field: str, content: Any) -> Any:
            if content is None:
                return "none"
            if isinstance(content, bool):
                return "yes" if content else "no"
            if isinstance(content, Struct):
                return self.say(f"item-{field}", **self.arguments(content, seat_name))
            if isinstance(content, list | tuple):
                return ", ".join(str(argument(field, part)) for part in content) or "none"
            return seat_name(content) if field in seats else content

        return {field: argument(field, getattr(value, field)) for field in value.__struct_fields__}

    def _format(self, message: str, pattern: Any, args: Mapping[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def _name(self, ident: Any, whose: Any = None, *, kind: Any, case: Any = None) -> str:
        message = f"{kind}-{ident}"
        if not self.has(message):
            raise LookupError(f"no name {message!r} in {self.language}")
        found = None if case is None else self.attribute(message, str(case))
        return self.say(message) if found is None else found


@cache
def texts(language: str, *folders: Path) -> Texts:
    return Texts(language, *folders)


@cache
def seat_fields(struct: type[Struct]) -> frozenset[str]:
    hints = get_type_hints(struct, include_extras=True)
    return frozenset(name for name, hint in hints.items() if _is_seat(hint))


def _is_seat(hint: Any) -> bool:
    metas = getattr(hint, "__metadata__", ())
    if any(isinstance(meta, Meta) and (meta.extra or {}).get("is") == "seat" for meta in metas):
        return True
    return any(_is_seat(arg) for arg in get_args(hint))

"""Writes the TypeScript types of what goes over the wire, from the Python types. usage: scripts/types

Those of the core and the server go to web/src/wire.ts, those of a game to its web/wire.ts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec import inspect as shape

from kantor.core.errors import BadSettings
from kantor.core.game import Game
from kantor.core.result import Result
from kantor.core.setup import Setup
from kantor.core.text import seat_fields
from kantor.core.view import Prompt, View
from kantor.games import GAMES
from kantor.server import messages, wire, wire_admin, wire_ahead, wire_learning, wire_notices, wire_talk
from kantor.server.talk import PRESETS

ROOT = Path(__file__).parents[2]
HEAD = "// Written by scripts/types from the Python types; don't edit.\n"
LINE = 120

Names = dict[tuple[Any, ...], str]

SAID = (
    Prompt,
    Result,
    View,
    wire.TableInfo,
    wire.GameList,
    wire.CatalogueInfo,
    wire.Replay,
    wire.Session,
    wire.SiteNotice,
)
ADMIN = (wire_admin.AdminSite, wire_admin.AdminTables, wire_admin.AdminPeople, wire_admin.AdminBans)
SAID_TO_PEOPLE = (wire.MyGames, wire.ProfileInfo, wire.AccountInfo, wire.MyHours, wire_notices.NoticeSettings)
SAID_AROUND_TABLES = (
    wire_talk.TalkMessage,
    wire_talk.Silences,
    wire_talk.Reports,
    wire_talk.TableInvitations,
    wire_talk.MyInvitations,
    wire_talk.Friends,
)
SAID_TO_LEARNERS = (wire.RulebookPage, wire_learning.LessonState, wire_learning.HintList, wire_ahead.AheadInfo)
# What a client writes: fields with a default may be left out.
WRITTEN = (
    wire.NewTable,
    wire.TableChanges,
    wire.Guest,
    wire.Claim,
    wire.SignIn,
    wire_notices.NoticeWish,
    wire_notices.NewDevice,
)
WRITTEN_AROUND_TABLES = (wire_talk.SilenceWish, wire_talk.InvitationWish)
WRITTEN_BY_ADMINS = (wire_admin.NewBan, wire_admin.NewMessage)
MESSAGES = (
    messages.Play,
    messages.Undo,
    messages.Preview,
    messages.Resync,
    messages.Look,
    messages.Looking,
    messages.Say,
    messages.Unsay,
    messages.Read,
    messages.Ping,
)


def files() -> dict[Path, str]:
    """Every file of types, by its path, with the text that it should have."""
    found = {ROOT / "web/src/wire.ts": core_types()}
    for game in GAMES.values():
        if (game.folder / "web").is_dir():  # a game may come without a user interface of its own
            found[game.folder / "web/wire.ts"] = game_types(game)
    return {ROOT / path.relative_to(ROOT) if path.is_absolute() else path: text for path, text in found.items()}


def core_types() -> str:
    presets = ", ".join(f"'{name}'" for name in PRESETS)
    union = f"export type Message = {' | '.join(kind.__name__ for kind in MESSAGES)};\n"
    return "\n".join(
        [
            HEAD,
            *interfaces((*SAID, *SAID_TO_PEOPLE, *SAID_AROUND_TABLES, *SAID_TO_LEARNERS, *ADMIN), {}),
            *interfaces((*WRITTEN, *WRITTEN_AROUND_TABLES, *WRITTEN_BY_ADMINS, *MESSAGES), {}, optional=True),
            union,
            "/** Phrases that everybody reads in the own language. */",
            f"export const PRESETS = [{presets}] as const;\n",
        ]
    )


def game_types(game: Game[Any]) -> str:
    setups = list(every_setting(game))
    moves = unique(type(move) for setup in setups for move in game.catalogue(setup).moves)
    table = type(game.view(game.new(setups[0]), None).table)
    names = literals([table, *moves, *game.events])
    return "\n".join(
        [
            HEAD,
            *(f"export type {name} = {union(values)};\n" for values, name in names.items()),
            *interfaces((table, *moves, *game.events), names),
            f"export type Move = {' | '.join(kind.__name__ for kind in moves)};\n",
            f"export type Event = {' | '.join(kind.__name__ for kind in game.events)};\n",
            "/** The fields that are seats, by the id of the sentence that tells them. */",
            "export const SEATS: Record<string, readonly string[]> = {",
            *(f"  '{key}': {fields}," for key, fields in dict(seats(moves, game.events)).items()),
            "};",
            "",
        ]
    )


def every_setting(game: Game[Any]) -> Iterator[Setup]:
    """The default, and each other value of a setting alone: together they know all kinds of moves."""
    for players in game.seats:
        yield game.setup(players)
        for setting in game.settings:
            for value in (True, False) if setting.kind == "flag" else setting.values:
                try:
                    yield game.setup(players, {setting.key: value})
                except BadSettings:
                    continue


def seats(moves: Iterable[type[Struct]], events: Iterable[type[Struct]]) -> Iterator[tuple[str, list[str]]]:
    for prefix, kinds in (("move", moves), ("event", events)):
        for kind in kinds:
            yield f"{prefix}-{kind.__struct_config__.tag}", sorted(seat_fields(kind))
            for field, item in items(kind):
                yield f"item-{field}", sorted(seat_fields(item))


def items(kind: type[Struct]) -> Iterator[tuple[str, type[Struct]]]:
    """The fields of a struct that hold structs, in a list or not."""
    for field in fields_of(kind):
        inner = getattr(field.type, "item_type", field.type)
        if isinstance(inner, shape.StructType):
            yield field.name, inner.cls


def interfaces(kinds: Iterable[type[Struct]], names: Names, optional: bool = False) -> Iterator[str]:
    for kind in unique(nested(kinds)):
        config = kind.__struct_config__
        rows = [f"  {config.tag_field}: '{config.tag}';"] if config.tag_field else []
        for field in fields_of(kind):
            mark = "" if field.required or not optional else "?"
            rows.append(f"  {field.encode_name}{mark}: {written(field.type, names)};")
        yield f"export interface {kind.__name__} {{\n" + "".join(f"{row}\n" for row in rows) + "}\n"


def nested(kinds: Iterable[type[Struct]]) -> Iterator[type[Struct]]:
    """The structs that these are made of, the smallest first."""
    for kind in kinds:
        for field in fields_of(kind):
            parts = (part for part in within(field.type) if isinstance(part, shape.StructType))
            yield from nested(part.cls for part in parts if fields_of(part.cls))
        yield kind


def within(kind: Any) -> Iterator[Any]:
    """A type and all that it is made of."""
    yield kind
    for part in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
        yield from within(part)
    for name in ("item_type", "key_type", "value_type", "type"):
        if isinstance(part := getattr(kind, name, None), shape.Type):
            yield from within(part)


def fields_of(kind: type[Struct]) -> tuple[shape.Field, ...]:
    found = shape.type_info(kind)
    assert isinstance(found, shape.StructType)
    return found.fields


def written(kind: shape.Type, names: Names) -> str:
    match kind:
        case shape.Metadata():
            return written(kind.type, names)
        case shape.LiteralType():
            return names.get(tuple(kind.values), union(kind.values))
        case shape.UnionType():
            return " | ".join(unique(written(part, names) for part in kind.types))
        case shape.StructType():
            return kind.cls.__name__ if fields_of(kind.cls) else "unknown"
        case shape.DictType():
            key = written(kind.key_type, names)
            return f"Record<{key}, {written(kind.value_type, names)}>"
        case shape.ListType() | shape.VarTupleType():
            item = written(kind.item_type, names)
            return f"readonly {item if item.isalnum() else f'({item})'}[]"
        case shape.TupleType():
            return f"readonly [{', '.join(written(part, names) for part in kind.item_types)}]"
    simple = {
        "IntType": "number",
        "FloatType": "number",
        "StrType": "string",
        "BoolType": "boolean",
        "NoneType": "null",
    }
    return simple.get(type(kind).__name__, "unknown")


def literals(kinds: Iterable[type[Struct]]) -> Names:
    """The named unions of texts, by their values, as the modules of the structs name them."""
    found: Names = {}
    for kind in kinds:
        for name, value in vars(sys.modules[kind.__module__]).items():
            if get_origin(value) is Literal:
                found.setdefault(tuple(sorted(get_args(value))), name)
    return found


def union(values: Iterable[Any]) -> str:
    return " | ".join(f"'{value}'" for value in values)


def unique(values: Iterable[Any]) -> list[Any]:
    return list(dict.fromkeys(values))


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()

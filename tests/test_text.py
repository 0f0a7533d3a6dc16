"""The sentences: names by case, seats by name, and mistakes of ours that are loud."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from kantor.core.events import Event
from kantor.core.text import LANGUAGES, SeatField, Texts, texts

ENGLISH = """
good-amber = amber
event-greeted = { $seat } greets { $rival ->
    [none] nobody
   *[other] { $rival }
}.
event-carried = { $seat } carries { NAME($good, kind: "good") }{ $far ->
    [yes] { " " }far
   *[no] { "" }
}.
event-paid = { $payments }
item-payments = { $seat } +{ $coins }
event-lost = { $nothing }
"""
POLISH = """
good-amber = bursztyn
    .gen = bursztynu
event-greeted = { $seat } wita: { $rival }.
event-carried = { $seat }: ładunek { NAME($good, kind: "good", case: "gen") }.
"""


class Greeted(Event, frozen=True):
    seat: SeatField
    rival: SeatField | None = None


class Carried(Event, frozen=True):
    seat: SeatField
    good: str
    far: bool = False


class Payment(Struct, frozen=True):
    seat: SeatField
    coins: int


class Paid(Event, frozen=True):
    payments: tuple[Payment, ...]


class Lost(Event, frozen=True):
    pass


def name(seat: int) -> str:
    return ("Ada", "Bo")[seat]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "text").mkdir()
    for language, source in zip(LANGUAGES, (ENGLISH, POLISH), strict=True):
        (tmp_path / "text" / f"{language}.ftl").write_text(source, encoding="utf-8")
    return tmp_path


@pytest.fixture
def english(folder: Path) -> Texts:
    return Texts("en", folder)


def test_seats_are_shown_by_name_and_what_is_absent_is_none(english: Texts) -> None:
    assert english.tell("event", Greeted(0, 1), name) == "Ada greets Bo."
    assert english.tell("event", Greeted(1), name) == "Bo greets nobody."


def test_names_keep_their_polish_cases(english: Texts, folder: Path) -> None:
    assert Texts("pl", folder).tell("event", Carried(0, "amber"), name) == "Ada: ładunek bursztynu."
    assert english.tell("event", Carried(0, "amber"), name) == "Ada carries amber."


def test_flags_are_yes_or_no(english: Texts) -> None:
    assert english.tell("event", Carried(1, "amber", far=True), name) == "Bo carries amber far."


def test_structs_in_a_list_are_told_one_by_one(english: Texts) -> None:
    assert english.tell("event", Paid((Payment(0, 2), Payment(1, 3))), name) == "Ada +2, Bo +3"
    assert english.tell("event", Paid(()), name) == "none"


def test_a_missing_message_argument_or_name_is_a_mistake_of_ours(english: Texts) -> None:
    with pytest.raises(LookupError, match="no message 'event-none'"):
        english.say("event-none")
    with pytest.raises(LookupError, match="event-lost"):
        english.tell("event", Lost(), name)
    with pytest.raises(LookupError, match="good-gold"):
        english.tell("event", Carried(0, "gold"), name)


def test_a_sentence_has_no_invisible_marks(english: Texts) -> None:
    assert english.tell("event", Greeted(0, 1), name).isprintable()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_speaks_every_language(language: str) -> None:
    assert texts(language).has("error-illegal")
    assert texts(language) is texts(language)

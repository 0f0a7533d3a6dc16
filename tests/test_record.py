"""Records: what is written reads back, and whatever else is read is refused with the line that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kantor import BadRecord
from kantor.core.record import FORMAT, parse
from tests import mutations
from tests.contract import golden
from tests.contract.cases import GAMES, Match
from tests.contract.test_playouts import whole
from tests.strange import NO_TEXTS, STRANGE_TEXTS, attempt, each


def short(file: Path) -> str:
    """The first part of a golden record, so that fuzzing it is quick."""
    return "\n".join(file.read_text(encoding="utf-8").splitlines()[:60]) + "\n"


def valid_records() -> list[str]:
    found = [short(file) for game in GAMES.values() for file in golden.records(game)]
    named = Match("merchants", 2, seed=1, names=["Ada", "Żabka"])
    return [*found, named.record(), named.branch(12, seed=1).record(), Match("toy", 3, seed=2).branch(4).record()]


RECORDS = valid_records()
RECORD = next(record for record in RECORDS if "\ngame merchants\n" in record)


def assert_refused_or_sound(text: str) -> None:
    """Either a refusal, or a match whose record reads back as the same match."""
    match = attempt(lambda: Match.read(text))
    if match is None:
        return
    written = match.record()
    again = Match.read(written)
    assert again.record() == written
    assert whole(again) == whole(match)


@pytest.mark.parametrize("text", RECORDS, ids=range(len(RECORDS)))
def test_a_record_reads_back_as_it_was(text: str) -> None:
    assert Match.read(text).record() == text
    assert str(parse(text)) == text


@given(mutations.texts(RECORDS))
def test_a_record_made_wrong_is_refused_or_sound(text: str) -> None:
    assert_refused_or_sound(text)


@given(
    st.one_of(
        st.text(), st.text().map(lambda rest: f"{FORMAT}\n{rest}"), st.binary().map(lambda b: b.decode("latin-1"))
    )
)
def test_any_text_is_refused_or_sound(text: str) -> None:
    assert_refused_or_sound(text)


@given(st.sampled_from(["version", "players", "settings", "catalogue", "names", "start", "game"]), st.data())
def test_any_value_in_the_header_is_refused_or_sound(key: str, data: st.DataObject) -> None:
    value = data.draw(st.one_of(st.text(), mutations.JSON.map(lambda value: str(value).replace("'", '"'))))
    lines = [line for line in RECORDS[-1].splitlines() if not line.startswith(f"{key} ")]
    lines.insert(data.draw(st.integers(1, 5)), f"{key} {value}")
    assert_refused_or_sound("\n".join(lines) + "\n")


@given(st.lists(st.one_of(st.sampled_from(RECORD.splitlines()), st.text(max_size=20)), max_size=12))
@example(["* first 0", "* card grain"])
def test_any_lines_after_a_header_are_refused_or_sound(lines: list[str]) -> None:
    header = RECORD.split("\n\n", 1)[0]
    assert_refused_or_sound("\n".join([header, "", *lines, ""]))


@each("text", *NO_TEXTS, *STRANGE_TEXTS, RECORD.encode(), "kantor record 2\n", FORMAT)
def test_what_is_no_record_is_refused(text: str) -> None:
    for read in (Match.read, Match.load):
        with pytest.raises(BadRecord):
            read(text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("game merchants", "game chess", "no game “chess”"),
        ("game merchants\n", "", "lacks the line “game”"),
        ("game merchants", "game merchants\ngame merchants", "Line 3"),
        ("game merchants", "colour red", "Line 2"),
        ("version 1", "version 2", "made with version 2"),
        ("version 1", "version one", "Line 3"),
        ("version 1", "version 1" + "0" * 5000, "Line 3"),
        ("players 2", "players 7", "2 to 4 players"),
        ("players 2", "players -2", "Line 4"),
        ("players 2", "players 3", "catalogue"),
        ("settings {}", 'settings {"x":1}', "no setting “x”"),
        ("settings {}", "settings []", "Line 5"),
        ("settings {}", "settings " + '{"a":' * 50_000, "Line 5"),
        ("settings {}", 'settings {"a":' + "9" * 5000 + "}", "Line 5"),
        ("settings {}", 'settings {}\nnames ["a"]', "a name for each"),
        ("settings {}", 'settings {}\nnames ["a","\\ud800"]', "Line 6"),
        ("settings {}", 'settings {}\nstart {"players":2}', "market"),
        ("settings {}", "settings {}\nstart " + "[" * 50_000, "Line 6"),
        ("catalogue ", "catalogue x", "belong to catalogue x"),
        ("* first ", "* last ", "Move 1 of the record"),
        ("* first 0", "* first 2", "Move 1 of the record"),
        ("* first ", "0 first ", "Move 1 of the record"),
        ("* first ", "first ", "Line 8"),
        ("* first ", "1000 first ", "Line 8"),
        ("* first ", "² first ", "Line 8"),
    ],
)
def test_a_record_that_is_wrong_says_where(old: str, new: str, why: str) -> None:
    text = RECORD.replace("* first 1", "* first 0")
    assert old in text
    with pytest.raises(BadRecord, match=why):
        Match.read(text.replace(old, new, 1))


def test_an_illegal_move_in_a_record_names_its_rule() -> None:
    match = Match("merchants", 2, seed=1)
    with pytest.raises(BadRecord, match=f"Move {match.ply + 1} .*loading-first"):
        Match.load(f"{match.record()}{match.actors[0]} draw\n")


def test_spaces_and_line_ends_do_not_matter() -> None:
    text = RECORD.replace("\n", " \r\n").replace("* ", "  *  ")
    assert Match.read(text).record() == RECORD


def test_a_record_goes_on_with_fresh_chance() -> None:
    header, moves = RECORD.split("\n\n", 1)
    begun = f"{header}\n\n{moves.splitlines()[0]}\n"
    assert len({Match.load(begun).record() for _ in range(5)}) > 1
    assert Match.load(begun, seed=4).record() == Match.load(begun, seed=4).record()
    assert all(Match.load(begun).record().startswith(begun) for _ in range(5))


def test_a_start_position_must_agree_with_the_header() -> None:
    branch = Match("toy", 3, seed=2, settings={"goal": 4}).branch(4).record()
    assert Match.read(branch).setup.settings["goal"] == 4
    with pytest.raises(BadRecord, match="disagree"):
        Match.read(branch.replace('settings {"burn":false,"goal":4}', 'settings {"burn":false,"goal":3}', 1))

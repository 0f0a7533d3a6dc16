"""The command line: what it prints, and how it refuses."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kantor
from kantor.cli import run
from kantor.core.rulebook import rule_ids


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = kantor.Match("merchants", players=2, seed=3, names=["Ala", "Bo"])
    while match.actors:
        match.play(match.actors[0], match.options(match.actors[0])[-1])
    path = tmp_path / "match.record"
    path.write_text(match.record(), encoding="utf-8")
    return path


def test_version_says_whether_the_engine_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    kind = "compiled" if kantor.COMPILED else "uncompiled"
    assert capsys.readouterr().out == f"kantor {kantor.__version__} ({kind})\n"


def test_help_speaks_the_users_language(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert run([]) == 0
    assert "merchant board games" in capsys.readouterr().out
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert run(["simulate", "--help"]) == 0
    assert "Ile partii" in capsys.readouterr().out
    assert run(["simulate", "--help", "--lang", "en"]) == 0
    assert "Number of games" in capsys.readouterr().out


def test_simulate_tells_who_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "merchants", "--games", "4", "--players", "3", "--bots", "greedy,random"]) == 0
    shown = capsys.readouterr()
    assert "greedy" in shown.out
    assert "100.0%" in shown.out
    assert "4/4" in shown.err


def test_simulate_prints_json_alone_on_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "merchants", "--games", "3", "--bots", "random", "--seed", "9", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["players"], found["games"], found["seed"], found["unfinished"]) == (
        "merchants",
        2,
        3,
        9,
        0,
    )
    assert [tally["bot"] for tally in found["bots"]] == ["random", "random"]


def test_bench_prints_what_outside_tests_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--json", "--seconds", "0.05"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["compiled"] is kantor.COMPILED
    assert set(found["games"]) == set(kantor.GAMES)
    for speed in found["games"].values():
        assert set(speed) == {"players", "decisions_per_s", "moves_per_s", "games_per_s", "copies_per_s"}
        assert all(value > 0 for value in speed.values())
    assert run(["bench", "merchants", "--seconds", "0.02"]) == 0
    assert "merchants" in capsys.readouterr().out


def test_replay_tells_the_whole_match_where_nobody_can_press_keys(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", str(record), "--all"]) == 0
    shown = capsys.readouterr().out
    assert "Ala loads cloth." in shown
    assert "The last card is drawn" in shown
    assert run(["replay", str(record), "--all", "--lang", "pl"]) == 0
    assert "Ala ładuje tkaniny." in capsys.readouterr().out


def test_replay_steps_by_keys(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    last = kantor.Match.read(record.read_text(encoding="utf-8")).ply
    keys = iter(" bGgtTq")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("typer.getchar", lambda: next(keys))
    assert run(["replay", str(record)]) == 0
    plies = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Ply ")]
    shown = [int(line.split()[1]) for line in plies]
    assert shown[:5] == [0, 1, 0, last, 0]
    assert shown[6] < shown[5]


def test_the_rulebook_is_shown_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "merchants"]) == 0
    assert "The first player is drawn by lot." in capsys.readouterr().out
    assert run(["rules", "merchants", "--lang=pl"]) == 0
    assert "Pierwszego gracza wyznacza los." in capsys.readouterr().out


def test_one_rule_is_shown_with_its_section(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "merchants", "--rule", "shared-win"]) == 0
    shown = capsys.readouterr().out
    assert "The end" in shown
    assert "Getting ready" not in shown


@pytest.mark.parametrize("game", kantor.GAMES)
def test_the_rulebook_as_json_has_the_rules_of_each_section(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "pl"):
        assert run(["rules", game, "--json", f"--lang={language}"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["game"], told["language"]) == (game, language)
        assert all(section["text"] or not section["rules"] for section in told["sections"])
        assert sorted(rule for section in told["sections"] for rule in section["rules"]) == sorted(
            rule_ids(kantor.GAMES[game])
        )


BAD = [
    ["nothing"],
    ["--nothing"],
    ["--lang", "xx"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "merchants", "--players", "9"],
    ["simulate", "merchants", "--players", "two"],
    ["simulate", "merchants", "--games", "0"],
    ["simulate", "merchants", "--games", "-5"],
    ["simulate", "merchants", "--jobs", "0"],
    ["simulate", "merchants", "--seed", "99999999999999999999"],
    ["simulate", "merchants", "--bots", ""],
    ["simulate", "merchants", "--bots", "nobody"],
    ["simulate", "merchants", "--bots", "os:path"],
    ["simulate", "merchants", "--bots", "random,random,random"],
    ["simulate", "merchants", "--set", "colour"],
    ["simulate", "merchants", "--set", "colour=red"],
    ["bench", "chess"],
    ["bench", "merchants", "--players", "7"],
    ["bench", "--seconds", "0"],
    ["rules", "chess"],
    ["rules", "merchants", "--rule", "chess"],
    ["serve", "--port", "99999"],
    ["serve", "--port", "door"],
    ["replay"],
    ["replay", "no-such-file.record"],
    ["replay", "."],
    ["replay", __file__],
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_bad_input_gets_one_clear_line_and_code_2(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert run(arguments) == 2
    shown = capsys.readouterr()
    lines = [line for line in shown.err.splitlines() if line.strip()]
    assert shown.out == ""
    assert len(lines) == 1
    assert lines[0].startswith("kantor: ")
    assert "Traceback" not in lines[0]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "picture.record"
    binary.write_bytes(bytes(range(256)))
    assert run(["replay", str(binary)]) == 2
    assert "A record is a text." in capsys.readouterr().err


def test_a_reader_that_closes_the_pipe_gets_no_complaint() -> None:
    command = [sys.executable, "-m", "kantor.cli", "rules", "merchants"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ))
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    trouble = process.stderr.read().decode()
    process.stderr.close()
    process.wait()
    assert trouble == ""


def test_planes_names_every_number_of_an_observation(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["planes", "merchants", "--players", "3"]) == 0
    shown = capsys.readouterr().out
    assert "the observer's cards" in shown
    assert "seat +2: coins" in shown
    assert run(["planes", "merchants", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found[0]["name"] == "decision"
    assert len(found[0]["cells"]) == 6

"""``resume``, and what stands in the way of a game in the terminal."""

import json
import sqlite3
from pathlib import Path

import pytest

from kit.screens.cli_run import Run
from seabattle.speech import LANGUAGES

QUICK = ("--plain", "--against", "scatter")


def test_a_game_that_was_left_goes_on(run: Run, typed: list[str]) -> None:
    """The computer has not moved again, and the log is whole."""
    typed += ["", "A1", "quit"]
    left = run("play", "classic", *QUICK, "--name", "Anna")
    typed += ["log", "quit"]

    resumed = run("resume", "--plain")

    assert left.code == resumed.code == 0
    story = [line for line in left.out.splitlines() if " at " in line and line[-1] == "!"]
    assert story
    again = [line for line in resumed.out.splitlines() if " at " in line and line[-1] == "!"]
    assert again[-len(story) :] == story


def test_games_are_listed_with_who_plays_and_when(run: Run, typed: list[str]) -> None:
    """The last one played comes first, for people and for programs."""
    run("play", "classic", *QUICK, "--name", "Anna")
    run("play", "--plain", "--people", "2", "--name", "Bruno")

    text = run("resume", "--list").out
    listed = json.loads(run("resume", "--json").out)

    assert [each["variant"] for each in listed] == ["sea-battle", "classic"]
    assert [each["names"] for each in listed] == [["Bruno", ""], ["Anna", "scatter"]]
    first, second, *_ = text.splitlines()
    assert first.startswith(listed[0]["match"] + "  Sea battle: Bruno, Player 2. Last played 2")
    assert "Anna, Gunner" in second


@pytest.mark.parametrize(
    ("lang", "rank"), [("en", "Admiral 2"), ("it", "Ammiraglio 2"), ("ru", "Адмирал 2")]
)
def test_the_computer_is_listed_by_its_rank(run: Run, lang: str, rank: str) -> None:
    """People do not know what a colon in a name is for."""
    run("play", "classic", "--plain", "--against", "admiral:2")

    listed = run("resume", "--list", "--lang", lang).out

    assert rank in listed
    assert "admiral:2" not in listed


def test_a_game_is_called_by_the_beginning_of_its_name(run: Run, typed: list[str]) -> None:
    """Players do not type sixteen letters."""
    run("play", "classic", *QUICK)
    run("play", "salvo", *QUICK)
    salvo, classic = json.loads(run("resume", "--json").out)
    typed += ["quit"]

    assert "Classic" in run("resume", classic["match"][:6], "--plain").out
    assert salvo["variant"] == "salvo"
    many = run("resume", "")
    assert many.code == 2
    assert "Several games begin with" in many.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_to_resume_is_said_in_a_sentence(run: Run, lang: str) -> None:
    """And what to do instead; for the list it is no mistake."""
    alone, named = run("resume", "--lang", lang), run("resume", "abc", "--lang", lang)
    listed = run("resume", "--list", "--lang", lang)

    assert (alone.code, named.code, listed.code) == (2, 2, 0)
    assert "seabattle play" in alone.err
    assert "abc" in named.err
    assert listed.out == alone.err


def test_what_the_fleet_was_kept_as_is_there_in_the_next_game(run: Run, typed: list[str]) -> None:
    """A fleet is drawn, put right, saved and loaded by name."""
    typed += ["load", "save", "save my fleet", "quit"]
    first = run("play", "classic", *QUICK).out
    typed += ["load", "load yours", "load my fleet", "quit"]

    second = run("play", "classic", *QUICK).out

    assert "No fleet is kept for these rules." in first
    assert 'Say a name as well, as in "save A".' in first
    assert "The fleet is kept as my fleet." in first
    assert "Fleets you have kept: my fleet." in second
    assert "There is no fleet called yours." in second
    assert fleet_in(first) == fleet_in(second)


def fleet_in(said: str) -> list[str]:
    """The last fleet that was shown."""
    return [line for line in said.splitlines() if line[:1].isdigit()][-5:]


def test_a_fleet_is_put_right_ship_by_ship(run: Run, typed: list[str]) -> None:
    """By hand to begin with, then moved and turned; what does not fit is explained."""
    typed += ["hand", "A1 A5", "C1 C4", "E1 E3", "G1 G3", "I1 I2"]
    typed += ["1 A6 A10", "turn 5", "turn 1", "turn 9", "7 A1", "2 A7 A10", "quit"]

    said = run("play", "classic", *QUICK).out

    assert "1: carrier, A6 to A10" in said
    assert "5: destroyer, I1 to J1" in said
    assert said.count("There is no ship") == 2
    refusals = [line for line in said.splitlines() if line.startswith("  ")]
    assert any("A7: battleship and carrier" in line for line in refusals)
    assert "1: carrier, A6 to E6" in said, "nothing is in the way of that turn"


def test_people_who_are_too_many_are_told_so(run: Run) -> None:
    """Two seats are two seats; a round game grows with its players."""
    assert "has 2 seats" in run("play", "classic", "--people", "3").err
    assert run("play", "classic", "--people", "3").code == 2


def test_a_round_game_has_a_seat_for_each_player_at_the_keyboard(
    run: Run, typed: list[str]
) -> None:
    """Players should not have to count twice."""
    typed += [""] * 13

    outcome = run("play", "forum", *QUICK, "--people", "5")

    assert outcome.code == 0
    assert "Pass the keyboard to Player 5." in outcome.out


@pytest.mark.parametrize("answers", [["quit"], ["", "", "quit"]], ids=["at-once", "passing-on"])
def test_people_can_leave_while_the_keyboard_is_passed_on(
    run: Run, typed: list[str], answers: list[str]
) -> None:
    """No question is a trap."""
    typed += answers

    outcome = run("play", "classic", "--plain", "--people", "2")

    assert outcome.code == 0
    assert "You have left the table." in outcome.out
    assert not typed
    assert "Your fleet could lie like this:" not in outcome.out.splitlines()[-3:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_data_folder_in_use_is_said_so(
    run: Run, typed: list[str], home: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Another program that does not let go of the file must not cost a traceback."""
    monkeypatch.setattr("seabattle.store.sqlite.sqlite_file.WAITING_SECONDS", 0.1)
    run("play", "classic", *QUICK)
    busy = sqlite3.connect(home / "games.db", isolation_level=None)
    busy.execute("BEGIN EXCLUSIVE")

    outcome = run("play", "classic", *QUICK, "--lang", lang)

    busy.close()
    assert outcome.code == 2
    assert "games.db" in outcome.err
    assert len(outcome.err.splitlines()) == 1


def test_a_damaged_file_is_said_so(run: Run, home: Path) -> None:
    """A player who cannot play should know which file to mend."""
    home.mkdir(parents=True)
    (home / "games.db").write_bytes(b"no database at all" * 100)

    outcome = run("play", "classic", *QUICK)

    assert outcome.code == 2
    assert "games.db" in outcome.err
    assert "Traceback" not in outcome.err


def test_a_damaged_game_is_said_so_and_others_go_on(run: Run, typed: list[str], home: Path) -> None:
    """One bad page must not cost all games."""
    typed += ["", "A1", "quit"]
    run("play", "salvo", *QUICK)
    run("play", "classic", *QUICK)
    classic, salvo = json.loads(run("resume", "--json").out)
    with sqlite3.connect(home / "games.db") as file:
        file.execute("UPDATE pages SET body = 'x' WHERE match = ?", (salvo["match"],))
    file.close()

    outcome = run("resume", salvo["match"])

    assert outcome.code == 2
    assert salvo["match"] in outcome.err
    assert run("resume", classic["match"], "--plain").code == 0


def test_a_folder_that_cannot_be_made_is_said_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in place of the folder is a mistake of the user, and easily mended."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))

    outcome = run("play", "classic", *QUICK)

    assert outcome.code == 2
    assert "cannot be made" in outcome.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "classik"), "classic"),  # codespell:ignore clasic
        (("play", "--against", "amiral"), "admiral"),
        (("play", "--match", "77a57997ff5fc964"), "--server"),
        (("play", "--match", "what is this"), "what is this"),
        (("play", "--server", "http://127.0.0.1:1", "--people", "2"), "--people"),
        (("play", "--server", "http://127.0.0.1:1"), "http://127.0.0.1:1"),
        (("play", "--server", "127.0.0.1:1"), "127.0.0.1:1"),
        (("play", "--people", "0"), "people"),
        (("resume", "--plain", "--nonsense"), "nonsense"),
    ],
    ids=["variant", "bot", "nowhere", "link", "people", "server", "address", "nobody", "option"],
)
def test_what_cannot_be_is_answered_with_a_sentence_and_code_two(
    run: Run, arguments: tuple[str, ...], said: str
) -> None:
    """A typing error should cost one look."""
    outcome = run(*arguments)

    assert outcome.code == 2
    assert said in outcome.err
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize("command", ["play", "resume"])
def test_help_has_examples(run: Run, command: str) -> None:
    """Readers of the help want to copy a line."""
    outcome = run(command, "--help")

    assert outcome.code == 0
    assert f"  seabattle {command}" in outcome.out
    assert "--plain" in outcome.out

"""Matches on a real server, played line by line from real terminals."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kit.screens.cli_run import Run
from kit.screens.typist import Typist
from kit.servers.loopback_server import LoopbackServer, share_loopback_server
from seabattle.records import read_record
from seabattle.rules import Ruleset, load_variant, settle

SMALL = """
name = "small"

[title]
en = "Small sea"

[grid]
rows = 4
columns = 4

[sea]
touching = "freely"

[[fleet]]
name = "destroyer"
count = 1
shapes = ["##"]

[turn]
order = "alternate"
begins = "lot"
again_after = "never"
"""
"""Custom rules, under which a game is soon over."""


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """A server that the tests of this file share."""
    with share_loopback_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A rule file."""
    file = tmp_path / "small.toml"
    file.write_text(SMALL)
    return file


def ruleset_of(rules: Path) -> Ruleset:
    """The rules in a file."""
    return settle(load_variant(str(rules)))


def test_two_terminals_play_by_a_link_and_a_third_watches(
    port: LoopbackServer, tmp_path: Path, rules: Path
) -> None:
    """From laying the table by rules of one's own to the record of the finished game."""
    url, ruleset = f"http://127.0.0.1:{port.number}", ruleset_of(rules)
    file = tmp_path / "game.jsonl"
    anna = Typist(
        tmp_path / "anna",
        ruleset,
        *("play", str(rules), "--server", url, "--plain", "--name", "Anna", "--save", str(file)),
    )
    link = anna.wait_for_words("/join/")
    match = link.split("/")[-2]
    vera = Typist(tmp_path / "vera", ruleset, "play", "--match", f"{url}/match/{match}", "--watch")
    bruno = Typist(
        tmp_path / "bruno", ruleset, "play", "--plain", "--match", link, "--name", "Bruno"
    )

    with ThreadPoolExecutor(3) as hands:
        list(hands.map(Typist.play, (anna, bruno, vera)))

    assert (anna.code, bruno.code, vera.code) == (0, 0, 0), (anna.lines, bruno.lines, vera.lines)
    assert any(line.startswith("Only this machine can open the link.") for line in anna.lines)
    assert "The others see you as Anna." in anna.lines
    assert "Anna sits down." in vera.lines
    winners = [each for each in (anna, bruno) if any("You win" in line for line in each.lines)]
    assert len(winners) == 1
    assert any("wins: no other fleet is afloat." in line for line in vera.lines)
    assert read_record(file.read_bytes()).names == ("Anna", "Bruno")


def test_a_terminal_that_is_killed_comes_back_to_its_seat(
    port: LoopbackServer, tmp_path: Path, rules: Path
) -> None:
    """With the line that was read on leaving, or the link once more."""
    url, ruleset = f"http://127.0.0.1:{port.number}", ruleset_of(rules)
    anna = Typist(tmp_path / "anna", ruleset, "play", str(rules), "--server", url, "--plain")
    link = anna.wait_for_words("/join/")
    bruno = Typist(tmp_path / "bruno", ruleset, "play", "--plain", "--match", link)
    anna.play(1)
    anna.wait_for_words("Your fleet is in place.")
    anna.kill()

    again = Typist(tmp_path / "anna", ruleset, "play", "--plain", "--server", url, "--match", link)
    with ThreadPoolExecutor(2) as hands:
        list(hands.map(Typist.play, (again, bruno)))

    assert (again.code, bruno.code) == (0, 0), (again.lines, bruno.lines)
    assert "Your fleet is in place." in again.lines
    assert sum("You win" in line for line in again.lines + bruno.lines) == 1


def test_a_waiting_player_may_look_around_and_leave(port: LoopbackServer, tmp_path: Path) -> None:
    """While the other thinks one can read, ask, and go, and is told how to come back."""
    url, ruleset = f"http://127.0.0.1:{port.number}", settle(load_variant("salvo"))
    anna = Typist(tmp_path / "anna", ruleset, "play", "salvo", "--server", url, "--plain")
    anna.play(1)
    anna.wait_for_words("Waiting for Player 2.")

    anna.type("ships")
    anna.wait_for_words(", afloat: 1 carrier")
    anna.type("pass")
    anna.wait_for_words("  Play has not begun.")
    anna.type("quit")

    assert anna.wait_for_question() is None
    assert anna.code == 0
    assert any(f"seabattle play --server {url} --match" in line for line in anna.lines)


def test_a_player_who_is_sent_away_goes_on_watching(port: LoopbackServer, tmp_path: Path) -> None:
    """The host wants another player; the screen says so, and nothing breaks."""
    url, ruleset = f"http://127.0.0.1:{port.number}", settle(load_variant("salvo"))
    anna = Typist(tmp_path / "anna", ruleset, "play", "salvo", "--server", url, "--plain")
    link = anna.wait_for_words("/join/")
    bruno = Typist(
        tmp_path / "bruno", ruleset, "play", "--plain", "--match", link, "--name", "Bruno"
    )
    anna.play(1)
    bruno.wait_for_question()

    anna.wait_for_words("Waiting for ")
    anna.type("dismiss")
    anna.wait_for_words("Say whom, by number: ")
    anna.type("dismiss 2")

    bruno.wait_for_words("The seat of Bruno is free again.")
    bruno.type("A1")
    bruno.wait_for_words('"quit": leave; the game is kept')
    bruno.type("quit")
    assert bruno.wait_for_question() is None
    assert bruno.code == 0
    anna.kill()


def test_a_match_that_is_not_there_and_a_used_link_are_refused(
    port: LoopbackServer, run: Run
) -> None:
    """The server's own sentence is passed on."""
    url = f"http://127.0.0.1:{port.number}"

    outcome = run("play", "--server", url, "--match", "0" * 16, "--lang", "it")

    assert outcome.code == 2
    assert outcome.err.startswith("Il server ha rifiutato")

"""``play``: whole games at the prompt."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.screens.cli_run import Run
from seabattle.cli.line_mode.online_game import OnlineGame
from seabattle.game.event import FleetPlaced
from seabattle.grid import Cell, Col, Row
from seabattle.records import read_record
from seabattle.rules import labels_of, load_variant, settle, variant_names


def every_cell(name: str) -> Iterator[str]:
    """The name of every cell, again and again, with a try at everything else between."""
    ruleset = settle(load_variant(name))
    labels = labels_of(ruleset)
    names = [labels.name(cell) for cell in ruleset.grid.cells()]
    for _ in range(40):
        for cell in names:
            yield cell
            if ruleset.victory.declared:
                yield from ("move 1", "declare", "pass")


@pytest.mark.parametrize("name", [name for name in variant_names() if name != "salvo"])
def test_a_whole_game_of_each_variant_can_be_typed(
    run: Run, typed: list[str], tmp_path: Path, name: str
) -> None:
    """Nothing but a keyboard is needed, and the game is on disk at the end."""
    typed += ["", *every_cell(name)]

    outcome = run("play", name, "--save", tmp_path / "game.jsonl")

    assert outcome.code == 0
    assert "won" in outcome.out or "win" in outcome.out
    record = read_record((tmp_path / "game.jsonl").read_bytes())
    assert record.names[0] == "Player 1"


def test_a_salvo_is_typed_on_one_line(run: Run, typed: list[str]) -> None:
    """As many cells as there are shots, with spaces between."""
    typed += ["", "A1 B2 C3", "A1 B2 C3 D4 E5", "quit"]

    outcome = run("play", "salvo")

    assert "5" in outcome.out
    assert "E5" in outcome.out


def test_special_actions_are_called_by_name(run: Run, typed: list[str]) -> None:
    """BN6–BN8 from the prompt, in the language of the game."""
    typed += ["", "radar B-2", "colpo-a-largo-raggio", "bombardamento-aereo A", "quit"]

    outcome = run("play", "battaglia-navale", "--lang", "it")

    assert "A-1 vuoto" in outcome.out or "A-1 nave" in outcome.out
    assert outcome.code == 0


def test_a_fleet_can_be_placed_by_hand(run: Run, typed: list[str], tmp_path: Path) -> None:
    """By the two ends of a ship; what does not fit is explained and asked again."""
    typed += [
        "h",
        "A1 A5",
        "A2 A4",
        "C1 C4",
        "B1",
        "E1 E3",
        "G1 G3",
        "I1 J2",
        "I1 I2",
        "",
        "resign",
    ]

    outcome = run("play", "classic", "--save", tmp_path / "game.jsonl")

    events = read_record((tmp_path / "game.jsonl").read_bytes()).events
    (placed,) = [each for each in events if isinstance(each, FleetPlaced) and each.seat == 0]
    assert [(ship.ship_class, len(ship.cells)) for ship in placed.ships] == [
        ("carrier", 5),
        ("battleship", 4),
        ("cruiser", 3),
        ("submarine", 3),
        ("destroyer", 2),
    ]
    assert placed.ships[0].cells[0] == Cell(Row(0), Col(0))
    refusals = [line for line in outcome.out.splitlines() if line.startswith("  ")]
    assert len(refusals) >= 2


def test_a_running_game_is_not_written_down(run: Run, typed: list[str], tmp_path: Path) -> None:
    """The record of a game that was left held the enemy's fleet, and a replay showed it."""
    file = tmp_path / "game.jsonl"
    typed += ["", "A1", "quit"]

    outcome = run("play", "classic", "--against", "scatter", "--save", file)

    assert not file.exists()
    assert f"Go on with “seabattle resume --save {file}”" in outcome.out

    typed += ["resign"]
    assert run("resume", "--plain", "--save", file).code == 0
    assert read_record(file.read_bytes()).names[1] == "scatter"


def test_russian_players_type_russian_letters(run: Run, typed: list[str]) -> None:
    """SB2: players in Russian have Cyrillic columns unless the table says otherwise."""
    typed += ["", "а1", "выход"]

    assert "А1" in run("play", "--lang", "ru").out


def test_a_dead_line_ends_the_game_without_noise(run: Run, typed: list[str]) -> None:
    """Closing the terminal is no error."""
    outcome = run("play")

    assert outcome.code == 0
    assert "Traceback" not in outcome.err


@pytest.mark.parametrize("wish", ["help", "rules", "board", "log", "move", "nonsense", "", "💥"])
def test_any_line_is_answered(run: Run, typed: list[str], wish: str) -> None:
    """The game goes on after any line."""
    typed += ["", wish, "quit"]

    outcome = run("play", "classic-bonus")

    assert outcome.code == 0
    assert "You have left the table." in outcome.out


def test_an_unknown_opponent_is_answered_with_those_there_are(run: Run) -> None:
    """A typing error should cost one look."""
    outcome = run("play", "--against", "admirall")

    assert outcome.code == 2
    assert "admiral" in outcome.err


@pytest.mark.parametrize("name", ["You", "Computer", "Вы", "tu"])
def test_a_word_that_is_no_name_is_refused_kindly(run: Run, typed: list[str], name: str) -> None:
    """With such a name every sentence of the record would be wrong."""
    outcome = run("play", "--name", name)

    assert outcome.code != 0
    assert f"{name} says who somebody is at the table" in outcome.err
    assert "Traceback" not in outcome.err


def test_a_table_on_a_server_is_asked_for_in_words_that_older_servers_know(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They refuse what they do not know, so what is new is said only where it is wanted."""
    asked: list[Any] = []

    async def note(game: OnlineGame, wanted: Any, *_: Any) -> None:
        asked.append(wanted)

    monkeypatch.setattr(OnlineGame, "play", note)
    for more in ((), ("--sealed",)):
        assert run("play", "sea-battle", "--server", "http://127.0.0.1:1", *more).code == 0
    usual, sealed = asked

    assert set(usual) <= {"id", "variant", "seats", "hints", "grid", "labels", "listed", "lang"}
    assert sealed["sealed"] is True

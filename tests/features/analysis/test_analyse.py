"""``analyse``, and games kept by ``arena``."""

from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from kit.games.bot_game import bout, table
from kit.screens.cli_run import Run
from seabattle.bots import find_bot
from seabattle.records import read_record, write_record
from seabattle.rules import LANGUAGES


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between Anna and Boris."""
    file = tmp_path_factory.mktemp("analysed") / "game.jsonl"
    bots = [find_bot("surveyor")(1), find_bot("hunter")(2)]
    file.write_bytes(write_record(bout(table("classic"), 2, bots)))
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_sides_get_a_verdict(run: Run, game: Path, lang: str) -> None:
    """In words, with every move listed."""
    done = run("analyse", game, "--lang", lang)

    assert done.code == 0
    assert done.out.count("Anna") > 20
    assert done.out.count("Boris") > 20
    assert "surveyor" in done.out.splitlines()[0]


def test_programs_get_numbers(run: Run, game: Path) -> None:
    """The verdicts add up."""
    done = run("analyse", game, "--json")
    found = json.decode(done.out)

    assert found["unit"] == "shots"
    for side in found["sides"]:
        saved = side["expected"] - side["result"]
        assert side["luck"] + side["skill"] == pytest.approx(saved)
    assert len(found["moves"]) == sum(side["moves"] for side in found["sides"])


def test_a_running_game_is_not_analysed(run: Run, game: Path, tmp_path: Path) -> None:
    """A player who writes a running game down learns nothing by it."""
    running = tmp_path / "running.jsonl"
    record = read_record(game.read_bytes())
    running.write_bytes(write_record(replace(record, entries=record.entries[:9])))

    assert run("analyse", running).code == 2


def test_the_arena_keeps_every_game(run: Run, tmp_path: Path) -> None:
    """Each as a record of its own, with the bots by their names."""
    folder = tmp_path / "games"
    done = run(
        "arena", "--variant", "classic", "--bots", "hunter,scatter", "--games", "2",
        "--records", folder,
    )  # fmt: skip

    assert done.code == 0
    kept = sorted(folder.iterdir())
    assert [file.name for file in kept] == ["game-000001.jsonl", "game-000002.jsonl"]
    names = [read_record(file.read_bytes()).names for file in kept]
    assert names == [("hunter", "scatter"), ("scatter", "hunter")]
    assert all(read_record(file.read_bytes()).over for file in kept)

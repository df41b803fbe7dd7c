"""The page about writing a bot of one's own."""

import re
from pathlib import Path
from typing import Any

import pytest

from seabattle.cli import main
from seabattle.testing import check_bot

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def _blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_bot_of_the_page_passes_the_kit() -> None:
    """An author who copies it should begin with something that works."""
    names: dict[str, Any] = {}
    exec(compile(_blocks("python")[0], "bots.md", "exec"), names)

    check_bot(names["MyBot"])


def test_the_game_of_the_page_comes_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    """An author who copies it should see a game end, not a traceback."""
    (game,) = [block for block in _blocks("python") if "Match(" in block]
    exec(compile(game, "bots.md", "exec"), {})

    assert "vin" in capsys.readouterr().out.lower()


def test_the_command_lines_of_the_page_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With fewer games than the page asks for."""
    (tmp_path / "mybot.py").write_text(_blocks("python")[0])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for line in "".join(_blocks("sh")).splitlines():
        command, _, file = line.partition(" > ")
        words = re.sub(r"--games \d+", "--games 2", command).split()

        assert words[0] == "seabattle"
        assert main(words[1:]) == 0, line
        said = capsys.readouterr().out
        assert "MyBot" in said or file
        if file:
            Path(file).write_text(said)

"""The README: what a stranger meets first, and copies."""

import json
import re
from pathlib import Path

import pytest

from seabattle.cli import main
from seabattle.cli.command_line import build_app

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def readme_blocks(language: str) -> list[str]:
    """Every block of code in a language."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def readme_commands() -> list[list[str]]:
    """Every line of the README that begins with the program, without it and its remark."""
    lines = "".join(readme_blocks("sh")).splitlines()
    return [line.partition(" #")[0].split()[1:] for line in lines if line.startswith("seabattle")]


def _program() -> set[str]:
    return {name for name in build_app() if not name.startswith("-")}


def test_every_command_of_the_program_is_listed() -> None:
    """Users find a command on this list or not at all, unless they ask for help."""
    assert "play" in _program()
    assert not _program() - {words[0] for words in readme_commands() if words}


@pytest.mark.parametrize(
    "words",
    [words for words in readme_commands() if words and words[0] in _program()],
    ids=" ".join,
)
def test_a_command_line_can_be_given_as_it_stands(words: list[str]) -> None:
    """An option that was renamed must not live on here."""
    build_app().parse_args(words, exit_on_error=False, print_error=False)


def test_the_bot_has_twelve_lines_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A reader who copies it should see a bot play, not a traceback."""
    (block,) = readme_blocks("python")
    assert len([line for line in block.splitlines() if line]) == 12

    (tmp_path / "chequers.py").write_text(block, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    (arena,) = [
        words for words in readme_commands() if words[:1] == ["arena"] and "./" in str(words)
    ]
    arena[arena.index("--games") + 1] = "2"
    assert main([*arena, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)["report"]
    assert report["games"] == 2
    assert report["faults"] == []


def test_a_picture_comes_before_the_first_command() -> None:
    """A stranger wants to see what it is before being told how to start it."""
    assert README.index("](docs/screenshots/") < README.index("```sh")

"""The examples of the README."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_the_python_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever copies it should see a game end, not a traceback."""
    blocks = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)

    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "vin" in capsys.readouterr().out.lower()


def test_every_link_leads_somewhere() -> None:
    """A dead link is the first thing a stranger meets."""
    for target in re.findall(r"\]\((?!http)([^)#]+)", README.read_text("utf-8")):
        assert (README.parent / target).exists(), target

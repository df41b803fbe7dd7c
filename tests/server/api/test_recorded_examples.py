import resource
import subprocess
import sys
from pathlib import Path

from kit.servers.handwritten_examples import HANDWRITTEN
from seabattle.server.api_examples import FILE
from seabattle.server.run.asgi_app import OPERATIONS

TESTS = Path(__file__).parents[2]

MOST_SECONDS = 10.0
"""Processor time of one recording."""


def used_seconds() -> float:
    """Processor time of all programs that this process has waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_the_examples_are_what_a_server_answers_today(tmp_path: Path) -> None:
    """An example that is not recorded anew may show fields that are gone."""
    fresh, before = tmp_path / "examples.json", used_seconds()
    subprocess.run(
        [sys.executable, "-m", "kit.servers.api_recording", str(fresh)], cwd=TESTS, check=True
    )
    assert fresh.read_text("utf-8") == FILE.read_text("utf-8"), "run scripts/docs"
    assert used_seconds() - before < MOST_SECONDS


def test_most_examples_are_recorded() -> None:
    """A table of exceptions that grows is a file edited by hand under another name."""
    handwritten = [endpoint for some in HANDWRITTEN.values() for endpoint in some]
    known = {f"{each.method} {each.path}" for each in OPERATIONS}
    assert len(handwritten) == len(set(handwritten))
    assert set(handwritten) <= known
    assert len(handwritten) <= 0.2 * len(known)

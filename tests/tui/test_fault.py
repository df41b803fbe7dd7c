"""A fault of the program itself: told, kept for its developers, and the terminal as before."""

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest

PLANTED = """
import sys
from seabattle.cli import main
from seabattle.tui.pages.start_page import StartPage

def show_rules(self):
    fleet = "A1 A2 A3 A4 of the enemy"
    raise ValueError(fleet)

def show_rules_in_worker(self):
    self.run_worker(fail_later)

async def fail_later():
    fleet = "A1 A2 A3 A4 of the enemy"
    raise ValueError(fleet)

StartPage.action_rules = {function}
sys.exit(main([]))
"""

SAID = {
    "en": "Sea Battle has a fault",
    "it": "La battaglia navale ha un difetto",
    "ru": "обнаружилась ошибка",
}


def _crash(home: Path, lang: str, function: str) -> tuple[str, int | None, bool]:
    """Run the program with a fault behind F3: what it writes, how it ends, whether it echoes."""
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(home),
        "SEABATTLE_LANG": lang,
        "TERM": "xterm-256color",
    }
    terminal = pexpect.spawn(
        sys.executable,
        ["-c", PLANTED.format(function=function)],
        env=environment,
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 80),
    )
    terminal.expect("F3")
    terminal.send("\x1b[B")
    terminal.send("\x1bOR")
    terminal.expect(pexpect.EOF)
    echoes = terminal.getecho()
    terminal.close()
    return str(terminal.before), terminal.exitstatus, echoes


@pytest.mark.parametrize(
    ("lang", "function"),
    [("en", "show_rules"), ("it", "show_rules_in_worker"), ("ru", "show_rules")],
)
def test_a_fault_is_told_and_kept_and_the_terminal_restored(
    tmp_path: Path, lang: str, function: str
) -> None:
    """It used to end with 0, after a traceback with everything that the functions held."""
    written, code, echoes = _crash(tmp_path, lang, function)

    (report,) = (tmp_path / "seabattle" / "faults").iterdir()
    kept = report.read_text("utf-8")
    assert code == 1
    assert SAID[lang] in written
    assert report.name in re.sub(r"\s", "", written)
    assert echoes
    assert written.rindex("\x1b[?1049l") > written.rfind("\x1b[?1049h")
    assert written.rindex("\x1b[?1000l") > written.rfind("\x1b[?1000h")
    assert "pages Screen StartPage\nkeys down f3\n" in kept
    assert "builtins.ValueError" in kept
    assert "A1 A2" not in kept + written
    assert report.stat().st_mode & 0o777 == 0o600

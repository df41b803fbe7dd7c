"""Opening the program on the terminal, with nothing imported that it does not need."""

import os
import sys

from seabattle.cli.terminal.system_language import system_language


def is_terminal() -> bool:
    """Whether somebody sits at a screen that a cursor can be moved on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def open_program(
    lang: str | None = None, *, ascii_only: bool = False, match: str | None = None
) -> int:
    """Open the program, perhaps at a game that is kept, and come back with the exit code."""
    from seabattle.tui import ProgramOptions, run

    return run(ProgramOptions(lang, ascii_only, match=match, system_language=system_language()))

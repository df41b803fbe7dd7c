"""Opening the program on the terminal, with nothing imported that it does not need.

What is imported here is imported before Ctrl-C has an answer, so it must be next to nothing.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

ORDINARY_SCREEN = (
    "".join(f"\x1b[?{mode}l" for mode in (1000, 1002, 1003, 1006, 1015, 1016, 2004, 1004, 1049))
    + "\x1b[?7h\x1b[?25h"
)
"""No mouse, no bracketed paste, no word of focus, no second screen; lines that wrap, a cursor."""


def occupy_closed_streams() -> None:
    """Put nothing where a standard stream was closed.

    The next file that is opened would take its number: what is typed would be read from a
    database, and what is said written into it.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # The lowest free number is given, and that is this one.
            os.open(os.devnull, os.O_RDWR)


def is_terminal() -> bool:
    """Whether the program runs at a terminal whose cursor can be moved."""
    if sys.stdin is None or sys.stdout is None:
        return False
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def open_program(
    lang: str | None = None, *, ascii_only: bool = False, match: str | None = None
) -> int:
    """Open the program, perhaps at a game that is kept, and come back with the exit code."""
    from seabattle.cli.feature_switch import register_clients
    from seabattle.terminal.system_language import system_language
    from seabattle.tui import ProgramCrashed, ProgramOptions, run

    register_clients()
    options = ProgramOptions(lang, ascii_only, match=match, system_language=system_language())
    try:
        with restore_terminal():
            return run(options)
    except ProgramCrashed as crash:
        from seabattle.cli.fault_report import tell_fault

        fault = crash.__cause__
        assert isinstance(fault, Exception)
        about = (f"pages {' '.join(crash.pages)}", f"keys {' '.join(crash.keys)}")
        return tell_fault(fault, crash.lang, about)


@contextmanager
def restore_terminal() -> Iterator[None]:
    """Restore the terminal after a fault: its lines, its echo, no mouse.

    Textual does so as it ends; this is for the case that its ending is at fault.
    """
    try:
        import termios
    except ImportError:
        # Windows gives every program a console as it should be.
        yield
        return
    before = termios.tcgetattr(sys.stdin.fileno())
    try:
        yield
    except Exception:
        sys.stdout.write(ORDINARY_SCREEN)
        sys.stdout.flush()
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, before)
        raise

"""The command line: the one place where everything is put together.

Commands are imported when one is given (lazily), so that a player waits for no other import.
"""

import sys
from collections.abc import Sequence

INTERRUPTED = 130
"""The exit code that a shell gives a program ended by Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; bare, on a terminal, open the program.

    Returns the exit code.
    """
    code = _run(list(sys.argv[1:] if arguments is None else arguments))
    if code == INTERRUPTED:
        _forget_interrupt()
    return code


def _run(given: list[str]) -> int:
    try:
        # Not before: Ctrl-C may come while a module is imported.
        from seabattle.cli.lost_interrupt import repeat_lost_interrupts

        with repeat_lost_interrupts():
            return _run_command(given)
    except KeyboardInterrupt:
        # Commands handle Ctrl-C themselves; this is for a user who pressed it before one ran.
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 -- A fault of ours is told, and kept for mending.
        from seabattle.cli.fault_report import tell_fault

        return tell_fault(error, about=[f"command {given[0]}"] if given[:1] else [])


def _run_command(given: list[str]) -> int:
    from seabattle.cli.launcher import (
        is_terminal,
        occupy_closed_streams,
        open_program,
    )

    occupy_closed_streams()
    if not given and is_terminal():
        return open_program()
    from seabattle.cli.command_line import run_command_line

    return run_command_line(given)


def _forget_interrupt() -> None:
    """Make Python exit with this program's code after a Ctrl-C during ``exec``.

    When Ctrl-C comes in the middle of an ``exec`` (a dataclass is made so, while its module
    is imported), Python notes an unhandled interrupt even if it is handled further out, and
    ends by the signal itself. The next text that it runs makes it forget that.
    """
    eval("None")  # noqa: S307 -- As above; nothing comes in from outside.

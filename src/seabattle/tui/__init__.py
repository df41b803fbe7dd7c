"""The program on the terminal: every game with the keys alone.

Pages get views and tables and nothing else. No rule is known here; a refusal comes with its
explanation. Textual is imported here and nowhere else.
"""

from seabattle.tui.program import Program, ProgramCrashed, ProgramOptions

__all__ = ["Program", "ProgramCrashed", "ProgramOptions", "run"]


def run(options: ProgramOptions) -> int:
    """Open the program and come back when it is left. Returns the exit code.

    Raises :class:`ProgramCrashed` when it has ended by a fault of its own.
    """
    program = Program(options)
    code = program.run()
    if code is None:
        # The user has not left, so it has ended by itself: Textual takes a cancelled task for that.
        program.note_crash(RuntimeError())
    if program.crash is not None:
        raise program.crash
    return code or 0

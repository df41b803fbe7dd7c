"""Faults of a record, with their places."""

from typing import Any

Json = dict[str, Any]
"""An object as JSON has it."""


class Fault(Exception):  # noqa: N818 – it says what is wrong with a file
    """A defect that an honest record cannot have.

    The *code* is for programs, the sentence for people, and the line is counted from 1.
    """

    def __init__(self, code: str, sentence: str, line: int | None = None) -> None:
        """A fault in *line*, or in the file as a whole."""
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.line = line


class Illegal(Exception):  # noqa: N818 – it says what is wrong with a command
    """A command that the rules of the game do not allow."""

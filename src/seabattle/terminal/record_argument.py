"""The game record that a command is given."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators

from seabattle.records import Record, read_record
from seabattle.terminal.console import read_file, reading

COUNTED = validators.Number(gte=1, lte=1_000_000_000)
"""A number of something that a record has: more than any has, and no more than fits a message."""

RecordFile = Annotated[
    Path,
    Parameter(
        help="Game record, or - for standard input.",
        # Without it the hyphen is taken for an option.
        allow_leading_hyphen=True,
    ),
]


def read_record_file(path: Path) -> Record:
    """The record in a file; raises :class:`Trouble` when there is none."""
    data = read_file(path)
    with reading(path):
        return read_record(data)

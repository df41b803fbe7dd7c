"""``post``: the post of a round, from the record of a forum game."""

from typing import Annotated, Literal

from cyclopts import Parameter

from seabattle.drawing import pen_for
from seabattle.features.hosting.posts.post import round_post
from seabattle.terminal.console import Ascii, Lang, language
from seabattle.terminal.record_argument import COUNTED, RecordFile, read_record_file


def post(
    file: RecordFile,
    *,
    number: Annotated[
        int | None,
        Parameter(
            name="--round",
            help="Round number; default: the last closed round.",
            validator=COUNTED,
        ),
    ] = None,
    format: Annotated[  # noqa: A002 -- The option is called --format.
        Literal["text", "markdown", "bbcode", "html"], Parameter(help="Output format.")
    ] = "text",
    deadline: Annotated[
        str | None, Parameter(help="Deadline text for the next round, copied into the post.")
    ] = None,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
) -> None:
    """Write the post of a round for the host of a forum game."""
    spoken = language(lang)
    record = read_record_file(file)
    written = round_post(record, number, format, spoken, deadline, pen=pen_for(ascii=ascii))
    print(written.rstrip())

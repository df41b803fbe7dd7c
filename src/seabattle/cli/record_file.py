"""``replay`` and ``post``: what can be done with a game that was written down."""

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from seabattle.cli.launcher import is_terminal
from seabattle.drawing import pen_for, replay_text
from seabattle.drawing.text_replay import ReplayViewer
from seabattle.features.analysis.replay_stepper import notes_for, step_through
from seabattle.features.hosting.post import round_post
from seabattle.game import Seat
from seabattle.records import Record, playback_lines, read_record
from seabattle.speech import speaker_for
from seabattle.terminal.console import Ascii, AsJson, Lang, language, read_file, reading
from seabattle.trouble import Trouble

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


def replay(
    file: RecordFile,
    *,
    seat: Annotated[
        int | None,
        Parameter(help="Show the game as this seat saw it, counted from 1.", validator=COUNTED),
    ] = None,
    spectator: Annotated[
        bool, Parameter(negative=(), help="Show the game as a spectator saw it.")
    ] = False,
    start: Annotated[
        int,
        Parameter(name="--from", help="First step to show, counted from 1.", validator=COUNTED),
    ] = 1,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
    dump: Annotated[
        bool, Parameter(negative=(), help="Print all steps at once, on a terminal too.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Leaf through a recorded game on a terminal, or print it step by step.

    Beside each move stands what the analysis says of it: what was still to be expected, luck
    and loss. Of a game that was not over yet only --spectator is shown.
    """
    spoken = language(lang)
    record = read_record_file(file)
    eyes = _eyes_of(record, seat, spectator=spectator)
    if eyes is not None:
        with reading(file):
            record.require_over()
    lines = list(playback_lines(record, eyes))
    if start > max(1, len(lines)):
        raise Trouble("replay/no-step", start=start, steps=len(lines))
    if json:
        for line in lines[start - 1 :]:
            sys.stdout.write(line.decode() + "\n")
        return
    speaker = speaker_for(spoken, record.ruleset, record.names)
    note = notes_for(record, eyes, speaker)
    heading, *blocks = replay_text(record, spoken, eyes, ascii=ascii)
    if is_terminal() and blocks and not dump:
        step_through(blocks, start, note, speaker.say("replay-keys"))
        return
    print(heading + "\n")
    for number, block in enumerate(blocks[start - 1 :], start):
        said = note(number)
        print(block + (f"\n\n{said}\n" if said else "\n"))


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


def read_record_file(path: Path) -> Record:
    """The record in a file; raises :class:`Trouble` when there is none."""
    data = read_file(path)
    with reading(path):
        return read_record(data)


def _eyes_of(record: Record, seat: int | None, *, spectator: bool) -> ReplayViewer:
    if spectator:
        return None
    if seat is None:
        return "all"
    if not 1 <= seat <= record.ruleset.seats:
        raise Trouble("replay/no-seat", seat=seat, seats=record.ruleset.seats)
    return Seat(seat - 1)

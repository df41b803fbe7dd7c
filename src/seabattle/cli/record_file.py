"""``replay``: leaf through a recorded game."""

import sys
from typing import Annotated

from cyclopts import Parameter

from seabattle.cli.launcher import is_terminal
from seabattle.drawing import replay_text
from seabattle.drawing.text_replay import ReplayViewer
from seabattle.features.analysis.replay_stepper import notes_for, step_through
from seabattle.game import Seat
from seabattle.records import Record, playback_lines
from seabattle.speech import speaker_for
from seabattle.terminal.console import Ascii, AsJson, Lang, language, reading
from seabattle.terminal.record_argument import COUNTED, RecordFile, read_record_file
from seabattle.trouble import Trouble


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


def _eyes_of(record: Record, seat: int | None, *, spectator: bool) -> ReplayViewer:
    if spectator:
        return None
    if seat is None:
        return "all"
    if not 1 <= seat <= record.ruleset.seats:
        raise Trouble("replay/no-seat", seat=seat, seats=record.ruleset.seats)
    return Seat(seat - 1)

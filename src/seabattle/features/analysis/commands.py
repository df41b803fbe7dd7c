"""``analyse``: a recorded game, move by move."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from seabattle.drawing import pen_for
from seabattle.fairness.sealed.sealed_record import (
    SealedRecord,
    is_sealed_record,
    read_sealed_record,
)
from seabattle.features.analysis.analysis_text import analysis_text
from seabattle.features.analysis.game_analysis import (
    AnalysedMove,
    analyse_turns,
    fleet_of,
    turning_points,
    turns_of,
    unit_of,
    verdict_of,
)
from seabattle.features.analysis.placing_effect import PlacingShare, placing_share
from seabattle.game import Seat
from seabattle.records import Record, read_record
from seabattle.speech import speaker_for
from seabattle.terminal.command_entry import Command
from seabattle.terminal.console import Ascii, AsJson, Lang, language, print_json, read_file, reading
from seabattle.terminal.progress import show_progress
from seabattle.terminal.record_argument import RecordFile


def analyse(
    file: RecordFile,
    *,
    lang: Lang = None,
    ascii: Ascii = False,  # noqa: A002 -- The option is called --ascii.
    json: AsJson = False,
) -> None:
    """Say how well each side of a recorded game shot, and how lucky it was.

    Every move is judged by what its player knew then.
    """
    spoken = language(lang)
    record = _read_any_record(file)
    with reading(file):
        turns = turns_of(record)
    found = analyse_turns(record.ruleset, turns)
    moves = list(show_progress(found, len(turns), record.ruleset.name))
    placing = list(_placings(record))
    if json:
        print_json(_analysis_facts(record, moves, placing))
    else:
        speaker = speaker_for(spoken, record.ruleset, record.names)
        print(analysis_text(moves, placing, speaker, pen_for(ascii=ascii)))


def _read_any_record(path: Path) -> Record | SealedRecord:
    """The record of a game, sealed or not."""
    data = read_file(path)
    with reading(path):
        return read_sealed_record(data) if is_sealed_record(data) else read_record(data)


def _placings(record: Record | SealedRecord) -> Iterator[PlacingShare]:
    """For each seat, how the fleet lay at which it fired; nobody knows it of a sealed game."""
    if isinstance(record, SealedRecord):
        return
    for seat in range(record.ruleset.seats):
        yield placing_share(record.ruleset, fleet_of(record, Seat(1 - seat)))


def _analysis_facts(
    record: Record | SealedRecord, moves: list[AnalysedMove], placing: list[PlacingShare]
) -> dict[str, object]:
    sides = [verdict_of(moves, Seat(seat)) for seat in range(record.ruleset.seats)]
    return {
        "variant": record.ruleset.name,
        "names": record.names,
        "unit": unit_of(record.ruleset),
        "sides": sides,
        "placing": placing,
        "turning_points": [move.moment for move in turning_points(moves)],
        "moves": moves,
    }


COMMANDS: Final = (
    Command(
        run=analyse,
        place=13,
        examples=("seabattle analyse game.jsonl", "seabattle analyse game.jsonl --json"),
    ),
)
"""The commands of the feature."""

"""A game written down: as a file of JSON lines, and as a transcript that people can read."""

from seabattle.records.codec import read_record, write_record
from seabattle.records.playback import playback_lines, playback_steps
from seabattle.records.record import Record, RecordEntry
from seabattle.records.transcripts.transcript_player import check_transcript
from seabattle.records.transcripts.transcript_writer import write_transcript

__all__ = [
    "Record",
    "RecordEntry",
    "check_transcript",
    "playback_lines",
    "playback_steps",
    "read_record",
    "write_record",
    "write_transcript",
]

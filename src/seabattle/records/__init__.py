"""A game written down: as a file of JSON lines, and as a transcript that people can read."""

from seabattle.records.codec import read_record, write_record
from seabattle.records.entry import Entry
from seabattle.records.misreading import TRANSCRIPT_SENTENCES, BadTranscript
from seabattle.records.moment import Moment, heard, steps
from seabattle.records.playback import playback
from seabattle.records.record import Record
from seabattle.records.rehearsal import check_transcript, play_transcript
from seabattle.records.scribe import write_transcript
from seabattle.records.transcript import Transcript, read_transcript
from seabattle.records.trouble import RECORD_SENTENCES, BadRecord

__all__ = [
    "RECORD_SENTENCES",
    "TRANSCRIPT_SENTENCES",
    "BadRecord",
    "BadTranscript",
    "Entry",
    "Moment",
    "Record",
    "Transcript",
    "check_transcript",
    "heard",
    "play_transcript",
    "playback",
    "read_record",
    "read_transcript",
    "steps",
    "write_record",
    "write_transcript",
]

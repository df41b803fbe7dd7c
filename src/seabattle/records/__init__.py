"""A game written down: as a file of JSON lines, and as a transcript that people can read."""

from seabattle.records.codec import read_record, write_record
from seabattle.records.misreading import TRANSCRIPT_SENTENCES, BadTranscript
from seabattle.records.moment import PlaybackStep, playback_lines, playback_steps, reports_of_entry
from seabattle.records.record import Record, RecordEntry
from seabattle.records.rehearsal import check_transcript, play_transcript
from seabattle.records.scribe import write_transcript
from seabattle.records.transcript import Transcript, read_transcript
from seabattle.records.trouble import RECORD_SENTENCES, BadRecord

__all__ = [
    "RECORD_SENTENCES",
    "TRANSCRIPT_SENTENCES",
    "BadRecord",
    "BadTranscript",
    "PlaybackStep",
    "Record",
    "RecordEntry",
    "Transcript",
    "check_transcript",
    "play_transcript",
    "playback_lines",
    "playback_steps",
    "read_record",
    "read_transcript",
    "reports_of_entry",
    "write_record",
    "write_transcript",
]

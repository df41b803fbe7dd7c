"""A game written down: as a file of JSON lines, and as a transcript that people can read."""

from seabattle.records.codec import read_record, write_record
from seabattle.records.entry import Entry
from seabattle.records.record import Record
from seabattle.records.step import Step, heard, steps
from seabattle.records.trouble import RECORD_SENTENCES, BadRecord

__all__ = [
    "RECORD_SENTENCES",
    "BadRecord",
    "Entry",
    "Record",
    "Step",
    "heard",
    "read_record",
    "steps",
    "write_record",
]

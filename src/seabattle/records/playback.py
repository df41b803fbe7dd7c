"""A game seen again, for programs: one JSON line for every step."""

from collections.abc import Iterator
from typing import Literal

from msgspec import json

from seabattle.records.moment import reports_of_entry
from seabattle.records.record import Record
from seabattle.views import Viewer


def playback_lines(record: Record, viewer: Viewer | Literal["all"] = None) -> Iterator[bytes]:
    """What *viewer* heard, step by step; ``"all"`` gives commands and events: the truth.

    What a viewer heard nothing of is not counted, or the numbers would betray it.
    """
    if viewer == "all":
        for number, entry in enumerate(record.entries, 1):
            yield json.encode({"n": number, "command": entry.command, "events": entry.events})
        return
    told = (reports_of_entry(record.ruleset, viewer, entry) for entry in record.entries)
    for number, reports in enumerate((reports for reports in told if reports), 1):
        yield json.encode({"n": number, "reports": reports})

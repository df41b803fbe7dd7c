"""A game seen again, for programs: one JSON line for every entry."""

from collections.abc import Iterator
from typing import Literal

from msgspec import json

from seabattle.records.record import Record
from seabattle.records.step import heard
from seabattle.views import Viewer


def playback(record: Record, viewer: Viewer | Literal["all"] = None) -> Iterator[bytes]:
    """What *viewer* heard of each entry; ``"all"`` gives commands and events: the truth."""
    for number, entry in enumerate(record.entries, 1):
        if viewer == "all":
            yield json.encode({"n": number, "command": entry.command, "events": entry.events})
        else:
            yield json.encode({"n": number, "reports": heard(record.ruleset, viewer, entry)})

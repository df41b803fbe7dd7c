"""Playback of a record, entry by entry, as one viewer saw the game."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from seabattle.game.codec import encode_json
from seabattle.records.record import Record, RecordEntry
from seabattle.records.record_line import entry_line
from seabattle.views import Report, View, Viewer, hear_all, new_view, reports_to


class PlaybackStep(Struct, frozen=True):
    """One entry, what a viewer heard of it, and what that viewer then knew."""

    entry: RecordEntry
    reports: tuple[Report, ...]
    view: View


def playback_steps(record: Record, viewer: Viewer) -> Iterator[PlaybackStep]:
    """The game as *viewer* saw it; ``None`` is a spectator.

    A caller that shows these to a player must leave out the entry: it is the truth.
    """
    view = new_view(record.ruleset, viewer)
    for entry in record.entries:
        reports = reports_to(record.ruleset, viewer, entry.events)
        view = hear_all(view, reports)
        yield PlaybackStep(entry, reports, view)


def playback_lines(record: Record, viewer: Viewer | Literal["all"] = None) -> Iterator[bytes]:
    """What *viewer* heard, step by step; ``"all"`` gives commands and events: the truth.

    Entries of which the viewer heard nothing get no number, or gaps would reveal them.
    """
    if viewer == "all":
        for number, entry in enumerate(record.entries, 1):
            yield encode_json(entry_line(number, entry))
        return
    told = (reports_to(record.ruleset, viewer, entry.events) for entry in record.entries)
    for number, reports in enumerate((reports for reports in told if reports), 1):
        yield encode_json({"n": number, "reports": reports})

"""A game seen again, entry by entry, by one of those who were there."""

from collections.abc import Iterator

from msgspec import Struct

from seabattle.records.entry import RecordEntry
from seabattle.records.record import Record
from seabattle.rules import Ruleset
from seabattle.views import Report, View, Viewer, hear_all, new_view, report_to


class PlaybackStep(Struct, frozen=True):
    """One entry, what a viewer heard of it, and what that viewer then knew."""

    entry: RecordEntry
    reports: tuple[Report, ...]
    view: View


def playback_steps(record: Record, viewer: Viewer) -> Iterator[PlaybackStep]:
    """The game as *viewer* lived through it; ``None`` watches.

    Whoever shows these to a player must leave out the entry: it is the truth.
    """
    view = new_view(record.ruleset, viewer)
    for entry in record.entries:
        reports = reports_of_entry(record.ruleset, viewer, entry)
        view = hear_all(view, reports)
        yield PlaybackStep(entry, reports, view)


def reports_of_entry(ruleset: Ruleset, viewer: Viewer, entry: RecordEntry) -> tuple[Report, ...]:
    """What *viewer* heard of one entry."""
    told = (report_to(ruleset, viewer, event) for event in entry.events)
    return tuple(report for report in told if report is not None)

"""Many games: fields cleared alone, contests between bots, and what they show."""

from seabattle.arena.contest import Contest, ContestReport, Outcome, Standing, contest_report
from seabattle.arena.crew import SECONDS, Crew
from seabattle.arena.fault import Failing, Fault
from seabattle.arena.field import BadField, Field, Fields, field_line, read_fields
from seabattle.arena.figure import Figure, Share
from seabattle.arena.series import Series, may_be_a_series
from seabattle.arena.solo import Clearing, Solo, SoloReport, solo_report

__all__ = [
    "SECONDS",
    "BadField",
    "Clearing",
    "Contest",
    "ContestReport",
    "Crew",
    "Failing",
    "Fault",
    "Field",
    "Fields",
    "Figure",
    "Outcome",
    "Series",
    "Share",
    "Solo",
    "SoloReport",
    "Standing",
    "contest_report",
    "field_line",
    "may_be_a_series",
    "read_fields",
    "solo_report",
]

"""Bot benchmarks: solo runs that clear fields, contests between bots, and their statistics."""

from seabattle.arena.contest import Contest, ContestReport, Outcome, contest_report
from seabattle.arena.fault import Failing, Fault
from seabattle.arena.series import Series, may_be_a_series
from seabattle.arena.solo import FieldCleared, SoloReport, SoloRun, solo_report
from seabattle.arena.solo_field import Field, FieldSource, field_line, read_fields
from seabattle.arena.statistic import Proportion, Statistic
from seabattle.arena.worker_pool import SECONDS, ArenaWorkerPool

__all__ = [
    "SECONDS",
    "ArenaWorkerPool",
    "Contest",
    "ContestReport",
    "Failing",
    "Fault",
    "Field",
    "FieldCleared",
    "FieldSource",
    "Outcome",
    "Proportion",
    "Series",
    "SoloReport",
    "SoloRun",
    "Statistic",
    "contest_report",
    "field_line",
    "may_be_a_series",
    "read_fields",
    "solo_report",
]

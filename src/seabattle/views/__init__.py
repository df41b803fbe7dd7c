"""What a seat is told, and the view that grows from it.

No view is made by removing things: ``report_to`` builds what a viewer hears from
what the ruleset grants, and ``hear`` grows the view from reports alone.
"""

from seabattle.views.chart import Chart, Mark
from seabattle.views.hear import hear, hear_all
from seabattle.views.option import Option, moves, open_cells, options, shots_now, why_not_seen
from seabattle.views.report import (
    Answer,
    Hit,
    Miss,
    Named,
    RadarAnswered,
    Report,
    RoundAnswered,
    SalvoAnswered,
    Sunk,
)
from seabattle.views.shot import last_answers, last_shots, told_shots
from seabattle.views.sign import Sign, signs
from seabattle.views.tell import Viewer, report_to
from seabattle.views.view import View, afloat, known_clear, new_view, ships_sunk

__all__ = [
    "Answer",
    "Chart",
    "Hit",
    "Mark",
    "Miss",
    "Named",
    "Option",
    "RadarAnswered",
    "Report",
    "RoundAnswered",
    "SalvoAnswered",
    "Sign",
    "Sunk",
    "View",
    "Viewer",
    "afloat",
    "hear",
    "hear_all",
    "known_clear",
    "last_answers",
    "last_shots",
    "moves",
    "new_view",
    "open_cells",
    "options",
    "report_to",
    "ships_sunk",
    "shots_now",
    "signs",
    "told_shots",
    "why_not_seen",
]

"""What a seat is told (reports), and the view of the game computed from it.

No view is made by removing things: ``report_to`` builds what a viewer hears from
what the ruleset grants, and ``hear`` grows the view from reports alone.
"""

from seabattle.views.chart import Chart, Mark
from seabattle.views.hear import hear, hear_all, hear_events
from seabattle.views.log_reader import (
    CellAnswer,
    LogItem,
    ToldLook,
    ToldRound,
    ToldShip,
    ToldShots,
    ToldTurn,
)
from seabattle.views.option import (
    moves,
    must_pass,
    open_cells,
    option_key,
    options,
    shots_left,
    shots_now,
    why_not_in_view,
)
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
from seabattle.views.shot import last_answers, last_shots, shot_cells
from seabattle.views.sign import Sign, signs
from seabattle.views.tell import Viewer, report_to, reports_to
from seabattle.views.view import (
    View,
    clear_cells,
    count_sunk_ships,
    lay_own_fleet,
    new_view,
    read_log,
    ships_afloat,
    water_beside_wrecks,
)

__all__ = [
    "Answer",
    "CellAnswer",
    "Chart",
    "Hit",
    "LogItem",
    "Mark",
    "Miss",
    "Named",
    "RadarAnswered",
    "Report",
    "RoundAnswered",
    "SalvoAnswered",
    "Sign",
    "Sunk",
    "ToldLook",
    "ToldRound",
    "ToldShip",
    "ToldShots",
    "ToldTurn",
    "View",
    "Viewer",
    "clear_cells",
    "count_sunk_ships",
    "hear",
    "hear_all",
    "hear_events",
    "last_answers",
    "last_shots",
    "lay_own_fleet",
    "moves",
    "must_pass",
    "new_view",
    "open_cells",
    "option_key",
    "options",
    "read_log",
    "report_to",
    "reports_to",
    "ships_afloat",
    "shot_cells",
    "shots_left",
    "shots_now",
    "signs",
    "water_beside_wrecks",
    "why_not_in_view",
]

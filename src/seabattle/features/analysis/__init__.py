"""Analysis of finished games: the skill and luck of each side's shooting.

Other features use what stands here. The functions import the modules behind them when they are
called, so that a command line or a migration does not load the analysis.
"""

from typing import TYPE_CHECKING

from seabattle.features.analysis.figures import GameFigures, SkillFigures

if TYPE_CHECKING:
    from seabattle.features.analysis.game_analysis import SideVerdict
    from seabattle.game import Seat
    from seabattle.matches.live_match import LiveMatch
    from seabattle.records import Record

__all__ = ["GameFigures", "SkillFigures", "judge_side", "measure_player"]


def judge_side(record: "Record", seat: "Seat") -> "SideVerdict | None":
    """The skill and luck of one side of a finished game, or nothing where it did not shoot."""
    from seabattle.features.analysis.game_analysis import analyse_game, verdict_of

    return verdict_of(tuple(analyse_game(record)), seat)


def measure_player(live: "LiveMatch", seat: "Seat") -> GameFigures:
    """The figures of the player at a seat of a finished match."""
    from seabattle.features.analysis.game_figures import figures_of

    return figures_of(live, seat)

"""Analysis of finished games: the skill and luck of each side's shooting."""

from seabattle.features.analysis.game_analysis import (
    AnalysedMove,
    AnalysisPart,
    RecordedTurn,
    SideVerdict,
    analyse_game,
    analyse_part,
    analyse_turns,
    can_analyse,
    find_turn,
    fleet_of,
    require_over,
    turning_points,
    turns_of,
    unit_of,
    verdict_of,
)
from seabattle.features.analysis.placing_effect import PlacingShare, placing_share
from seabattle.features.analysis.play_on import PlayOn, play_on

__all__ = [
    "AnalysedMove",
    "AnalysisPart",
    "PlacingShare",
    "PlayOn",
    "RecordedTurn",
    "SideVerdict",
    "analyse_game",
    "analyse_part",
    "analyse_turns",
    "can_analyse",
    "find_turn",
    "fleet_of",
    "placing_share",
    "play_on",
    "require_over",
    "turning_points",
    "turns_of",
    "unit_of",
    "verdict_of",
]

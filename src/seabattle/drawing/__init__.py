"""Drawings of games: text boards, scenes and replays, pictures, and sheets to print."""

from seabattle.drawing.pen import ASCII, UNICODE, BoardSign, Pen, pen_for
from seabattle.drawing.scene import draw_arsenal, draw_boards, draw_fleets, draw_legend, draw_scene
from seabattle.drawing.sheet import draw_sheet
from seabattle.drawing.text_board import (
    chart_look,
    draw_board,
    own_look,
    shared_look,
    side_by_side,
)
from seabattle.drawing.text_replay import ReplayStep, ReplayViewer, replay_steps, replay_text

__all__ = [
    "ASCII",
    "UNICODE",
    "BoardSign",
    "Pen",
    "ReplayStep",
    "ReplayViewer",
    "chart_look",
    "draw_arsenal",
    "draw_board",
    "draw_boards",
    "draw_fleets",
    "draw_legend",
    "draw_scene",
    "draw_sheet",
    "own_look",
    "pen_for",
    "replay_steps",
    "replay_text",
    "shared_look",
    "side_by_side",
]

"""The game engine: commands in, events out, and the state they make (the truth).

A :class:`Game` gives the events of a command (``decide``), the obstacle to it
(``why_not``), and the game after some events (``after``). All three are pure. The
truth itself, :mod:`seabattle.game.state`, and the functions that handle it are not
exported here on purpose.
"""

from seabattle.game.command import (
    Attack,
    CallOff,
    Centre,
    CloseRound,
    Command,
    DeclareVictory,
    DrawLots,
    DropSeat,
    EndTurn,
    Fire,
    GivenCommand,
    MoveShip,
    PlaceFleet,
    RefereeCommand,
    Resign,
    RunOutOfTime,
    SeatCommand,
    Target,
    UseWeapon,
    WholeColumn,
    WholeRow,
)
from seabattle.game.event import Event, Step, Why
from seabattle.game.game import Game
from seabattle.game.outcome.ending import Events
from seabattle.game.permission.permit import (
    required_shot_count,
    settled_cells,
    why_not_seat,
)
from seabattle.game.permission.placement import placement_faults
from seabattle.game.refusal import Refusal
from seabattle.game.seat import Seat, SeatMask, seats_in
from seabattle.game.side import Side
from seabattle.game.table import Phase, Table

__all__ = [
    "Attack",
    "CallOff",
    "Centre",
    "CloseRound",
    "Command",
    "DeclareVictory",
    "DrawLots",
    "DropSeat",
    "EndTurn",
    "Event",
    "Events",
    "Fire",
    "Game",
    "GivenCommand",
    "MoveShip",
    "Phase",
    "PlaceFleet",
    "RefereeCommand",
    "Refusal",
    "Resign",
    "RunOutOfTime",
    "Seat",
    "SeatCommand",
    "SeatMask",
    "Side",
    "Step",
    "Table",
    "Target",
    "UseWeapon",
    "WholeColumn",
    "WholeRow",
    "Why",
    "placement_faults",
    "required_shot_count",
    "seats_in",
    "settled_cells",
    "why_not_seat",
]

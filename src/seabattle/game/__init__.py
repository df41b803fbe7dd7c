"""The game itself: commands in, events out, and the truth they make.

``decide`` says what a command brings about, ``evolve`` lets it happen, ``why_not``
explains what stands in the way. All three are pure. The truth itself,
:mod:`seabattle.game.state`, is not exported here on purpose.
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
    MoveShip,
    PlaceFleet,
    Resign,
    RunOutOfTime,
    Target,
    UseWeapon,
    WholeColumn,
    WholeRow,
)
from seabattle.game.decide import decide, why_not
from seabattle.game.event import Event, Step, Why
from seabattle.game.evolve import evolve, replay
from seabattle.game.outcome.ending import Events
from seabattle.game.permission.permit import (
    SeatCommand,
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
    "MoveShip",
    "Phase",
    "PlaceFleet",
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
    "decide",
    "evolve",
    "placement_faults",
    "replay",
    "required_shot_count",
    "seats_in",
    "settled_cells",
    "why_not",
    "why_not_seat",
]

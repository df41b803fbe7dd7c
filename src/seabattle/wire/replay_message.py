"""A game to leaf through, as it is sent."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.game import Seat
from seabattle.grid import Cell
from seabattle.matches.telling.replay import ReplayFrame
from seabattle.rules import Ruleset, Ship
from seabattle.speech import Speaker
from seabattle.wire.screen.chart import DrawnChart, draw_chart
from seabattle.wire.table_words import CellNames, cell_names


class ReplayMoment(Struct, frozen=True):
    """One moment of a game: what was said, and how the seas looked then."""

    number: Annotated[int, Meta(description="0 is before anything has happened.")]
    seat: Annotated[Seat | None, Meta(description="Who acted, where that is told.")]
    said: tuple[str, ...]
    shots: Annotated[
        tuple[Cell, ...], Meta(description="The cells that were fired or looked at, where told.")
    ]
    turn: Annotated[Seat | None, Meta(description="Whose turn it was then.")]
    round: Annotated[int, Meta(description="The round that was to come.")]
    charts: tuple[DrawnChart, ...]
    fleets: Annotated[
        tuple[tuple[Ship, ...], ...],
        Meta(description="The ships as they lay then, for each seat; nothing where none is shown."),
    ]


class Replay(Struct, frozen=True):
    """A game from its beginning to where it stands."""

    over: Annotated[
        bool,
        Meta(description="Whether it has ended, so that all is shown; else what the viewer knew."),
    ]
    ruleset: Ruleset
    names: CellNames
    players: tuple[str, ...]
    moments: tuple[ReplayMoment, ...]
    measured: Annotated[
        bool, Meta(description="Whether luck and skill can be told by these rules.")
    ] = False


def replay_of(
    frames: Iterable[ReplayFrame], speaker: Speaker, *, over: bool, measured: bool
) -> Replay:
    """The frames of a game as they are sent."""
    ruleset = speaker.ruleset
    moments = (_moment(ruleset, number, frame) for number, frame in enumerate(frames))
    players = tuple(speaker.name(Seat(seat)) for seat in range(ruleset.seats))
    return Replay(over, ruleset, cell_names(ruleset), players, tuple(moments), measured)


def _moment(ruleset: Ruleset, number: int, frame: ReplayFrame) -> ReplayMoment:
    return ReplayMoment(
        number=number,
        seat=frame.seat,
        said=frame.said,
        shots=frame.shots,
        turn=frame.turn,
        round=frame.round,
        charts=tuple(draw_chart(ruleset.grid, chart) for chart in frame.charts),
        fleets=frame.fleets,
    )

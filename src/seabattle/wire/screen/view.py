"""A view as it is sent: everything one viewer knows, and what they may do now."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from seabattle.game import Seat
from seabattle.grid import Cell
from seabattle.rules import Ruleset, Ship
from seabattle.speech import Speaker
from seabattle.speech.phrasebook import Phrasebook
from seabattle.views import Named, Sign, View, signs
from seabattle.wire.match_info import MatchInfo
from seabattle.wire.screen.chart import DrawnChart, draw_chart
from seabattle.wire.screen.choice_cache import ActionOption, ChoiceCache, ShipMove
from seabattle.wire.screen.shots_seen import ShotsSaid, see_last_shots
from seabattle.wire.screen.view_parts import (
    OwnSide,
    TableSeen,
    ViewParts,
    own_side,
    table_seen,
    view_parts_of,
)
from seabattle.wire.table_words import CellNames, TableWords, cell_names, table_words_of

VERSION = 1
"""The version of the whole view; a client names its messages' version in the handshake."""


class ViewMessage(Struct, frozen=True, tag="view"):
    """All that a viewer knows, and may do."""

    version: int
    number: Annotated[int, Meta(description="Number of messages this viewer has received.")]
    seat: Annotated[Seat | None, Meta(description="The viewer's seat; nothing for a spectator.")]
    company: MatchInfo
    ruleset: Ruleset
    table: TableSeen
    own: OwnSide | None
    charts: tuple[DrawnChart, ...]
    """One per sea: each seat's own, in the order of the seats, or the one they share."""
    clear: Annotated[
        tuple[tuple[Cell, ...], ...],
        Meta(description="For each sea the water beside announced wrecks where no ship can lie."),
    ]
    last: Annotated[
        tuple[tuple[Cell, ...], ...],
        Meta(
            description="For each sea the cells of the last shots on it, as far as they are told."
        ),
    ]
    signs: Annotated[
        tuple[Sign, ...], Meta(description="What the charts of this table can show, for a legend.")
    ]
    afloat: tuple[dict[str, int] | None, ...]
    """For each seat its ships still afloat by class, where the rules let it be known."""
    sunk: tuple[Named, ...]
    options: tuple[ActionOption, ...]
    shots: Annotated[int, Meta(description="How many cells the next fire must name.")]
    open: Annotated[tuple[Cell, ...], Meta(description="Cells at which firing makes sense.")]
    moves: tuple[ShipMove, ...]
    fleets: Annotated[
        tuple[tuple[Ship, ...], ...], Meta(description="All fleets, once the game is over.")
    ]
    names: CellNames
    words: Annotated[
        TableWords | UnsetType, Meta(description="Only where a language was asked for.")
    ] = UNSET
    answer: Annotated[
        tuple[str, ...] | UnsetType,
        Meta(description="What was said of those last shots; only where a language was asked for."),
    ] = UNSET
    shots_said: Annotated[
        tuple[ShotsSaid, ...] | UnsetType,
        Meta(description="The same by seas, the older before the newer."),
    ] = UNSET


def view_message(
    view: View, number: int, match_info: MatchInfo, speaker: Speaker | None = None
) -> ViewMessage:
    """The view as it is sent to its viewer, with the words of *speaker* where there is one."""
    phrases = None if speaker is None else Phrasebook(speaker, view.seat)
    parts = view_parts_of(view, number, match_info, ChoiceCache(phrases))
    return whole_view(parts, match_info, phrases)


def whole_view(
    parts: ViewParts, match_info: MatchInfo, phrases: Phrasebook | None = None
) -> ViewMessage:
    """The parts of a view with all that never changes, and with what the clocks show now."""
    view, last = parts.view, see_last_shots(parts.view, phrases)
    ruleset, grid = view.ruleset, view.ruleset.grid
    return ViewMessage(
        version=VERSION,
        number=parts.number,
        seat=view.seat,
        company=match_info,
        ruleset=ruleset,
        table=table_seen(view.table),
        own=own_side(view),
        charts=tuple(draw_chart(grid, chart) for chart in view.charts),
        clear=tuple(grid.cells(mask) for mask in parts.clear),
        last=last.cells,
        signs=signs(view),
        afloat=parts.afloat,
        sunk=view.sunk,
        options=parts.choices.options,
        shots=parts.shots,
        open=grid.cells(parts.open),
        moves=parts.choices.moves,
        fleets=view.fleets,
        names=cell_names(ruleset),
        words=UNSET if phrases is None else table_words_of(phrases.speaker),
        answer=UNSET if phrases is None else last.words,
        shots_said=UNSET if phrases is None else last.said,
    )

"""The odds of a chart that was drawn elsewhere, as they are asked for and sent."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.bots.advice import OddsMethod
from seabattle.grid import Cell
from seabattle.wire.rule_file import RuleText
from seabattle.wire.table_words import CellNames

ChartRow = Annotated[str, Meta(max_length=64)]


class ChartQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A chart of an enemy's sea."""

    variant: Annotated[str, Meta(max_length=64)] | None = None
    """A ready-made variant, or else:"""
    toml: RuleText | None = None
    """The rules of somebody's own."""
    seats: Annotated[int, Meta(ge=2, le=64, description="Where more than two may play.")] | None = (
        None
    )
    rows: Annotated[
        tuple[ChartRow, ...],
        Meta(
            max_length=64,
            description=(
                ". unknown, o miss, x hit, # sunk, - seen empty by radar, + seen a ship;"
                " no rows at all for an empty chart."
            ),
        ),
    ] = ()


class ChartOdds(Struct, frozen=True):
    """What a chart leaves open, or what is wrong with it."""

    names: CellNames | None = None
    mistakes: Annotated[tuple[str, ...], Meta(description="Sentences; none when all is well.")] = ()
    fleets: Annotated[
        float,
        Meta(description="How many fleets agree with the chart; 0 where several share a sea."),
    ] = 0
    odds: tuple[tuple[float, ...], ...] | None = None
    """For every row and column the chance that a ship lies there."""
    best: Cell | None = None
    """The unknown cell with the best chance."""
    method: OddsMethod | None = None
    error: Annotated[float, Meta(description="What hardly any chance is wrong by.")] = 0
    seats: Annotated[
        tuple[int, int], Meta(description="How few and how many may play by these rules.")
    ] = (2, 2)
    radar: Annotated[bool, Meta(description="Whether cells may be seen without being hit.")] = False
    moving: Annotated[
        bool, Meta(description="Whether ships move; they are taken to lie still.")
    ] = False

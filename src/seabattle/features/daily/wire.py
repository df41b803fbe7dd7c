"""The daily sea, as it is sent."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.matches.port import MatchId, Milliseconds
from seabattle.rules import Ship


class DailyTry(Struct, frozen=True):
    """The current user's try."""

    match: MatchId
    over: bool
    listed: Annotated[
        bool, Meta(description="Whether it was the first try from this address, so that it counts.")
    ]
    shots: Annotated[int | None, Meta(description="Nothing while it goes on, or if given up.")]
    marks: Annotated[
        str,
        Meta(description="A sign for each shot: ~ miss, x hit, # sunk; not where it was fired."),
    ]


class DailyLine(Struct, frozen=True):
    """A line of the table of a day."""

    name: str
    shots: int
    mine: bool


class DailySea(Struct, frozen=True):
    """The sea of a day: its hash from the day before, the field itself when the day is over."""

    day: str
    variant: str
    variants: Annotated[tuple[str, ...], Meta(description="All variants that have daily seas.")]
    ends_at: Milliseconds
    commitment: str
    drawn_at: Annotated[Milliseconds, Meta(description="When that hash was first shown.")]
    tomorrow: Annotated[str | None, Meta(description="The hash of tomorrow's field, today.")]
    salt: Annotated[str | None, Meta(description="What was hashed with the field; afterwards.")]
    ships: Annotated[tuple[Ship, ...] | None, Meta(description="The field; afterwards.")]
    expected: Annotated[float, Meta(description="Shots of the reference player on average.")]
    mine: DailyTry | None
    streak: Annotated[int, Meta(description="Days in a row that the current user has cleared.")]
    results: Annotated[tuple[DailyLine, ...], Meta(description="First tries, best first.")]
    tries: int
    """How many have begun."""
    unlisted: Annotated[int, Meta(description="Tries that were not the first of an address.")]


class DailyLuck(Struct, frozen=True):
    """How lucky a try was."""

    luck: Annotated[float, Meta(description="Shots that luck has saved; less than 0 for bad luck.")]
    without: Annotated[float, Meta(description="Shots that it would have taken without luck.")]
    error: Annotated[float, Meta(description="Of both, as one standard error.")]

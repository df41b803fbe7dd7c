"""Messages to a viewer while a match goes on, and answers to requests."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from seabattle.game import Seat
from seabattle.matches.port import Milliseconds
from seabattle.matches.telling.notice import Hurry, LogEntry, Notice
from seabattle.views import Report, RoundAnswered
from seabattle.wire.match_info import Clocks

Said = Annotated[
    tuple[str, ...],
    Meta(description="The same in sentences; only where a language was asked for."),
]


class ToldMessage(Struct, frozen=True, gc=False, tag="told"):
    """One thing that a viewer has been told."""

    number: Annotated[int, Meta(description="1, 2, 3, … for this viewer, without a gap.")]
    at: Milliseconds
    what: Report | Notice
    clock: Annotated[
        Clocks | None, Meta(description="What the clocks showed when this was sent.")
    ] = None
    said: Said | UnsetType = UNSET
    short: Annotated[
        tuple[str, ...] | UnsetType,
        Meta(description="What is shown of shots at a glance, where other words are said of them."),
    ] = UNSET


class HurryMessage(Struct, frozen=True, tag="hurry"):
    """The viewer's time is nearly out. It has no number, and is not told again."""

    seat: Seat
    left: Milliseconds
    said: Said | UnsetType = UNSET


class LogLine(Struct, frozen=True):
    """One thing that a viewer has been told, in words."""

    number: int
    seat: Annotated[Seat | None, Meta(description="Whom it is about, where it is about one.")]
    at: Milliseconds
    said: tuple[str, ...]
    kind: Annotated[
        str, Meta(description="The type of what was told.", examples=["round-answered"])
    ]
    round: Annotated[int | None, Meta(description="The round that closed with it, if one did.")]


class TableLog(Struct, frozen=True):
    """Everything that a viewer has been told so far, in words."""

    lines: tuple[LogLine, ...]


class Done(Struct, frozen=True, tag="done"):
    """A request was carried out, now or before, and is on disk."""

    id: str
    number: Annotated[int, Meta(description="Number of messages sent to the client so far.")]


class Problem(Struct, frozen=True):
    """A problem as RFC 9457 has it: why something cannot be done."""

    type: Annotated[str, Meta(description="The page that explains the code.")]
    title: str
    status: int
    detail: Annotated[str, Meta(description="A sentence in the language of the request.")]
    code: Annotated[str, Meta(examples=["turn/not-yours"])]
    facts: dict[str, Any] = {}


class Refused(Struct, frozen=True, tag="refused"):
    """A request was not carried out, and nothing has changed."""

    id: str | None
    """The id of the request, where it could be read."""
    problem: Problem


def hurry_message(warning: Hurry, said: tuple[str, ...] | UnsetType = UNSET) -> HurryMessage:
    """A warning, as it is sent."""
    return HurryMessage(warning.seat, warning.left, said)


def log_line(told: LogEntry, said: tuple[str, ...]) -> LogLine:
    """Something that was told, as a line of a log."""
    what = told.what
    seat: Seat | None = getattr(what, "seat", getattr(what, "by", None))
    closed = what.number if isinstance(what, RoundAnswered) else None
    return LogLine(told.number, seat, told.at, said, str(what.__struct_config__.tag), closed)

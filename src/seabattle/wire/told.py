"""What a viewer is told while a match goes on, and what is answered to a request."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from seabattle.matches.port import Milliseconds
from seabattle.matches.told import Notice, Told
from seabattle.views import Report
from seabattle.wire.company import Clocks


class ToldMessage(Struct, frozen=True, tag="told"):
    """One thing that a viewer has been told."""

    number: Annotated[int, Meta(description="1, 2, 3, … for this viewer, without a gap.")]
    at: Milliseconds
    what: Report | Notice
    clock: Annotated[
        Clocks | None, Meta(description="What the clocks showed when this was sent.")
    ] = None


class Done(Struct, frozen=True, tag="done"):
    """A request was carried out, now or before, and is on disk."""

    id: str
    number: Annotated[int, Meta(description="How many things the asker has been told by now.")]


class Problem(Struct, frozen=True):
    """Why something cannot be done, as RFC 9457 has it."""

    type: Annotated[str, Meta(description="The page that explains the code.")]
    title: str
    status: int
    detail: Annotated[str, Meta(description="A sentence in the language of whoever asked.")]
    code: Annotated[str, Meta(examples=["turn/not-yours"])]
    facts: dict[str, Any] = {}


class Refused(Struct, frozen=True, tag="refused"):
    """A request was not carried out, and nothing has changed."""

    id: str | None
    """Of the request, where it could be read."""
    problem: Problem


def told_message(told: Told, clock: Clocks | None = None) -> ToldMessage:
    """Something that was told, as it is sent."""
    return ToldMessage(told.number, told.at, told.what, clock)

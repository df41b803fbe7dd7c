"""What a host settles beforehand, in a game that is announced as in one that begins at once."""

import os
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter, validators

from seabattle.trouble import Trouble

Bots = Annotated[tuple[str, ...], Parameter(negative=(), help="A computer player, such as hunter.")]
HostName = Annotated[str | None, Parameter(help="What posts call you.")]
Side = Annotated[
    int | None,
    Parameter(
        validator=validators.Number(gte=5, lte=64),
        help="Rows and columns; default: by the players.",
    ),
]
Fleet = Annotated[
    tuple[str, ...],
    Parameter(negative=(), help="Ships of a class, such as carrier=2; default: one of each."),
]
Closes = Annotated[str | None, Parameter(help="When rounds close, such as 20:00.")]
Zone = Annotated[
    str | None, Parameter(help="Your time zone, such as Europe/Rome; default: this machine's.")
]
Days = Annotated[int, Parameter(help="Days that a round lasts.")]
Missed = Annotated[
    Literal["not-fired", "random"] | None, Parameter(help="What a missing order means.")
]
DropAfter = Annotated[
    int | None, Parameter(help="Drop whoever has missed so many rounds in a row.")
]


def _read_hour(text: str) -> tuple[int, int]:
    """An hour of the day, in whichever zone."""
    try:
        at = datetime.strptime(text, "%H:%M")  # noqa: DTZ007 -- The zone is asked for apart.
    except ValueError:
        raise Trouble("host/unreadable-time", text=text) from None
    return at.hour, at.minute


def round_deadline(closes: str, zone: str | None, days: int) -> dict[str, Any]:
    """When rounds close, as the API has it."""
    hour, minute = _read_hour(closes)
    return {"zone": zone or machine_zone(), "hour": hour, "minute": minute, "days": days}


def machine_zone(local: Path = Path("/etc/localtime")) -> str:
    """The time zone of this machine by its name; UTC where it has none."""
    named = os.environ.get("TZ", "").removeprefix(":") or str(local.resolve())
    return named.rpartition("zoneinfo/")[2] if "/" in named else named


def fleet_counts(words: tuple[str, ...]) -> dict[str, int] | None:
    """How many ships of each class, as the API has it. Raises :class:`Trouble`."""
    counts = {}
    for word in words:
        name, _, count = word.partition("=")
        if not (count.isascii() and count.isdigit()):
            raise Trouble("host/unreadable-fleet", text=word)
        counts[name.strip().casefold()] = int(count)
    return counts or None

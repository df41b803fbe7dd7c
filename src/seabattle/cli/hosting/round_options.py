"""What a host settles beforehand, in a game that is announced as in one that begins at once."""

from datetime import datetime
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from seabattle.trouble import Trouble

Bots = Annotated[tuple[str, ...], Parameter(help="A computer player, such as hunter.")]
Side = Annotated[int | None, Parameter(help="Rows and columns; default: by the players.")]
Closes = Annotated[str | None, Parameter(help="When rounds close, such as 20:00; needs --zone.")]
Zone = Annotated[str | None, Parameter(help="Your time zone, such as Europe/Rome.")]
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
    return {"zone": zone or "UTC", "hour": hour, "minute": minute, "days": days}

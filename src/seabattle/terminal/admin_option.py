"""Options that an operator's commands share, and the subjects that they name."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, validators

from seabattle.terminal.admin_session import (
    AdminSession,
    operator_name,
    tell_done,
    with_admin_session,
)

if TYPE_CHECKING:
    from seabattle.matches.port import MatchId, PlayerId
    from seabattle.store.administration.audit_log import Reason

Id = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""The id of a match, a visitor, a session or a token: one in 64 begins with a hyphen."""

Why = Annotated[str, Parameter(help="The reason, for the audit log.")]
Limit = Annotated[
    int, Parameter(help="How many at most.", validator=validators.Number(gte=1, lte=100_000))
]
Days = Annotated[
    float | None,
    Parameter(help="How many days.", validator=validators.Number(gt=0, lte=36_500)),
]
DAY = 24 * 3600 * 1000


def reason_of(why: str = "") -> "Reason":
    """Return the operator who gives the order, and the reason."""
    from seabattle.store.administration.audit_log import Reason

    return Reason(operator_name(), why)


def match_id(text: str) -> "MatchId":
    """A match as it was typed."""
    from seabattle.matches.port import MatchId

    return MatchId(text)


def player_id(text: str) -> "PlayerId":
    """A visitor as they were typed."""
    from seabattle.matches.port import PlayerId

    return PlayerId(text)


def carry_out(
    deed: Callable[[AdminSession], Awaitable[bool]],
    subject: str,
    database: str | None,
    lang: str | None,
) -> int:
    """Apply a deed to a visitor or another subject, and print whether it was done."""
    return tell_done(with_admin_session(database, deed), subject, lang)

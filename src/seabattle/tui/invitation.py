"""What is asked of a server for a new table, by the choices of the start page."""

import secrets
from typing import Any

from msgspec import to_builtins

from seabattle.matches.opening import HOST, OPEN
from seabattle.tui.agreement import agreed_ruleset, chosen_variant, seats_of
from seabattle.tui.settings import TerminalSettings


def invitation(settings: TerminalSettings, lang: str, others: str) -> dict[str, Any]:
    """A table as :class:`seabattle.wire.match.Invitation` has it; *others* come by link or not."""
    wanted = {
        "id": secrets.token_hex(8),
        "variant": settings.variant,
        "seats": [HOST, *([others] * (seats_of(settings) - 1))],
        "listed": others == OPEN,
        "hints": settings.hints,
    }
    labels = agreed_ruleset(settings, lang).labels
    # A table with the variant's own letters is laid at once; others have to be checked.
    if labels != chosen_variant(settings).labels:
        wanted["labels"] = to_builtins(labels)
    return wanted

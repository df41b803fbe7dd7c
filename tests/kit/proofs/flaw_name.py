"""What a check says of what it was given."""

from collections.abc import Callable

from seabattle.fairness.proofs.flaw import Flaw

FlawName = list[str | int] | None
"""The step and, where it has one, its number; ``None`` where all is well."""


def name_flaw(check: Callable[[], object]) -> FlawName:
    """The flaw that *check* finds."""
    try:
        check()
    except Flaw as flaw:
        return [flaw.step] if flaw.index is None else [flaw.step, flaw.index]
    return None

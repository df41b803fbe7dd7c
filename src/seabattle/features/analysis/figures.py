"""Figures of one game of one player, as they are kept."""

from msgspec import Struct


class SkillFigures(Struct, frozen=True):
    """Luck and skill of the shooting: together the shots saved against the expectation."""

    expected: float
    result: float
    luck: float
    skill: float
    error: float


class GameFigures(Struct, frozen=True):
    """One game of one player, as it is kept."""

    variant: str
    opponent: str
    """A computer player by its name, ``people``, or ``several``."""
    won: bool
    unit: str
    rows: int
    columns: int
    shots: int
    hits: int
    placed: tuple[int, ...]
    """The cells of the player's fleet at the start, row after row."""
    found: tuple[int, ...]
    """Those of them that were hit."""
    measured: SkillFigures | None = None
    """Nothing, where the rules are not those of a preset that can be measured."""

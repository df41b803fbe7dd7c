"""A game written down."""

from seabattle.records.entry import Entry

__all__ = ["Entry"]

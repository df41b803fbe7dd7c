"""The log of a view: all reports that it has heard, first to last.

A persistent append-only list: a log never changes; a longer one is made from it.
Successive logs of one view share a single list, so hearing one more report costs
the same late in a game as early in it; and they share a reader, so reading does, too.
"""

from collections.abc import Iterator, Sequence
from typing import overload

from msgspec import Struct

from seabattle.grid import Grid
from seabattle.views.log_reader import LogItem, LogReader
from seabattle.views.report import Report


class Log(Struct, frozen=True, eq=False, gc=False):
    """Reports in the order in which they were heard."""

    _heard: list[Report]
    _length: int
    _reader: LogReader

    def __add__(self, report: Report) -> "Log":
        """The log with one more report."""
        heard, reader = self._heard, self._reader
        # Another log was already grown from this one: copy this log's part of the list.
        if len(heard) != self._length:
            heard, reader = heard[: self._length], LogReader()
        heard.append(report)
        return Log(heard, self._length + 1, reader)

    def read(self, grid: Grid) -> tuple[LogItem, ...]:
        """The log as plain values; *grid* is that of the view it belongs to."""
        return self._reader.read(grid, self._heard, self._length)

    def since(self, count: int) -> Sequence[Report]:
        """What was heard after the first *count* reports."""
        return self._heard[count : self._length]

    def begins_with(self, earlier: "Log") -> bool:
        """Whether this is *earlier*, or what it has grown to."""
        if self._heard is earlier._heard:  # noqa: SLF001 -- Of the same class.
            return len(self) >= len(earlier)
        return self[: len(earlier)] == earlier[:]

    @classmethod
    def empty(cls) -> "Log":
        """A log in which nothing has been heard."""
        return cls([], 0, LogReader())

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Report: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Report]: ...
    def __getitem__(self, index: int | slice) -> Report | Sequence[Report]:
        if isinstance(index, slice):
            return self._heard[slice(*index.indices(self._length))]
        if 0 <= index < self._length:
            return self._heard[index]
        return self._heard[range(self._length)[index]]

    def __iter__(self) -> Iterator[Report]:
        return iter(self._heard[: self._length])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"

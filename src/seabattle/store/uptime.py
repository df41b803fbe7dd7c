"""Uptime: intervals of service time in which at least one node was up."""

from bisect import bisect_right
from collections.abc import Iterable

from seabattle.matches.port import Milliseconds

Interval = tuple[Milliseconds, Milliseconds]


class Uptime:
    """The time at which at least one node was up."""

    def __init__(self, intervals: Iterable[Interval]) -> None:
        self._intervals = _merge_intervals(intervals)
        self._starts = [start for start, _ in self._intervals]

    def time_between(self, since: Milliseconds, until: Milliseconds) -> Milliseconds:
        """How much of the time between two moments somebody was on watch."""
        total = 0
        for start, end in self._intervals[max(0, bisect_right(self._starts, since) - 1) :]:
            if start >= until:
                break
            total += max(0, min(end, until) - max(start, since))
        return total


def _merge_intervals(intervals: Iterable[Interval]) -> list[Interval]:
    """The same time in intervals that do not overlap, in order."""
    joined: list[Interval] = []
    for start, end in sorted(intervals):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        elif end > start:
            joined.append((start, end))
    return joined

"""When the service was on duty: what really was, and what its watch can know.

On duty means that some node is up and can reach the logbook. A node leaves a mark there
every now and then, and what lies between the last mark and the next start was a gap. So
the watch takes a little more time for a gap than there was, and never less.
"""

from collections.abc import Iterable

BEAT = 50.0
"""Milliseconds between two marks."""

Span = tuple[float, float]


class Roster:
    """Who was on duty when."""

    def __init__(self) -> None:
        self.gaps: list[Span] = []
        """As the watch knows them."""
        self.dark: list[Span] = []
        """As they really were."""
        self._up: dict[int, float] = {}
        self._open = True
        self._last_mark = 0.0
        self._dark_since: tuple[float, float] | None = (0.0, 0.0)

    def node_up(self, node: int, at: float) -> None:
        """A node has come up."""
        self._up[node] = at
        self._look(at)

    def node_down(self, node: int, at: float) -> None:
        """A node has crashed."""
        if self._open:
            self._last_mark = max(self._last_mark, _mark(self._up[node], at))
        del self._up[node]
        self._look(at)

    def logbook_away(self, at: float) -> None:
        """Marks can no longer be written."""
        self._last_mark = max([self._last_mark, *(_mark(up, at) for up in self._up.values())])
        self._open = False
        self._look(at)

    def logbook_back(self, at: float) -> None:
        """Every running node leaves a mark at once."""
        self._open = True
        self._look(at)

    def on_duty(self, since: float, until: float) -> float:
        """Milliseconds on duty, as the watch counts them."""
        now = [(self._dark_since[1], until)] if self._dark_since else []
        return _without([*self.gaps, *now], since, until)

    def truly_on_duty(self, since: float, until: float) -> float:
        """Milliseconds on duty."""
        now = [(self._dark_since[0], until)] if self._dark_since else []
        return _without([*self.dark, *now], since, until)

    def gaps_between(self, since: float, until: float) -> int:
        """The gaps in which no node was on duty."""
        return sum(a < until and b > since for a, b in self.dark)

    def _look(self, at: float) -> None:
        light = self._open and bool(self._up)
        if light and self._dark_since is not None:
            self.dark.append((self._dark_since[0], at))
            self.gaps.append((self._dark_since[1], at))
            self._dark_since = None
        elif not light and self._dark_since is None:
            self._dark_since = (at, self._last_mark)


def _mark(since: float, at: float) -> float:
    """The last mark of a node that came up at *since*."""
    return at - (at - since) % BEAT


def _without(gaps: Iterable[Span], since: float, until: float) -> float:
    return until - since - sum(max(0.0, min(until, b) - max(since, a)) for a, b in gaps)

"""The matches in memory: a cache with one object of each match, bounded in bytes.

Idle matches are evicted, the least recently used first. While a caller still refers to an
evicted match (a bot that thinks, a socket that is being opened) it stays known: it is found
again by a weak reference instead of being read a second time, so that all see the same.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from weakref import WeakValueDictionary

from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import LogbookDamaged, MatchId, Milliseconds

log = logging.getLogger("seabattle.matches")

MOST_HELD = 20_000
"""Matches held in memory, more only while all of them are in use."""

MOST_BYTES = 48 * 1024 * 1024
"""Bytes that they take, about: some 250 finished games of a hundred moves."""

LOOK_AGAIN = 60_000
"""How long a damaged match rests before it is read again; the operator may have restored it."""

MOST_DAMAGED = 10_000
"""Damaged matches that are remembered; of more the first are forgotten, and named once more."""


class HeldMatches:
    """All live matches of one process."""

    def __init__(
        self, most: int, in_use: Callable[[LiveMatch], bool], most_bytes: int = MOST_BYTES
    ) -> None:
        self._most = self._limit = most
        self._most_bytes = self._byte_limit = most_bytes
        self._in_use = in_use
        self._sizes: dict[MatchId, int] = {}
        """The memory that each held match took when it was last used."""
        self.bytes_held = 0
        self._known: WeakValueDictionary[MatchId, LiveMatch] = WeakValueDictionary()
        self._held: OrderedDict[MatchId, LiveMatch] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def __iter__(self) -> Iterator[LiveMatch]:
        """Every match that a caller refers to, evicted or not."""
        return iter(tuple(self._known.values()))

    def get(self, match: MatchId) -> LiveMatch | None:
        """A match that is held, which counts as used by this."""
        live = self._held.get(match)
        if live is not None:
            self._held.move_to_end(match)
            self._weigh(live)
        return live

    def find(self, match: MatchId) -> LiveMatch | None:
        """Return a match that is held, or was evicted while a caller uses it."""
        return self._known.get(match)

    def hold(self, live: LiveMatch) -> tuple[LiveMatch, list[LiveMatch]]:
        """Hold a match, and say which is held for it and which were evicted instead.

        Another task may have read the same match meanwhile (a race); the first one counts.
        """
        live = self._known.setdefault(live.match, live)
        evicted = self._evict_idle(live.size) if live.match not in self._held else []
        live.held = True
        self._held[live.match] = live
        self._held.move_to_end(live.match)
        self._weigh(live)
        return live, evicted

    def drop(self, match: MatchId) -> LiveMatch | None:
        """Know a match no more: its log is not what it was."""
        live = self._known.pop(match, None)
        if live is not None:
            self._let_go(live)
        return live

    def _weigh(self, live: LiveMatch) -> None:
        self.bytes_held += live.size - self._sizes.get(live.match, 0)
        self._sizes[live.match] = live.size

    def _let_go(self, live: LiveMatch) -> None:
        self._held.pop(live.match, None)
        self.bytes_held -= self._sizes.pop(live.match, 0)
        live.held = False

    def _evict_idle(self, size: int) -> list[LiveMatch]:
        """Make room for a match of that size, and for some more: looking takes a while."""
        if len(self._held) < self._limit and self.bytes_held + size <= self._byte_limit:
            return []
        some, some_bytes = max(1, self._most // 10), self._most_bytes // 10
        most, most_bytes = self._most - some, self._most_bytes - some_bytes - size
        evicted: list[LiveMatch] = []
        for live in tuple(self._held.values()):
            if len(self._held) <= most and self.bytes_held <= most_bytes:
                break
            if not self._in_use(live):
                self._let_go(live)
                evicted.append(live)
        # Where all are in use it is not worth looking again before there are more.
        self._limit = max(self._most, len(self._held) + some)
        self._byte_limit = max(self._most_bytes, self.bytes_held + size + some_bytes)
        return evicted


class DamagedMatches:
    """Matches that cannot be read: each is named once, and left alone for a while."""

    def __init__(self) -> None:
        self._looked: OrderedDict[MatchId, Milliseconds] = OrderedDict()
        self.count_changed: Callable[[int], None] = lambda _: None
        """Called with the number of damaged matches, for the metrics."""

    def __len__(self) -> int:
        return len(self._looked)

    def note(self, match: MatchId, error: Exception, now: Milliseconds) -> None:
        """A match could not be read, or could not be gone on with."""
        if match not in self._looked:
            # What is said of it to people is said elsewhere; the keeper of the file needs the page.
            where = error.facts if isinstance(error, LogbookDamaged) else {}
            log.error(
                "match %s is damaged at page %s (%s); all others go on",
                match,
                where.get("seq", "?"),
                error,
                exc_info=None if where else error,
            )
        self._looked[match] = now
        while len(self._looked) > MOST_DAMAGED:
            self._looked.popitem(last=False)
        self.count_changed(len(self._looked))

    def clear(self, match: MatchId) -> None:
        """A match could be read after all."""
        if self._looked.pop(match, None) is not None:
            log.warning("match %s can be read again", match)
            self.count_changed(len(self._looked))

    def rests(self, match: MatchId, now: Milliseconds) -> bool:
        """Whether a match was found damaged a moment ago."""
        looked = self._looked.get(match)
        return looked is not None and now - looked < LOOK_AGAIN

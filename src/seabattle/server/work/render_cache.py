"""A bounded cache of what was drawn or written of a match, and will be the same when asked again.

What a viewer is shown follows from what they have heard, so that is the cache key: viewers who
have heard the same are shown the same, and no other viewer gets it. The cache is gone with its
match, whether that was deleted, evicted, or is read again because a name was covered.
"""

from collections.abc import Awaitable, Callable, Hashable
from weakref import WeakKeyDictionary

from seabattle.matches.live_match import LiveMatch
from seabattle.views import Viewer

MOST_BYTES = 32 * 1024 * 1024

LARGEST = MOST_BYTES // 8
"""The largest entry in bytes; larger ones are made anew each time."""

Key = tuple[Hashable, ...]


def heard_by(live: LiveMatch, viewer: Viewer, *, truth: bool) -> Key:
    """Return the cache key: all that a picture may depend on. The truth is the same for all."""
    if truth:
        return "truth", live.message_count(None)
    return viewer, live.message_count(viewer)


class RenderCache:
    """A cache of what was made of matches that this process holds, the latest last (LRU)."""

    def __init__(self, most_bytes: int = MOST_BYTES, largest: int = LARGEST) -> None:
        self._most_bytes = most_bytes
        self._largest = largest
        self._by_match: WeakKeyDictionary[LiveMatch, dict[Key, bytes]] = WeakKeyDictionary()

    async def find_or_make(
        self, live: LiveMatch, key: Key, make: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        """Return the cached value of a key, or make it."""
        kept = self._by_match.get(live, {})
        found = kept.pop(key, None)
        if found is None:
            found = await make()
        self._keep(live, key, found)
        return found

    def size(self) -> int:
        """Number of bytes that are kept."""
        return sum(len(each) for kept in self._by_match.values() for each in kept.values())

    def forget(self, live: LiveMatch) -> None:
        """Keep nothing of a match any more."""
        self._by_match.pop(live, None)

    def _keep(self, live: LiveMatch, key: Key, found: bytes) -> None:
        if len(found) > self._largest or live.deleted:
            return
        kept = self._by_match.pop(live, {})
        kept[key] = found
        self._by_match[live] = kept
        while self.size() > self._most_bytes:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        """Drop the oldest of the match that was asked about longest ago."""
        live, kept = next(iter(self._by_match.items()))
        del kept[next(iter(kept))]
        if not kept:
            del self._by_match[live]

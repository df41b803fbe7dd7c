"""A bounded cache of answers that follow from what was sent: found again by its hash.

The least recently used are evicted. What is kept depends on the hashed text alone, so
whoever sends the same may be given the same.
"""

from collections import OrderedDict
from hashlib import sha256

MOST_BYTES = 16 * 1024 * 1024


def text_key(*parts: str) -> bytes:
    """The hash of some texts, none of which can be mistaken for two."""
    return sha256("\0".join(parts).encode()).digest()


class TextCache:
    """What was made, the latest last."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0

    def find(self, key: bytes) -> bytes | None:
        """What was made under that key before, if it is still kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: bytes, data: bytes) -> None:
        """Keep what was made, and let go of what nobody has asked for longest."""
        self._size += len(data) - len(self._kept.pop(key, b""))
        self._kept[key] = data
        while self._size > self._most_bytes:
            self._size -= len(self._kept.popitem(last=False)[1])

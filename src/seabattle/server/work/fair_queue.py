"""A fair queue: the owner that has cost least goes first, however much others have queued up.

Each item belongs to an owner, a table or an address. Each owner has a virtual time,
the processor time it has been given; the one with the least is served next, and one that
has something under way only when no other owner waits (start-time fair queueing).
"""

from collections import Counter, deque
from typing import Generic, TypeVar

T = TypeVar("T")

SAVED = 1.0
"""Processor seconds that an idle owner has ahead of owners who wait in a full queue.

Without them a player who asks for one thing would wait for a whole round of a crowd.
"""

MOST_REMEMBERED = 1000
"""Owners whose past use is remembered though they have nothing to do."""


class FairQueue(Generic[T]):
    """Things that wait, each for an owner."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[tuple[int, T]]] = {}
        self._spent: dict[str, float] = {}
        self._busy: Counter[str] = Counter()
        self._now = 0.0
        """The virtual time of the owner served last; idle owners fall behind it by ``SAVED``."""
        self._arrived = 0
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def count(self, owner: str) -> int:
        """Return how many items of one owner wait."""
        return len(self._waiting.get(owner, ()))

    def put(self, owner: str, item: T) -> None:
        """Queue *item* for its turn."""
        if owner not in self._waiting:
            self._waiting[owner] = deque()
            self._spent[owner] = self._start_time(owner)
        self._arrived += 1
        self._length += 1
        self._waiting[owner].append((self._arrived, item))

    def may_crowd_out(self, owner: str) -> bool:
        """Whether another owner has more items here than *owner* would have with one more."""
        return self._largest_claim() > (self.count(owner) + 1, self._start_time(owner))

    def drop_newest(self) -> T:
        """Drop the newest item of the owner with the most items, and return it."""
        owner = max(self._waiting, key=self._claim)
        _, item = self._waiting[owner].pop()
        self._drop_empty(owner)
        return item

    def take(self) -> tuple[str, T]:
        """Return the next owner and item; the owner is busy until it is :meth:`charge`-d."""
        owner = min(self._waiting, key=self._rank)
        self._now = max(self._now, self._spent[owner])
        _, item = self._waiting[owner].popleft()
        self._drop_empty(owner)
        self._busy[owner] += 1
        return owner, item

    def charge(self, owner: str, seconds: float) -> None:
        """Something of *owner*'s is done, and has cost so much."""
        self._spent[owner] = self._spent.get(owner, self._now) + seconds
        self._busy[owner] -= 1
        if not self._busy[owner]:
            del self._busy[owner]
        if len(self._spent) > MOST_REMEMBERED + len(self._waiting):
            self._forget_idle()

    def remove(self, owner: str, item: T) -> bool:
        """Whether *item* was still waiting, and does no longer."""
        for each in self._waiting.get(owner, ()):
            if each[1] is item:
                self._waiting[owner].remove(each)
                self._drop_empty(owner)
                return True
        return False

    def _start_time(self, owner: str) -> float:
        saved = self._now - SAVED
        return max(saved, self._spent.get(owner, saved))

    def _largest_claim(self) -> tuple[int, float]:
        return max(map(self._claim, self._waiting), default=(0, 0.0))

    def _claim(self, owner: str) -> tuple[int, float]:
        return self.count(owner), self._spent[owner]

    def _rank(self, owner: str) -> tuple[int, float, int]:
        return self._busy[owner], self._spent[owner], self._waiting[owner][0][0]

    def _drop_empty(self, owner: str) -> None:
        self._length -= 1
        if not self._waiting[owner]:
            del self._waiting[owner]

    def _forget_idle(self) -> None:
        """Forget owners who would begin anew at this virtual time, and then those served least."""
        idle = sorted(self._spent.keys() - self._waiting.keys(), key=self._spent.__getitem__)
        for owner in idle[: len(idle) // 2]:
            del self._spent[owner]

"""A fair queue: whoever has cost least goes first, whatever others have queued up.

Those who wait belong to somebody, a table or an address. Each of these has a virtual time,
the processor time it has been given; the one with the least is served next, and one that
has something under way only when nobody else waits (start-time fair queueing).
"""

from collections import Counter, deque
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_REMEMBERED = 1000
"""Owners whose past use is remembered though they have nothing to do."""


class FairQueue(Generic[T]):
    """Things that wait, each for an owner."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[tuple[int, T]]] = {}
        self._spent: dict[str, float] = {}
        self._busy: Counter[str] = Counter()
        self._now = 0.0
        """The virtual time of whoever was served last: nobody has saved up more than this."""
        self._arrived = 0
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def count(self, owner: str) -> int:
        """How many wait for one owner."""
        return len(self._waiting.get(owner, ()))

    def put(self, owner: str, item: T) -> None:
        """Let *item* wait for its turn."""
        if owner not in self._waiting:
            self._waiting[owner] = deque()
            self._spent[owner] = max(self._now, self._spent.get(owner, 0.0))
        self._arrived += 1
        self._length += 1
        self._waiting[owner].append((self._arrived, item))

    def take(self) -> tuple[str, T]:
        """Whose turn it is; the owner has something under way until it is :meth:`charge`-d."""
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

"""Lanes: how many notifications are under way at one time, of one kind of channel and one pace.

Mail, push messages, hooks and posts do not wait for each other, nor do receivers that answer
quickly for those that do not. Within a lane no visitor and no host has more than a share.
"""

from collections import Counter
from collections.abc import Sequence

from seabattle.features.notifications.notification_queue import NotificationQueue, Wanted

MOST_UNDER_WAY = 16
"""Notifications that are under way in one lane at one time, at one node."""

MOST_OF_VISITOR = 2
"""Of these, notifications to channels of one visitor."""

MOST_OF_HOST = 4
"""Of these, notifications to one host."""


class DeliveryLane:
    """The notifications of one kind and pace that are under way."""

    def __init__(self, kind: str, pace: str) -> None:
        self.kind = kind
        self.pace = pace
        self._players: Counter[str] = Counter()
        self._hosts: Counter[str] = Counter()

    @property
    def wanted(self) -> Wanted:
        """The queues that there is room for."""
        room = MOST_UNDER_WAY - self._players.total()
        players = _at_most(self._players, MOST_OF_VISITOR)
        hosts = _at_most(self._hosts, MOST_OF_HOST)
        # More than there is room for, as some may be of one visitor.
        return Wanted(self.kind, self.pace, 2 * room, players, hosts)

    def pick(self, due: Sequence[NotificationQueue]) -> list[NotificationQueue]:
        """The queues whose notifications set out now, each of which has to be left again."""
        picked = []
        for queue in due:
            if (queue.kind, queue.pace) == (self.kind, self.pace) and self._fits(queue):
                self._count(queue, 1)
                picked.append(queue)
        return picked

    def _fits(self, queue: NotificationQueue) -> bool:
        return (
            self._players.total() < MOST_UNDER_WAY
            and self._players[queue.player] < MOST_OF_VISITOR
            and self._hosts[queue.host] < MOST_OF_HOST
        )

    def leave(self, queue: NotificationQueue) -> None:
        """A notification of a queue is no longer under way."""
        self._count(queue, -1)

    def _count(self, queue: NotificationQueue, by: int) -> None:
        for counter, name in ((self._players, queue.player), (self._hosts, queue.host)):
            counter[name] += by
            if not counter[name]:
                del counter[name]


def _at_most(counter: Counter[str], most: int) -> tuple[str, ...]:
    return tuple(sorted(name for name, count in counter.items() if count >= most))

"""Notifications that are due, as a delivery worker with room for everything would take them."""

from collections.abc import Sequence

from seabattle.features.notifications.channel import MAIL, PUSH, WEBHOOK
from seabattle.features.notifications.notification import POSTS
from seabattle.features.notifications.notification_queue import PACES, Wanted
from seabattle.features.notifications.outbox import Outbox, PendingNotification

EVERYTHING = [Wanted(kind, pace, 50) for kind in (WEBHOOK, POSTS, MAIL, PUSH) for pace in PACES]


async def lease_due(outbox: Outbox) -> Sequence[PendingNotification]:
    """The first notification of every queue that is due now, leased."""
    return await outbox.lease(await outbox.find_due(EVERYTHING))

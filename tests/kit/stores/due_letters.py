"""Letters that are due, as a courier with room for everything would take them."""

from collections.abc import Sequence

from seabattle.store.outbox.channel import MAIL, PUSH, WEBHOOK
from seabattle.store.outbox.letter import POSTS
from seabattle.store.outbox.letter_queue import PACES, Wanted
from seabattle.store.outbox.outbox import Outbox, PendingLetter

EVERYTHING = [Wanted(kind, pace, 50) for kind in (WEBHOOK, POSTS, MAIL, PUSH) for pace in PACES]


async def lease_due(outbox: Outbox) -> Sequence[PendingLetter]:
    """The first letter of every queue that is due now, leased."""
    return await outbox.lease(await outbox.find_due(EVERYTHING))

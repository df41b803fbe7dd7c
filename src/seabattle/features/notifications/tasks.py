"""Background work of notifications: letters are delivered to their channels."""

import httpx

from seabattle.features.lobby import PRESENCE
from seabattle.features.notifications.channel import MAIL, PUSH, WEBHOOK
from seabattle.features.notifications.delivery_worker import Courier
from seabattle.features.notifications.mail import mail_box
from seabattle.features.notifications.notification import POSTS
from seabattle.features.notifications.notification_settings import PRIVATE_HOOKS
from seabattle.features.notifications.outbox import Outbox, PendingLetter
from seabattle.features.notifications.pinned_request import Receiver, new_client
from seabattle.features.notifications.push import push_sender
from seabattle.features.notifications.state import OUTBOX
from seabattle.features.notifications.webhook import send_webhook
from seabattle.server.http.context import ServerContext

NOT_OFFERED = Receiver(503)
"""The operator does not offer this channel any longer; it may come back."""


async def deliver_forever(context: ServerContext) -> None:
    """Deliver what is due, until the task is cancelled."""
    async with new_client() as client:
        await new_courier(context, OUTBOX.of(context), client).carry_forever()


def new_courier(context: ServerContext, outbox: Outbox, client: httpx.AsyncClient) -> Courier:
    """A courier that knows every way that is offered here."""

    async def by_webhook(letter: PendingLetter) -> Receiver:
        now = outbox.now()
        private = PRIVATE_HOOKS.of(context.settings) or False
        return await send_webhook(client, letter, now, private=private)

    async def by_mail(letter: PendingLetter) -> Receiver:
        box = mail_box(context)
        return NOT_OFFERED if box is None else await box.send_letter(letter, outbox.now())

    async def by_push(letter: PendingLetter) -> Receiver:
        now = outbox.now()
        private = PRIVATE_HOOKS.of(context.settings) or False
        sender = push_sender(context)
        if sender is None:
            return NOT_OFFERED
        return await sender.send_letter(client, letter, now, private=private)

    ways = {WEBHOOK: by_webhook, POSTS: by_webhook, MAIL: by_mail, PUSH: by_push}
    return Courier(outbox, context.service, PRESENCE.of(context), ways)

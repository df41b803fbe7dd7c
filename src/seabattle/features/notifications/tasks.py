"""Background work of notifications: notifications are delivered to their channels."""

import httpx

from seabattle.features.lobby import PRESENCE
from seabattle.features.notifications.channel import MAIL, PUSH, WEBHOOK
from seabattle.features.notifications.delivery_worker import DeliveryWorker
from seabattle.features.notifications.mail import mail_box
from seabattle.features.notifications.notification import POSTS
from seabattle.features.notifications.notification_settings import PRIVATE_HOOKS
from seabattle.features.notifications.outbox import Outbox, PendingNotification
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
        await new_delivery_worker(context, OUTBOX.of(context), client).run_forever()


def new_delivery_worker(
    context: ServerContext, outbox: Outbox, client: httpx.AsyncClient
) -> DeliveryWorker:
    """A delivery worker that knows every way that is offered here."""

    async def by_webhook(notification: PendingNotification) -> Receiver:
        now = outbox.now()
        private = PRIVATE_HOOKS.of(context.settings) or False
        return await send_webhook(client, notification, now, private=private)

    async def by_mail(notification: PendingNotification) -> Receiver:
        box = mail_box(context)
        return (
            NOT_OFFERED if box is None else await box.send_notification(notification, outbox.now())
        )

    async def by_push(notification: PendingNotification) -> Receiver:
        now = outbox.now()
        private = PRIVATE_HOOKS.of(context.settings) or False
        sender = push_sender(context)
        if sender is None:
            return NOT_OFFERED
        return await sender.send_notification(client, notification, now, private=private)

    ways = {WEBHOOK: by_webhook, POSTS: by_webhook, MAIL: by_mail, PUSH: by_push}
    return DeliveryWorker(outbox, context.service, PRESENCE.of(context), ways)

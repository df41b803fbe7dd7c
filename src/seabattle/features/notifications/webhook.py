"""Webhooks: a notification as a signed request, as Standard Webhooks have it."""

import base64
import hmac
from hashlib import sha256

import httpx
from msgspec import json

from seabattle.features.notifications.outbox import PendingNotification
from seabattle.features.notifications.pinned_request import Receiver, post


def sign(secret: str, notification: str, seconds: int, body: bytes) -> str:
    """The signature of a request."""
    signed = f"{notification}.{seconds}.".encode() + body
    digest = hmac.digest(bytes.fromhex(secret), signed, sha256)
    return "v1," + base64.b64encode(digest).decode()


def webhook_body(notification: PendingNotification) -> bytes:
    """What is sent: the kind, the match, its address here, and what else the notification says."""
    said = json.decode(notification.body)
    if "allowed_mentions" in said:
        # A body for Discord, which takes nothing else; the id is in the header all the same.
        return notification.body
    return json.encode(
        {
            "id": notification.id,
            "type": notification.kind,
            "match": notification.match,
            "path": f"/match/{notification.match}",
            "at": notification.at,
            **said,
        }
    )


async def send_webhook(
    client: httpx.AsyncClient, notification: PendingNotification, now: int, *, private: bool
) -> Receiver:
    """Send a notification to a hook."""
    body, seconds = webhook_body(notification), now // 1000
    headers = {
        "Content-Type": "application/json",
        "webhook-id": notification.id,
        "webhook-timestamp": str(seconds),
        "webhook-signature": sign(notification.channel.secret, notification.id, seconds, body),
    }
    address = notification.channel.address
    return await post(client, address, headers, body, private=private, pace=notification.pace)

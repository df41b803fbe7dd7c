"""Webhooks: a letter as a signed request, as Standard Webhooks have it."""

import base64
import hmac
from hashlib import sha256

import httpx
from msgspec import json

from seabattle.features.notifications.outbox import PendingLetter
from seabattle.features.notifications.pinned_request import Receiver, post


def sign(secret: str, letter: str, seconds: int, body: bytes) -> str:
    """The signature of a request."""
    signed = f"{letter}.{seconds}.".encode() + body
    digest = hmac.digest(bytes.fromhex(secret), signed, sha256)
    return "v1," + base64.b64encode(digest).decode()


def webhook_body(letter: PendingLetter) -> bytes:
    """What is sent: the kind, the match, its address here, and what else the letter says."""
    said = json.decode(letter.body)
    if "allowed_mentions" in said:
        # A body for Discord, which takes nothing else; the id is in the header all the same.
        return letter.body
    return json.encode(
        {
            "id": letter.letter,
            "type": letter.kind,
            "match": letter.match,
            "path": f"/match/{letter.match}",
            "at": letter.at,
            **said,
        }
    )


async def send_webhook(
    client: httpx.AsyncClient, letter: PendingLetter, now: int, *, private: bool
) -> Receiver:
    """Send a letter to a hook."""
    body, seconds = webhook_body(letter), now // 1000
    headers = {
        "Content-Type": "application/json",
        "webhook-id": letter.letter,
        "webhook-timestamp": str(seconds),
        "webhook-signature": sign(letter.channel.secret, letter.letter, seconds, body),
    }
    address = letter.channel.address
    return await post(client, address, headers, body, private=private, pace=letter.pace)

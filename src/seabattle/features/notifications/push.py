"""Web Push: a turn as an encrypted message that the browser maker's push host hands on.

The host learns which server sends (VAPID, RFC 8292), and nothing of what is said: a message is
encrypted for the browser alone (RFC 8291), and every one has the same length.
"""

import base64
import hmac
import os
from binascii import Error as NotBase64
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import httpx
from msgspec import Struct, json

from seabattle.features.notifications.game_title import game_title
from seabattle.features.notifications.notification_settings import PUSH, PushSettings
from seabattle.features.notifications.outbox import PendingNotification
from seabattle.features.notifications.pinned_request import Receiver, post
from seabattle.server.http.context import ServerContext
from seabattle.speech import say

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

POINT_BYTES, SECRET_BYTES, SALT_BYTES = 65, 16, 16
"""A point of the curve P-256 as it stands, what only browser and sender know, and a salt."""

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""

GOOD_SECONDS = 12 * 3600
"""How long a push host may believe our signature; a day is the most it may be."""

KEEP_SECONDS = 3 * 24 * 3600
"""How long a push host keeps a message for a browser that is off."""

RECORD_BYTES = 1024
"""Every message is so long, whatever it says."""


class PushKeys(Struct, frozen=True):
    """What a browser gave us to encrypt with."""

    point: bytes
    secret: bytes

    @property
    def text(self) -> str:
        """The same in notifications, as it is kept."""
        return f"{to_text(self.point)} {to_text(self.secret)}"


class PushSender(Struct, frozen=True, dict=True):
    """A way to send messages by push hosts, and the key by which they know us."""

    settings: PushSettings
    seed: bytes
    """What our key is made from, the same at every node."""

    @cached_property
    def key(self) -> "EllipticCurvePrivateKey":
        """The key that signs."""
        from cryptography.hazmat.primitives.asymmetric import ec

        number = int.from_bytes(hmac.digest(self.seed, b"vapid", sha256) + self.seed)
        return ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public_key(self) -> str:
        """What a browser has to name when it subscribes (``applicationServerKey``)."""
        return to_text(_point_of(self.key))

    async def send_notification(
        self,
        client: httpx.AsyncClient,
        notification: PendingNotification,
        now: int,
        *,
        private: bool,
    ) -> Receiver:
        """Tell somebody that it is their turn."""
        channel = notification.channel
        keys = read_keys(*channel.secret.split(" "))
        headers = {
            "Authorization": self.signature(channel.address, now // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
            "Topic": _topic(keys, notification.match),
        }
        body = encrypt(keys, push_body(notification))
        return await post(
            client, channel.address, headers, body, private=private, pace=notification.pace
        )

    def signature(self, address: str, seconds: int) -> str:
        """What tells a push host who we are."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        found = urlsplit(address)
        claims = {
            "aud": f"{found.scheme}://{found.netloc}",
            "exp": seconds + GOOD_SECONDS,
            "sub": self.settings.contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(to_text(json.encode(each)) for each in (head, claims))
        both = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        proof = to_text(b"".join(number.to_bytes(32) for number in both))
        return f"vapid t={signed}.{proof}, k={self.public_key}"


def push_sender(context: ServerContext) -> PushSender | None:
    """The way by which browsers are told, where the operator has named a contact."""
    push = PUSH.of(context.settings)
    return None if push is None else _new_push_sender(push, context.derive_key(b"push"))


@lru_cache(maxsize=4)
def _new_push_sender(settings: PushSettings, seed: bytes) -> PushSender:
    """A sender for each choice of settings, because its key is derived only once."""
    return PushSender(settings, seed)


def _topic(keys: PushKeys, match: str) -> str:
    """What messages of one match have in common, so that a browser that was off gets the latest.

    Another for every browser: a push host does not learn who plays with whom, nor where to watch.
    """
    return to_text(hmac.digest(keys.secret, b"topic " + match.encode(), sha256)[:SALT_BYTES])


def push_body(notification: PendingNotification) -> bytes:
    """What is sent: the id of the notification, the match, and what to show, in words."""
    lang = notification.channel.lang
    game = game_title(notification, lang)
    return json.encode(
        {
            "id": notification.id,
            "match": notification.match,
            "title": say(lang, "letter-turn-subject", game=game),
            "text": say(lang, "letter-turn-text", game=game),
            "lang": lang,
        }
    )


def read_keys(point: str, secret: str) -> PushKeys:
    """The keys of a browser; :class:`ValueError` where they are none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    keys = PushKeys(from_text(point), from_text(secret))
    if len(keys.point) != POINT_BYTES or len(keys.secret) != SECRET_BYTES:
        raise ValueError(point)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)
    return keys


def encrypt(
    keys: PushKeys,
    said: bytes,
    *,
    own: "EllipticCurvePrivateKey | None" = None,
    salt: bytes | None = None,
    length: int = RECORD_BYTES,
) -> bytes:
    """A message that only the browser with these *keys* can read (RFC 8291).

    The key of our *own* and the *salt* are new each time; only tests choose them.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), keys.point)
    point = _point_of(own)
    told = b"WebPush: info\0" + keys.point + point
    material = _derive(own.exchange(ec.ECDH(), theirs), keys.secret, told, 32)
    content_key = _derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\0", 12)
    # The octet 2 ends the only record, and what follows it is padding (RFC 8188).
    plain = (said + b"\2").ljust(length, b"\0")
    head = salt + (4096).to_bytes(4) + bytes([POINT_BYTES]) + point
    return head + AESGCM(content_key).encrypt(nonce, plain, None)


def _derive(material: bytes, salt: bytes, told: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, told).derive(material)


def _point_of(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(found: bytes) -> str:
    """Bytes as they stand in headers and keys (base64url, without padding)."""
    return base64.urlsafe_b64encode(found).decode().rstrip("=")


def from_text(text: str) -> bytes:
    """The bytes of such a text; :class:`ValueError` where it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except NotBase64:
        raise ValueError(text) from None

"""A push host on the loopback: it checks who sends, and reads as the browser would.

It is written from RFC 8188, 8291 and 8292 and shares no code with the sender.
"""

import base64
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct, json

LONGEST_PROMISE = 24 * 3600
"""Seconds; a signature that is good for longer is refused (RFC 8292)."""


class Pushed(Struct, frozen=True):
    """One message, as the browser has read it."""

    said: dict[str, Any]
    topic: str
    length: int


class Browser:
    """A player's browser: its keys, and how it reads what was encrypted for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = secrets.token_bytes(16)

    @property
    def keys(self) -> dict[str, str]:
        """What it gives to a server."""
        return {"p256dh": to_text(self._point), "auth": to_text(self._secret)}

    @property
    def _point(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        """The decrypted text of a message."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        told = b"WebPush: info\x00" + self._point + sender
        material = HKDF(SHA256(), 32, self._secret, told).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
        said, mark, _ = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark
        return said


class PushReceiver:
    """The messages for one browser, in order; *answers* are the statuses of the next ones."""

    def __init__(self) -> None:
        self.browser = Browser()
        self.sender = ""
        """The key that the browser named when it subscribed."""
        self.answers: list[int] = []
        self.asked = 0
        self.accepted: list[Pushed] = []
        self.troubles: list[str] = []
        self.port = 0

    @property
    def url(self) -> str:
        """Where the browser can be reached."""
        return f"http://127.0.0.1:{self.port}/push/one"

    def take(self, headers: Any, body: bytes) -> int:
        """The status for a message."""
        self.asked += 1
        trouble = self._trouble_with(headers)
        if trouble:
            self.troubles.append(trouble)
            return 403
        status = self.answers.pop(0) if self.answers else 201
        if status == 201:
            said = json.decode(self.browser.read(body))
            self.accepted.append(Pushed(said, headers["Topic"], len(body)))
        return status

    def _trouble_with(self, headers: Any) -> str:
        scheme, _, rest = headers["Authorization"].partition(" ")
        parts = dict(each.strip().split("=", 1) for each in rest.split(","))
        signed, _, proof = parts["t"].rpartition(".")
        head, claims = (json.decode(from_text(each)) for each in signed.split("."))
        if (scheme, head["alg"], parts["k"]) != ("vapid", "ES256", self.sender):
            return "another sender"
        if headers["Content-Encoding"] != "aes128gcm" or int(headers["TTL"]) < 0:
            return "no message"
        if claims["aud"] != f"http://127.0.0.1:{self.port}" or "@" not in claims["sub"]:
            return "for another host"
        if not time.time() < claims["exp"] <= time.time() + LONGEST_PROMISE:
            return "promised for too long"
        return "" if _is_signed(parts["k"], signed, from_text(proof)) else "forged"


def _is_signed(key: str, signed: str, proof: bytes) -> bool:
    curve = ec.SECP256R1()
    public = ec.EllipticCurvePublicKey.from_encoded_point(curve, from_text(key))
    numbers = int.from_bytes(proof[:32]), int.from_bytes(proof[32:])
    try:
        public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        return False
    return True


def to_text(found: bytes) -> str:
    """Bytes in base64url."""
    return base64.urlsafe_b64encode(found).decode().rstrip("=")


def from_text(text: str) -> bytes:
    """The bytes of base64url."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@contextmanager
def open_push_receiver() -> Iterator[PushReceiver]:
    """A push host that is up, at a port of the system's choice."""
    receiver = PushReceiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(receiver.take(self.headers, body))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Write no log: it would not be read."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()

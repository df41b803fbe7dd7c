"""Session cookies, signed by HMAC, that say which visitor somebody is.

Nothing is looked up to believe it. Whoever has the signing key could be anybody, so it
stays in the store.
"""

import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256

from seabattle.matches.port import PlayerId

COOKIE = "seabattle"
YEAR = 365 * 24 * 3600

_SHAPE = re.compile(r"([A-Za-z0-9_-]{4,64})\.([A-Za-z0-9_-]{43})")


class SessionSigner:
    """Signs sessions, and knows its own signature."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign_session(self, player: PlayerId) -> str:
        """The session of a player."""
        return f"{player}.{self._signature(player)}"

    def read_session(self, session: str) -> PlayerId | None:
        """Whose session it is, if we have signed it."""
        found = _SHAPE.fullmatch(session)
        if not found or not hmac.compare_digest(self._signature(found[1]), found[2]):
            return None
        return PlayerId(found[1])

    def read_cookies(self, header: str) -> PlayerId | None:
        """Whose session is among the cookies of a request, if one of them was signed by us."""
        return next(filter(None, map(self.read_session, sessions_in(header))), None)

    def _signature(self, player: str) -> str:
        digest = hmac.digest(self._key, b"session\n" + player.encode(), sha256)
        return urlsafe_b64encode(digest).decode().rstrip("=")


def session_cookie(session: str, *, secure: bool) -> str:
    """The header that leaves a session with the browser."""
    parts = [f"{COOKIE}={session}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def sessions_in(header: str) -> Iterator[str]:
    """What may be sessions in a ``Cookie`` header.

    Cookies belong to a host and not to a port, so other programs leave theirs beside ours, in
    whatever shape: what is not ours is passed over.
    """
    for cookie in header.split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            yield value.strip().strip('"')

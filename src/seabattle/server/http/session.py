"""Session cookies, signed by HMAC, that say which visitor somebody is.

Nothing is looked up to believe it; which sessions were ended every process knows. Whoever
has the signing key could be anybody, so it stays in the store.
"""

import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256

from msgspec import Struct

from seabattle.matches.port import PlayerId
from seabattle.store.administration.session_list import early_session

COOKIE = "seabattle"
YEAR = 365 * 24 * 3600

BROWSERS = {
    "Firefox/": "Firefox",
    "Edg/": "Edge",
    "OPR/": "Opera",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
    "seabattle": "Sea Battle",
    "curl/": "curl",
}
"""In this order: most call themselves by the names of others as well."""

SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


_SHAPE = re.compile(r"([A-Za-z0-9_-]{4,64})(?:\.([0-9a-f]{32}))?\.([A-Za-z0-9_-]{43})")
"""A player, the session's own name, and the signature; earlier sessions had no name."""


class SignedSession(Struct, frozen=True):
    """Who shows a session, and which."""

    player: PlayerId
    id: str


class SessionSigner:
    """Signs sessions, and knows its own signature."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign_session(self, session: SignedSession) -> str:
        """What a browser is given to show."""
        words = session.player, session.id
        return ".".join((*words, self._signature(*words)))

    def read_session(self, session: str) -> SignedSession | None:
        """Whose session it is, if we have signed it."""
        found = _SHAPE.fullmatch(session)
        if not found:
            return None
        words = (found[1], found[2]) if found[2] else (found[1],)
        if not hmac.compare_digest(self._signature(*words), found[3]):
            return None
        player = PlayerId(found[1])
        return SignedSession(player, found[2] or early_session(player))

    def read_cookies(self, header: str) -> Iterator[SignedSession]:
        """The sessions among the cookies of a request that were signed by us."""
        return filter(None, map(self.read_session, sessions_in(header)))

    def _signature(self, *words: str) -> str:
        digest = hmac.digest(self._key, "\n".join(("session", *words)).encode(), sha256)
        return urlsafe_b64encode(digest).decode().rstrip("=")


def session_cookie(session: str, *, secure: bool) -> str:
    """The header that leaves a session with the browser."""
    parts = [f"{COOKIE}={session}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def expired_cookie() -> str:
    """The header that has the browser throw its session away."""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


def sessions_in(header: str) -> Iterator[str]:
    """What may be sessions in a ``Cookie`` header.

    Cookies belong to a host and not to a port, so other programs leave theirs beside ours, in
    whatever shape: what is not ours is passed over.
    """
    for cookie in header.split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            yield value.strip().strip('"')


def device_name(agent: str) -> str:
    """What a browser looks like in a list, such as *Firefox, Linux*; nothing where it is unknown.

    Of all that it says of itself no more is kept than its owner needs to know it again.
    """
    found = (
        next((name for sign, name in table.items() if sign in agent), "")
        for table in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))

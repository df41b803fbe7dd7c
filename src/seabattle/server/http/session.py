"""Session cookies, signed by HMAC, that say which visitor a browser or terminal belongs to.

Nothing is looked up to believe a cookie; which sessions were ended every process knows. The
day on which a cookie was given out is signed, too, and none is accepted longer than a year.
The signing key makes cookies of any visitor, so it stays in the store.
"""

import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256

from msgspec import Struct

from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.administration.session_list import DAY, Session, early_session

COOKIE = "seabattle"

HOST_COOKIE = "__Host-seabattle"
"""The same where the browser came by HTTPS: it takes such a name from this host alone.

Another site of the same domain can leave a cookie called ``seabattle`` with a visitor, and so
have them play under another name; it cannot leave one with this prefix (RFC 6265bis).
"""

YEAR_DAYS = 365
"""Days after which no server accepts a cookie any more, and the browser drops it."""

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


_SHAPE = re.compile(
    r"([A-Za-z0-9_-]{4,64})(?:\.([0-9a-f]{32})(?:\.([0-9]{1,6}))?)?\.([A-Za-z0-9_-]{43})"
)
"""A player, the session's own name, the day, and the signature.

Cookies of earlier releases had no day, and before that no name.
"""


class SignedSession(Struct, frozen=True):
    """What a session cookie says: whose session, which one, and since when."""

    player: PlayerId
    id: str
    day: int | None = None
    """The day on which it was given out, counted from 1970; earlier releases did not say."""


def signed_session(session: Session, now: Milliseconds) -> SignedSession:
    """What the cookie of a new session says.

    Its day is one of service time, which never goes back: a calendar that was ahead and is set
    right must neither expire a new session nor revive one whose end was forgotten.
    """
    return SignedSession(session.player, session.id, now // DAY)


class SessionSigner:
    """Signs sessions, and knows its own signature."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign_session(self, session: SignedSession) -> str:
        """What a browser is given to show."""
        day = () if session.day is None else (str(session.day),)
        words = (session.player, session.id, *day)
        return ".".join((*words, self._signature(*words)))

    def read_session(self, session: str) -> SignedSession | None:
        """Whose session it is, if we have signed it."""
        found = _SHAPE.fullmatch(session)
        if not found:
            return None
        words = [word for word in found.groups()[:3] if word]
        if not hmac.compare_digest(self._signature(*words), found[4]):
            return None
        player = PlayerId(found[1])
        day = int(found[3]) if found[3] else None
        return SignedSession(player, found[2] or early_session(player), day)

    def read_cookies(self, header: str) -> Iterator[tuple[str, SignedSession]]:
        """The sessions among the cookies of a request that the server has signed.

        Each comes with the name of its cookie; those that only this host can set come first.
        """
        for name in (HOST_COOKIE, COOKIE):
            for session in map(self.read_session, cookies_in(header, name)):
                if session is not None:
                    yield name, session

    def _signature(self, *words: str) -> str:
        digest = hmac.digest(self._key, "\n".join(("session", *words)).encode(), sha256)
        return urlsafe_b64encode(digest).decode().rstrip("=")


def session_cookie(session: str, name: str, *, secure: bool) -> str:
    """The header that leaves a session with the browser."""
    return _cookie_header(name, session, YEAR_DAYS * 24 * 3600, secure=secure)


def expired_cookie(name: str, *, secure: bool) -> str:
    """The header that has the browser throw its session away."""
    return _cookie_header(name, "", 0, secure=secure)


def _cookie_header(name: str, value: str, seconds: int, *, secure: bool) -> str:
    parts = [f"{name}={value}", "Path=/", f"Max-Age={seconds}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def cookies_in(header: str, wanted: str) -> Iterator[str]:
    """The values of a cookie in a ``Cookie`` header.

    Cookies belong to a host and not to a port, so other programs leave theirs beside ours, in
    any shape: what is not ours is passed over.
    """
    for cookie in header.split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == wanted:
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

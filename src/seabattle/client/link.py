"""References to a match: its name, its address, or a link to a seat."""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

_NAME = r"[A-Za-z0-9_-]{1,64}"
_PATH = re.compile(
    rf"/*(?:(?:join|match|matches|play)/)?(?P<match>{_NAME})(?:/(?P<key>{_NAME}))?/*"
)


class MatchLink(Struct, frozen=True):
    """A reference to a match, as complete as the player has given it."""

    match: str
    server: str | None = None
    """The address of the server, where the link names one."""
    key: str | None = None
    """The key of a seat that is reserved for the holder of the link."""


def read_link(text: str) -> MatchLink | None:
    """Parse a match name such as ``77a57997ff5fc964``, or a link that the player received."""
    parts = urlsplit(text.strip())
    found = _PATH.fullmatch(parts.path)
    if found is None or parts.scheme not in {"", "http", "https"}:
        return None
    if bool(parts.scheme) != bool(parts.netloc):
        return None
    server = f"{parts.scheme}://{parts.netloc}" if parts.netloc else None
    return MatchLink(found["match"], server, found["key"])


def is_loopback(url: str) -> bool:
    """Whether only this machine finds what is at *url*."""
    host = urlsplit(url).hostname or ""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False

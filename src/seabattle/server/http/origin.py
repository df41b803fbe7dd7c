"""CSRF protection: whether a request comes from a page of our own origin.

A browser says where the page is from that makes it ask, and no page can forge that. A
cookie goes along with every request, so it proves nothing without.
"""

from collections.abc import Mapping
from urllib.parse import urlsplit

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def is_foreign(headers: Mapping[str, str], scheme: str, allowed: tuple[str, ...] = ()) -> bool:
    """Whether the browser says that another site's page makes the request."""
    origin = headers.get("origin")
    if origin is not None and not _is_ours(origin, headers.get("host", ""), scheme, allowed):
        return True
    return headers.get("sec-fetch-site", "none") not in {"same-origin", "none"}


def is_vouched_for(headers: Mapping[str, str]) -> bool:
    """Whether a browser has said anything at all about where the request comes from."""
    return "origin" in headers or headers.get("sec-fetch-site") == "same-origin"


def _is_ours(origin: str, host: str, scheme: str, allowed: tuple[str, ...]) -> bool:
    if origin in allowed:
        return True
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    schemes = {"https"} if scheme in {"https", "wss"} else {"http", "https"}
    whole = found.scheme in schemes and not (found.path or found.query or found.fragment)
    return whole and bool(host) and found.netloc.lower() == host.lower()

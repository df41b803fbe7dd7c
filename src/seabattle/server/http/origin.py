"""CSRF protection: whether a request comes from a page of our own origin, under our own name.

A browser says where the page is from that makes it ask, and no page can forge that. A
cookie goes along with every request, so it proves nothing without.

The page of a stranger can have its own name lead to this machine (DNS rebinding). Then the
browser takes the two for one origin; only the name in ``Host`` tells that the request was
meant for another site.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


LONGEST_NAME = 255
"""Characters of a host name with its port; no longer one is looked at."""

HOME_SUFFIXES = ("", ".local", ".lan", ".home.arpa")
"""How a machine is called on a network at home; no stranger can have such a name."""

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^:\[\]]*)(:[0-9]*)?")


def is_known_host(host: str, names: frozenset[str] | None) -> bool:
    """Whether a ``Host`` header names this server; any name does where *names* is nothing.

    An address in numbers always does, as no stranger can have it lead anywhere else.
    """
    if names is None or not host:
        return True
    return len(host) <= LONGEST_NAME and _is_known(host, names)


@lru_cache(maxsize=1024)
def _is_known(host: str, names: frozenset[str]) -> bool:
    found = _HOST.fullmatch(host)
    if found is None:
        return False
    name = found[1].lower().removesuffix(".").removeprefix("[").removesuffix("]")
    if name in names or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def read_site(text: str) -> str | None:
    """The host name in a name or an address of a site, as browsers send it; none for a mistake."""
    try:
        name = urlsplit(text if "//" in text else f"//{text}").hostname or ""
        found = name.encode("idna").decode().lower().removesuffix(".")
    except (ValueError, UnicodeError):
        return None
    return found if re.fullmatch(r"[a-z0-9_.-]+|[0-9a-f:.]+", found) else None


def names_at_home(machine: str) -> frozenset[str]:
    """What a machine is called on a network at home."""
    return frozenset(machine.lower() + suffix for suffix in HOME_SUFFIXES if machine)


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

"""Addresses that users give: none may lead into the network of whoever runs the server (SSRF).

A name is resolved once, every address behind it is looked at, and the connection is made to
the one that was looked at: a name that changes its mind in between (DNS rebinding) leads
nowhere else.
"""

import asyncio
import socket
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from threading import Lock
from urllib.parse import SplitResult, urlsplit

from seabattle.features.notifications.notification_queue import host_of

LONGEST = 1000
"""Notifications of an address; those of some push hosts have more than 500."""

NAME_THREADS = 16
"""Names that are looked up at a time in each lane."""

NAME_SECONDS = 2.0
"""Seconds that a name may take. The thread that asks cannot be stopped, and goes on for longer."""

PAUSE_SECONDS = 0.02
"""Seconds until an owner whose share is taken tries again."""

MOST_OF_OWNER = 4
"""Names of one owner that are looked up at a time in each lane: a name server may be silent."""

KEPT_BACK = IPv4Network("192.0.0.0/24")
"""For protocols, never for somebody's server (RFC 6890)."""

WORLD = IPv6Network("2000::/3")
"""What is given out of IPv6; the rest is local, or kept for later."""

TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as networks that have IPv6 alone write them (NAT64, RFC 6052)."""


class UnsafeAddress(Exception):  # noqa: N818 -- It says what is the case.
    """An address that leads nowhere, or where it must not."""


def read_url(text: str, *, private: bool) -> SplitResult:
    """An address as it may be kept; without encryption only where private ones are allowed.

    Raises :class:`UnsafeAddress`.
    """
    try:
        found = urlsplit(text)
        port = found.port
    except ValueError:
        raise UnsafeAddress(text) from None
    schemes = {"https", "http"} if private else {"https"}
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST
    if not plain or found.scheme not in schemes or not found.hostname or port == 0:
        raise UnsafeAddress(text)
    if found.username is not None or found.password is not None:
        raise UnsafeAddress(text)
    return found


def is_public(address: str) -> bool:
    """Whether an IP address is one that everybody on the internet can reach."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = _inner_address(found)
        if inner is None and (found not in WORLD or found.teredo is not None):
            return False
        found = inner or found
    return found.is_global and not found.is_multicast and found not in KEPT_BACK


def _inner_address(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


class NameLane:
    """Threads that look up names: those of one lane never wait for those of another."""

    def __init__(self, lane: str) -> None:
        self._threads = ThreadPoolExecutor(NAME_THREADS, f"names-{lane}")
        self._lock = Lock()
        self._asked: Counter[str] = Counter()
        """Names that are looked up now, by whose they are."""

    async def look_up(self, host: str, port: int, owner: str) -> list[str]:
        """The IP addresses behind a name; :class:`TimeoutError` where they are long in coming."""
        async with asyncio.timeout(NAME_SECONDS):
            while not self._has_entered(owner):  # noqa: ASYNC110 -- A thread ends it.
                await asyncio.sleep(PAUSE_SECONDS)
            asking = self._threads.submit(_look_up, host, port)
            asking.add_done_callback(lambda _: self._forget(owner))
            return await asyncio.wrap_future(asking)

    def _has_entered(self, owner: str) -> bool:
        with self._lock:
            free = self._asked[owner] < MOST_OF_OWNER
            self._asked[owner] += free
            return free

    def _forget(self, owner: str) -> None:
        with self._lock:
            self._asked[owner] -= 1
            if not self._asked[owner]:
                del self._asked[owner]


@lru_cache(maxsize=8)
def _name_lane(lane: str) -> NameLane:
    return NameLane(lane)


async def resolve(
    url: SplitResult, *, private: bool, lane: str = "asked", owner: str | None = None
) -> str:
    """The IP address to connect to; :class:`UnsafeAddress` where one behind the name is private.

    *owner* has a share of the lane, and is the host where no one else is named.
    """
    host = url.hostname or ""
    port = url.port or (443 if url.scheme == "https" else 80)
    try:
        found = await _name_lane(lane).look_up(host, port, owner or host_of(url.geturl()))
    except (OSError, UnicodeError):
        raise UnsafeAddress(host) from None
    if not found or not (private or all(map(is_public, found))):
        raise UnsafeAddress(host)
    return found[0]


def _look_up(host: str, port: int) -> list[str]:
    """The IP addresses behind a name, or of one that is written in numbers of any kind."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]

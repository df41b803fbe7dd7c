"""Addresses that users give: none may lead into the network of whoever runs the server (SSRF).

A name is resolved once, every address behind it is looked at, and the connection is made to
the one that was looked at: a name that changes its mind in between (DNS rebinding) leads
nowhere else.
"""

import asyncio
import socket
from ipaddress import IPv6Address, ip_address
from urllib.parse import SplitResult, urlsplit

LONGEST = 1000
"""Letters of an address; those of some push hosts have more than 500."""


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
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            found = inner
        elif found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


async def resolve(url: SplitResult, *, private: bool) -> str:
    """The IP address to connect to; :class:`UnsafeAddress` where one behind the name is private."""
    host = url.hostname or ""
    port = url.port or (443 if url.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise UnsafeAddress(host) from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise UnsafeAddress(host)
    return addresses[0]

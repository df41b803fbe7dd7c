"""The addresses of this machine on a home network, found without sending anything.

The system is asked which address it would speak from (a connected datagram socket sends no
packet), and, where it tells, which address each of its interfaces has. No name is looked up.
"""

import socket
import sys
from collections.abc import Iterable
from ipaddress import AddressValueError, IPv4Address

ELSEWHERE = ("192.0.2.1", "192.168.254.254", "10.254.254.254", "172.31.254.254")
"""Somewhere outside (an address for documentation), and in each range that homes use."""

SIOCGIFADDR = 0x8915
"""Linux: the address of an interface (netdevice(7))."""


def lan_addresses() -> tuple[str, ...]:
    """Return the addresses of this machine on the local network, the likeliest first."""
    return home_addresses((*_routed_addresses(), *_interface_addresses()))


def home_addresses(found: Iterable[str]) -> tuple[str, ...]:
    """Those that a network at home has, each once and in the same order."""
    return tuple(dict.fromkeys(each for each in found if _is_home(each)))


def _is_home(address: str) -> bool:
    try:
        found = IPv4Address(address)
    except AddressValueError:
        return False
    # 169.254.x.x is what a machine calls itself when no network has given it an address.
    return found.is_private and not (
        found.is_loopback or found.is_link_local or found.is_unspecified
    )


def _routed_addresses() -> Iterable[str]:
    for target in ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((target, 9))
                yield asking.getsockname()[0]
            except OSError:
                continue


def _interface_addresses() -> Iterable[str]:
    """The address of each interface, where the system is Linux."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            try:
                told = fcntl.ioctl(asking, SIOCGIFADDR, name.encode().ljust(40, b"\0"))
            except OSError:
                continue
            yield socket.inet_ntoa(told[20:24])

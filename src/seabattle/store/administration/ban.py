"""Bans: addresses, whole networks and visitors that a server does not answer."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.table_access import delete_rows, find_rows, insert_row
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection

HOUSEHOLD = 64
"""Bits that the IPv6 addresses of one household share: it chooses the others itself."""

MAPPED = 96
"""Bits before the IPv4 address in an IPv6 address that stands for one (``::ffff:203.0.113.9``)."""

Network = IPv4Network | IPv6Network


class BanKind(StrEnum):
    """What is banned."""

    ADDRESS = "address"
    VISITOR = "visitor"


class Ban(Struct, frozen=True):
    """Somebody whom no server answers."""

    kind: BanKind
    subject: str
    at: Milliseconds
    until: Milliseconds | None = None
    """When it ends by itself; never, where there is nothing."""


def read_network(text: str) -> str:
    """An address or a network as it is kept; of IPv6 at least the network of a household.

    Raises :class:`Trouble`.
    """
    try:
        return str(_network_of(text.strip()))
    except ValueError:
        raise Trouble("admin/bad-address", address=text) from None


@lru_cache(maxsize=4096)
def _network_of(text: str) -> Network:
    """The network that is counted for an address, or for a network. Raises ``ValueError``."""
    found = ip_network(text, strict=False)
    if isinstance(found, IPv4Network) or found.prefixlen <= HOUSEHOLD:
        return found
    mapped = found.network_address.ipv4_mapped
    if mapped is not None and found.prefixlen >= MAPPED:
        return IPv4Network((int(mapped), found.prefixlen - MAPPED))
    return found.supernet(new_prefix=HOUSEHOLD)


class BanList:
    """All bans, to be asked at every request."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self._visitors: dict[str, Milliseconds | None] = {}
        self._networks: list[tuple[Network, Milliseconds | None]] = []
        for ban in bans:
            if ban.kind is BanKind.VISITOR:
                self._visitors[ban.subject] = ban.until
            else:
                self._networks.append((_network_of(ban.subject), ban.until))

    def is_banned(self, address: str, player: PlayerId | None, now: Milliseconds) -> bool:
        """Whether a visitor is not to be answered.

        *address* is an IP address, or the network of a household that limits are counted by.
        """
        if player is not None and player in self._visitors:
            return _lasts(self._visitors[player], now)
        if not self._networks:
            return False
        try:
            found = _network_of(address)
        except ValueError:
            return False
        return any(
            _lies_in(found, banned) and _lasts(until, now) for banned, until in self._networks
        )


def _lies_in(found: Network, banned: Network) -> bool:
    if isinstance(found, IPv4Network):
        return isinstance(banned, IPv4Network) and found.subnet_of(banned)
    return isinstance(banned, IPv6Network) and found.subnet_of(banned)


def _lasts(until: Milliseconds | None, now: Milliseconds) -> bool:
    return until is None or now < until


def all_bans(connection: "Connection") -> Sequence[Ban]:
    """Every ban, the latest first."""
    rows = find_rows(connection, "bans", {})
    found = [Ban(BanKind(row["kind"]), row["subject"], row["at"], row["until"]) for row in rows]
    return sorted(found, key=lambda ban: (-ban.at, ban.subject))


def put_ban(connection: "Connection", ban: Ban) -> None:
    """Keep a ban in place of an earlier one of the same."""
    lift_ban(connection, ban.kind, ban.subject)
    values = {"kind": ban.kind.value, "subject": ban.subject, "at": ban.at, "until": ban.until}
    insert_row(connection, "bans", values)


def lift_ban(connection: "Connection", kind: BanKind, subject: str) -> bool:
    """Whether there was such a ban."""
    return delete_rows(connection, "bans", {"kind": kind.value, "subject": subject})

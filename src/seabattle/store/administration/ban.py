"""Bans: addresses, whole networks and visitors that a server does not answer."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING

from msgspec import Struct

from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.table_access import delete_rows, find_rows, insert_row
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection

HOUSEHOLD = 64
"""Bits of an IPv6 address that one household has: whoever has one address has them all."""


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
    """An address or a network as it is kept; of IPv6 the network of a household.

    Raises :class:`Trouble`.
    """
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Trouble("admin/bad-address", address=text) from None
    if isinstance(found, IPv6Network) and found.prefixlen == 128:
        found = found.supernet(new_prefix=HOUSEHOLD)
    return str(found)


class BanList:
    """All bans, to be asked at every request."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self._visitors: dict[str, Milliseconds | None] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Milliseconds | None]] = []
        for ban in bans:
            if ban.kind is BanKind.VISITOR:
                self._visitors[ban.subject] = ban.until
            else:
                self._networks.append((ip_network(ban.subject), ban.until))

    def is_banned(self, address: str, player: PlayerId | None, now: Milliseconds) -> bool:
        """Whether somebody at an address is not to be answered."""
        if player is not None and player in self._visitors:
            return _lasts(self._visitors[player], now)
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network and _lasts(until, now) for network, until in self._networks)


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

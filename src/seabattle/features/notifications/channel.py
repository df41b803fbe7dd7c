"""Channels: where somebody wants to be told that it is their turn.

An address is shown to nobody, not even to whoever gave it, and goes with its visitor.
"""

import base64
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seabattle.features.notifications.notification_queue import remove_queue
from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.table_access import change_rows, delete_rows, find_rows, insert_row

if TYPE_CHECKING:
    from sqlalchemy import Connection

TABLE = "channels"

MOST_CHANNELS = 10
"""So many a visitor may have: enough for every device, and no way to send to the world."""

WEBHOOK, MAIL, PUSH = "webhook", "mail", "push"

DAY: Milliseconds = 24 * 3600 * 1000


class Channel(Struct, frozen=True):
    """One way to reach somebody."""

    id: str
    player: PlayerId
    kind: str
    address: str
    """The address of a hook or a mailbox, or what a browser gave us for its push service."""
    secret: str
    """The key that signs what goes to a hook, or encrypts what goes to a browser."""
    lang: str
    created: Milliseconds
    confirmed: Milliseconds | None
    """Since when notifications go there; a mailbox has to be confirmed first."""
    day: Milliseconds = 0
    """The day, since the epoch, of the latest notification."""
    sent: int = 0
    """Notifications on that day."""


def new_channel(
    player: PlayerId,
    kind: str,
    address: str,
    lang: str,
    at: Milliseconds,
    *,
    confirmed: bool,
    secret: str | None = None,
) -> Channel:
    """A channel that nobody has been told of yet."""
    key = secret or secrets.token_hex(32)
    since = at if confirmed else None
    return Channel(secrets.token_hex(16), player, kind, address, key, lang, at, since)


def secret_text(secret: str) -> str:
    """The secret of a hook as its owner is shown it, once."""
    return "whsec_" + base64.b64encode(bytes.fromhex(secret)).decode()


def put_channel(connection: "Connection", channel: Channel) -> bool:
    """Keep a channel in place of one to the same address; false where there are too many."""
    theirs = find_rows(connection, TABLE, {"player": channel.player})
    same = [row for row in theirs if (row["kind"], row["address"]) == _place(channel)]
    for row in same:
        remove_channel(connection, row["id"])
    if len(theirs) - len(same) >= MOST_CHANNELS:
        return False
    values = {name: getattr(channel, name) for name in channel.__struct_fields__}
    insert_row(connection, TABLE, values)
    return True


def _place(channel: Channel) -> tuple[str, str]:
    return channel.kind, channel.address


def find_channels(connection: "Connection", **where: Any) -> Sequence[Channel]:
    """The channels of a kind, in the order in which they were made."""
    found = [Channel(**row) for row in find_rows(connection, TABLE, where)]
    return sorted(found, key=lambda each: (each.created, each.id))


def confirm_channel(connection: "Connection", id: str, at: Milliseconds) -> bool:  # noqa: A002 -- Its name.
    """Let notifications go to a channel from now on; false where there is none."""
    if find_rows(connection, TABLE, {"id": id, "confirmed": None}):
        return change_rows(connection, TABLE, {"confirmed": at}, {"id": id})
    return bool(find_rows(connection, TABLE, {"id": id}))


def remove_channel(connection: "Connection", id: str) -> bool:  # noqa: A002 -- Its name.
    """Remove a channel and all that was to go there; false where there is none."""
    remove_queue(connection, id)
    return delete_rows(connection, TABLE, {"id": id})


def remove_channels_of(connection: "Connection", player: PlayerId) -> None:
    """Remove all channels of a visitor."""
    # In the order in which whoever writes a page locks their queues.
    for id in sorted(row["id"] for row in find_rows(connection, TABLE, {"player": player})):  # noqa: A001 -- Its name.
        remove_channel(connection, id)
    delete_rows(connection, TABLE, {"player": player})

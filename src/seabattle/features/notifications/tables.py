"""Channels to visitors, and what is to be delivered there."""

from typing import TYPE_CHECKING

from seabattle.features.notifications.channel import remove_channel, remove_channels_of
from seabattle.matches.port import PlayerId
from seabattle.store.stored_table import (
    StoredTable,
    TableIndex,
    declare,
    number,
    raw,
    text,
)
from seabattle.store.table_access import delete_some, find_rows

if TYPE_CHECKING:
    from sqlalchemy import Connection


def drop_channels(connection: "Connection", player: PlayerId) -> bool:
    """Delete some of what was to be delivered to a visitor, then the channels, one at a time."""
    channels = find_rows(connection, "channels", {"player": player})
    if any(delete_some(connection, "outbox", {"channel": each["id"]}) for each in channels):
        return True
    return any(remove_channel(connection, each["id"]) for each in channels[:1])


CHANNELS = declare(
    StoredTable(
        name="channels",
        columns=(
            text("id", key=True),
            text("player", indexed=True),
            text("kind"),
            text("address"),
            text("secret"),
            text("lang"),
            number("created"),
            number("confirmed", optional=True),
            number("day"),
            number("sent"),
        ),
        clear_visitor=drop_channels,
        bury_visitor=remove_channels_of,
    )
)

OUTBOX = declare(
    StoredTable(
        name="outbox",
        columns=(
            text("channel", key=True),
            text("letter", key=True),
            text("match", indexed=True),
            text("kind"),
            raw("body"),
            number("at"),
            number("number"),
            number("due"),
            number("tries"),
            number("leased_until"),
        ),
        goes_with_match=True,
    )
)

QUEUES = declare(
    StoredTable(
        name="queues",
        columns=(
            text("channel", key=True),
            text("player", indexed=True),
            text("kind"),
            text("host"),
            text("pace"),
            number("due", optional=True),
            number("tries"),
        ),
        indexes=(TableIndex("ix_queues_due", ("kind", "pace", "due")),),
        sealed=False,
    )
)

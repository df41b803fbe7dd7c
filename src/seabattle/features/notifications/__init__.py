"""Channels to visitors, and what is to be delivered there.

Other features use what stands here.
"""

from seabattle.features.notifications.channel import (
    MOST_CHANNELS,
    Channel,
    find_channels,
    new_channel,
    put_channel,
    remove_channel,
    secret_text,
)
from seabattle.features.notifications.notification import POST, POSTS, Notification, outbox_row
from seabattle.features.notifications.notification_queue import (
    MOST_WAITING,
    count_waiting,
    put_notifications,
)
from seabattle.features.notifications.notification_settings import PRIVATE_HOOKS
from seabattle.features.notifications.refusals import AddressUnfit, NoSuchChannel, TooManyChannels
from seabattle.features.notifications.safe_address import UnsafeAddress, read_url, resolve

__all__ = [
    "MOST_CHANNELS",
    "MOST_WAITING",
    "POST",
    "POSTS",
    "PRIVATE_HOOKS",
    "AddressUnfit",
    "Channel",
    "NoSuchChannel",
    "Notification",
    "TooManyChannels",
    "UnsafeAddress",
    "count_waiting",
    "find_channels",
    "new_channel",
    "outbox_row",
    "put_channel",
    "put_notifications",
    "read_url",
    "remove_channel",
    "resolve",
    "secret_text",
]

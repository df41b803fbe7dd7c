"""The feature ``notifications``: messages about turns by mail, push and webhook."""

from typing import TYPE_CHECKING

from seabattle.features.feature import Feature
from seabattle.features.notifications.notification_settings import MAIL, PRIVATE_HOOKS, PUSH
from seabattle.features.notifications.tables import CHANNELS, OUTBOX, QUEUES
from seabattle.features.notifications.turn_companion import TURN_COMPANION

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.notifications.server_part import SERVER_PART

    return SERVER_PART


FEATURE = Feature(
    name="notifications",
    tables=(CHANNELS, OUTBOX, QUEUES),
    page_companion=TURN_COMPANION,
    settings=(PRIVATE_HOOKS.name, MAIL.name, PUSH.name),
    load_server_part=load_server_part,
)

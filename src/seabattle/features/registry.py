"""All features. Only the command line, the ASGI application and Alembic import this."""

from typing import Final

from seabattle.features.blocks import feature as blocks
from seabattle.features.daily import feature as daily
from seabattle.features.devices import feature as devices
from seabattle.features.drafts import feature as drafts
from seabattle.features.feature import Feature
from seabattle.features.hosting import feature as hosting
from seabattle.features.lobby import feature as lobby
from seabattle.features.notifications import feature as notifications
from seabattle.features.sealed import feature as sealed
from seabattle.features.statistics import feature as statistics

FEATURES: Final[tuple[Feature, ...]] = (
    blocks.FEATURE,
    daily.FEATURE,
    devices.FEATURE,
    drafts.FEATURE,
    hosting.FEATURE,
    lobby.FEATURE,
    notifications.FEATURE,
    sealed.FEATURE,
    statistics.FEATURE,
)
"""By name."""

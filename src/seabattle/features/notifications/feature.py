"""The feature ``notifications``."""

from seabattle.features.feature import Feature
from seabattle.features.notifications.tables import CHANNELS, OUTBOX, QUEUES

FEATURE = Feature(name="notifications", tables=(CHANNELS, OUTBOX, QUEUES))

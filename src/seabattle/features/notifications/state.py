"""What the feature ``notifications`` keeps in a server process."""

from typing import Final

from seabattle.features.notifications.outbox import Outbox
from seabattle.server.http.feature_state import FeatureState

OUTBOX: Final = FeatureState(lambda context: Outbox.of(context.store))
"""The outbox of this server."""

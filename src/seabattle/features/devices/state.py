"""What the feature ``devices`` keeps in a server process."""

from typing import Final

from seabattle.features.devices.store import VisitorKeys
from seabattle.server.http.feature_state import FeatureState

VISITOR_KEYS: Final = FeatureState(lambda context: VisitorKeys.of(context.store))
"""Device links and passkeys."""

"""What the feature ``daily`` keeps in a server process."""

from typing import Final

from seabattle.features.daily.store import DailySeas
from seabattle.server.http.feature_state import FeatureState

DAILY_SEAS: Final = FeatureState(lambda context: DailySeas.of(context.store))
"""The daily seas of this server."""

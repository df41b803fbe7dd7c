"""What the feature ``exhibition`` keeps in a server process."""

from typing import Final

from seabattle.features.exhibition.exhibition_game import Exhibitions
from seabattle.server.http.feature_state import FeatureState

EXHIBITIONS: Final = FeatureState(lambda _: Exhibitions())
"""The games that are shown at the moment."""

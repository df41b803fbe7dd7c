"""What the feature ``statistics`` keeps in a server process."""

from typing import Final

from seabattle.features.statistics.store import MatchFigures
from seabattle.server.http.feature_state import FeatureState

FIGURES: Final = FeatureState(lambda context: MatchFigures.of(context.store))
"""Figures of finished matches."""

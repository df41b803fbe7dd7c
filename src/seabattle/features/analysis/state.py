"""What the feature ``analysis`` keeps in a server process."""

from typing import Final

from seabattle.features.analysis.text_cache import TextCache
from seabattle.server.http.feature_state import FeatureState

ANALYSES: Final = FeatureState(lambda _: TextCache())
"""Analyses made before, by the hash of what was sent."""

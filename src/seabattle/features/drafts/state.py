"""What the feature ``drafts`` keeps in a server process."""

from typing import Final

from seabattle.features.drafts.store import FleetDrafts
from seabattle.server.http.feature_state import FeatureState

FLEET_DRAFTS: Final = FeatureState(lambda context: FleetDrafts.of(context.store))
"""Saved fleets and drafts."""

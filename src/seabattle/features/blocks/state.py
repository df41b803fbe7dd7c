"""What the feature ``blocks`` keeps in a server process."""

from typing import Final

from seabattle.features.blocks.store import BlockList
from seabattle.server.http.feature_state import FeatureState

BLOCKS: Final = FeatureState(lambda context: BlockList.of(context.store))
"""Blocks and reports."""

"""The feature ``blocks``."""

from seabattle.features.blocks.tables import BLOCKS, REPORTS
from seabattle.features.feature import Feature

FEATURE = Feature(name="blocks", tables=(BLOCKS, REPORTS))

"""The feature ``sealed``."""

from seabattle.features.feature import Feature
from seabattle.features.sealed.tables import PLACINGS

FEATURE = Feature(name="sealed", tables=(PLACINGS,))

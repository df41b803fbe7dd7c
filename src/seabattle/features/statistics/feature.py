"""The feature ``statistics``."""

from seabattle.features.feature import Feature
from seabattle.features.statistics.tables import FIGURES_SINCE, MATCH_FIGURES

FEATURE = Feature(name="statistics", tables=(MATCH_FIGURES, FIGURES_SINCE))

"""The feature ``lobby``."""

from seabattle.features.feature import Feature
from seabattle.features.lobby.tables import PRESENCES, WAITING

FEATURE = Feature(name="lobby", tables=(WAITING, PRESENCES))

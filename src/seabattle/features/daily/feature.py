"""The feature ``daily``."""

from seabattle.features.daily.tables import DAILY_SEAS, DAILY_TRIES
from seabattle.features.feature import Feature

FEATURE = Feature(name="daily", tables=(DAILY_SEAS, DAILY_TRIES))

"""The feature ``devices``."""

from seabattle.features.devices.tables import PASSKEYS, SINGLE_USE_CODES
from seabattle.features.feature import Feature

FEATURE = Feature(name="devices", tables=(SINGLE_USE_CODES, PASSKEYS))

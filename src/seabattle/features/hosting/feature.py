"""The feature ``hosting``."""

from seabattle.features.feature import Feature
from seabattle.features.hosting.tables import POST_HOOKS, POST_MARKS, SIGN_UP_ENTRIES, SIGN_UPS

FEATURE = Feature(name="hosting", tables=(SIGN_UPS, SIGN_UP_ENTRIES, POST_HOOKS, POST_MARKS))

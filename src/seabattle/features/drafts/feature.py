"""The feature ``drafts``."""

from seabattle.features.drafts.tables import FLEET_DRAFTS, LAYOUTS
from seabattle.features.feature import Feature

FEATURE = Feature(name="drafts", tables=(LAYOUTS, FLEET_DRAFTS))

"""The feature ``analysis``: luck and skill of finished games, move by move."""

from seabattle.features.feature import Feature

FEATURE = Feature(name="analysis")

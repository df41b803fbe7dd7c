"""The feature ``administration``: commands of the operator: look, ban, close, delete."""

from seabattle.features.feature import Feature

FEATURE = Feature(name="administration")

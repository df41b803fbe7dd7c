"""All features. Only the command line, the ASGI application and Alembic import this."""

from typing import Final

from seabattle.features.administration import feature as administration
from seabattle.features.analysis import feature as analysis
from seabattle.features.blocks import feature as blocks
from seabattle.features.builder import feature as builder
from seabattle.features.daily import feature as daily
from seabattle.features.devices import feature as devices
from seabattle.features.drafts import feature as drafts
from seabattle.features.exhibition import feature as exhibition
from seabattle.features.feature import Feature
from seabattle.features.hosting import feature as hosting
from seabattle.features.lobby import feature as lobby
from seabattle.features.notifications import feature as notifications
from seabattle.features.odds import feature as odds
from seabattle.features.paper import feature as paper
from seabattle.features.puzzles import feature as puzzles
from seabattle.features.sealed import feature as sealed
from seabattle.features.statistics import feature as statistics

FEATURES: Final[tuple[Feature, ...]] = (
    administration.FEATURE,
    analysis.FEATURE,
    blocks.FEATURE,
    builder.FEATURE,
    daily.FEATURE,
    devices.FEATURE,
    drafts.FEATURE,
    exhibition.FEATURE,
    hosting.FEATURE,
    lobby.FEATURE,
    notifications.FEATURE,
    odds.FEATURE,
    paper.FEATURE,
    puzzles.FEATURE,
    sealed.FEATURE,
    statistics.FEATURE,
)
"""By name."""

"""The feature ``exhibition``: Two computer players in a game that every visitor can watch."""

from typing import TYPE_CHECKING

from seabattle.features.exhibition.exhibition_settings import SHOWN
from seabattle.features.feature import Feature

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.exhibition.server_part import SERVER_PART

    return SERVER_PART


FEATURE = Feature(name="exhibition", settings=(SHOWN.name,), load_server_part=load_server_part)

"""The feature ``paper``: games on paper: sheets to print, and the verdict on a game."""

from typing import TYPE_CHECKING

from seabattle.features.feature import Feature

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.paper.server_part import SERVER_PART

    return SERVER_PART


FEATURE = Feature(name="paper", load_server_part=load_server_part)

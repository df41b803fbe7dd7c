"""The feature ``lobby``: Two visitors who want the same game are brought together; presence."""

from typing import TYPE_CHECKING

from seabattle.features.feature import Feature
from seabattle.features.lobby.tables import PRESENCES, WAITING

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.lobby.server_part import SERVER_PART

    return SERVER_PART


FEATURE = Feature(name="lobby", tables=(WAITING, PRESENCES), load_server_part=load_server_part)

"""The feature ``drafts``: fleets that were begun or saved."""

from typing import TYPE_CHECKING

from seabattle.features.drafts.tables import FLEET_DRAFTS, LAYOUTS
from seabattle.features.feature import Feature

if TYPE_CHECKING:
    from seabattle.server.server_part import ServerPart


def load_server_part() -> "ServerPart":
    """Import what a server needs of the feature: a command line does without it."""
    from seabattle.features.drafts.server_part import SERVER_PART

    return SERVER_PART


FEATURE = Feature(name="drafts", tables=(LAYOUTS, FLEET_DRAFTS), load_server_part=load_server_part)

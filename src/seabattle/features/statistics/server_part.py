"""What the feature ``statistics`` adds to a server."""

from typing import Final

from seabattle.features.statistics import operations
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="statistics",
    operations=operations.OPERATIONS,
)

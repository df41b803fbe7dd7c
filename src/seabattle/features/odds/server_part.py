"""What the feature ``odds`` adds to a server."""

from typing import Final

from seabattle.features.odds import operations
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="odds",
    operations=operations.OPERATIONS,
)

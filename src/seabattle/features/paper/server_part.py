"""What the feature ``paper`` adds to a server."""

from typing import Final

from seabattle.features.paper import operations
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="paper",
    operations=operations.OPERATIONS,
)

"""What the feature ``exhibition`` adds to a server."""

from typing import Final

from seabattle.features.exhibition import operations
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="exhibition",
    operations=operations.OPERATIONS,
)

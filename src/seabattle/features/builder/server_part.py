"""What the feature ``builder`` adds to a server."""

from typing import Final

from seabattle.features.builder import operations
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="builder",
    operations=operations.OPERATIONS,
)

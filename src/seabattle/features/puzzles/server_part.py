"""What the feature ``puzzles`` adds to a server."""

from typing import Final

from seabattle.features.puzzles import operations
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="puzzles",
    operations=operations.OPERATIONS,
    path_patterns={"puzzle": r"[0-9a-f]{8}"},
)

"""What the feature ``analysis`` adds to a server."""

from typing import Final

from seabattle.features.analysis import operations
from seabattle.features.analysis.game_analysis import can_analyse
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="analysis", operations=operations.OPERATIONS, can_measure=can_analyse
)

"""What the feature ``daily`` adds to a server."""

from typing import Final

from seabattle.features.daily import luck_operations, operations
from seabattle.features.daily.tasks import draw_forever
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="daily",
    operations=(*operations.OPERATIONS, *luck_operations.OPERATIONS),
    tasks=(draw_forever,),
    path_patterns={"day": r"\d{4}-\d{2}-\d{2}"},
)

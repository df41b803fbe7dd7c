"""What the feature ``notifications`` adds to a server."""

from typing import Final

from seabattle.features.notifications import operations, refusals
from seabattle.features.notifications.tasks import deliver_forever
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="notifications",
    operations=operations.OPERATIONS,
    refusals=refusals.EXAMPLES,
    tasks=(deliver_forever,),
    path_patterns={"channel": r"[0-9a-f]{32}", "link": r"[0-9a-f]{64}"},
)

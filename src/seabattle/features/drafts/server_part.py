"""What the feature ``drafts`` adds to a server."""

from typing import Final

from seabattle.features.drafts import operations, refusals
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="drafts",
    operations=operations.OPERATIONS,
    refusals=refusals.EXAMPLES,
)

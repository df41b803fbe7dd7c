"""What the feature ``devices`` adds to a server."""

from typing import Final

from seabattle.features.devices import link_operations, passkey_operations, refusals
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="devices",
    operations=(*link_operations.OPERATIONS, *passkey_operations.OPERATIONS),
    refusals=refusals.EXAMPLES,
    path_patterns={"passkey": r"[A-Za-z0-9_-]{16,1400}"},
)

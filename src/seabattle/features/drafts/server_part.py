"""What the feature ``drafts`` adds to a server."""

from typing import Final

from seabattle.features.drafts import layout_operations, operations, refusals
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="drafts",
    operations=(*operations.OPERATIONS, *layout_operations.OPERATIONS),
    path_patterns=layout_operations.PATTERNS,
    order_done_while_placing=(operations.drop_placed,),
    refusals=refusals.EXAMPLES,
)

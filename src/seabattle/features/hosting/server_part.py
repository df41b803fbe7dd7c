"""What the feature ``hosting`` adds to a server."""

from typing import Final

from seabattle.features.hosting import (
    message_operations,
    order_operations,
    post_hook_operations,
    post_operations,
    refusals,
    sign_up_operations,
)
from seabattle.features.hosting.post_sender import send_posts_forever
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="hosting",
    operations=(
        *order_operations.OPERATIONS,
        *message_operations.OPERATIONS,
        *sign_up_operations.OPERATIONS,
        *post_hook_operations.OPERATIONS,
        *post_operations.OPERATIONS,
    ),
    refusals=refusals.EXAMPLES,
    tasks=(send_posts_forever,),
    path_patterns={"sign_up": r"[0-9a-f]{16}"},
)

"""What the feature ``blocks`` adds to a server."""

from typing import Final

from seabattle.features.blocks import operations, refusals
from seabattle.features.blocks.state import BLOCKS
from seabattle.matches.port import PlayerId
from seabattle.server.http.context import ServerContext
from seabattle.server.server_part import ServerPart


async def find_blocked_players(context: ServerContext, player: PlayerId) -> frozenset[PlayerId]:
    """All players whom a player has blocked, and who have blocked that player."""
    return await BLOCKS.of(context).blocked_around(player)


SERVER_PART: Final = ServerPart(
    name="blocks",
    operations=operations.OPERATIONS,
    refusals=refusals.EXAMPLES,
    avoided_players=(find_blocked_players,),
    path_patterns={"block": r"[0-9a-f]{32}"},
)

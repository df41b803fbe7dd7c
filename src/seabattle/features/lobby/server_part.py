"""What the feature ``lobby`` adds to a server."""

from typing import Final

from seabattle.features.lobby import operations, refusals
from seabattle.features.lobby.open_tables import list_open_cards, nearest_presence
from seabattle.features.lobby.tasks import note_visitors, share_forever
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="lobby",
    operations=operations.OPERATIONS,
    refusals=refusals.EXAMPLES,
    tasks=(share_forever,),
    match_opened=(operations.list_table,),
    visitors_seen=(note_visitors,),
    list_open_cards=list_open_cards,
    nearest_presence=nearest_presence,
)

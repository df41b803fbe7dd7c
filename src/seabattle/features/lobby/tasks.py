"""Background work of the lobby: the nodes tell each other who was seen."""

import asyncio
import logging
from collections.abc import Sequence

from seabattle.features.lobby.presence import FORGOTTEN
from seabattle.features.lobby.state import PRESENCE, WAITING_ROOM
from seabattle.matches.port import LogbookFailed, PlayerId
from seabattle.server.http.context import ServerContext

SHARE_SECONDS = 5.0
"""Seconds between two moments at which the nodes tell each other who is here."""

log = logging.getLogger("seabattle.server")


def note_visitors(context: ServerContext, players: Sequence[PlayerId]) -> None:
    """Note that visitors have just been seen."""
    PRESENCE.of(context).note(*players)


async def share_forever(context: ServerContext) -> None:
    """Share who is connected here with the other nodes, until the task is cancelled."""
    presence = PRESENCE.of(context)
    while True:
        presence.note(*context.access.connected_players())
        presence.forget(context.service.tombstones)
        try:
            await presence.share()
            await WAITING_ROOM.of(context).forget(presence.seen_within(FORGOTTEN))
        except LogbookFailed:
            log.warning("presence not shared: database unreachable")
        await asyncio.sleep(SHARE_SECONDS)

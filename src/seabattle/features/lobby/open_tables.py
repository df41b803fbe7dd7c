"""Tables that are listed because a player waits there who was seen lately."""

from collections.abc import Iterable, Sequence

from seabattle.features.lobby.presence import FORGOTTEN
from seabattle.features.lobby.state import PRESENCE, WAITING_ROOM
from seabattle.matches.port import Card, PlayerId, Presence
from seabattle.matches.service import sound_cards
from seabattle.server.http.context import ServerContext

FEW, MOST_LOOKED_AT = 50, 500
"""Open tables that are read at a time, and in all, for one list."""


async def list_open_cards(
    context: ServerContext, avoided: frozenset[PlayerId], limit: int
) -> Sequence[Card]:
    """Tables at which a player waits who was seen within ten minutes and is not avoided.

    The waiting room is asked for a few at a time: however many tables were left behind by
    players who have gone, they hide no player who is here.
    """
    presence, room = PRESENCE.of(context), WAITING_ROOM.of(context)
    tables = await room.tables(presence.seen_within(FORGOTTEN))
    found: list[Card] = []
    for start in range(0, min(len(tables), MOST_LOOKED_AT), FEW):
        cards = sound_cards(context.service, await room.open_cards(tables[start : start + FEW]))
        found += [
            card
            for card in cards
            if not avoided.intersection(card.players)
            and not all(map(presence.is_forgotten, card.players))
        ]
        if len(found) >= limit:
            break
    return found[:limit]


def nearest_presence(context: ServerContext, players: Iterable[PlayerId]) -> Presence | None:
    """How near the nearest of some players is."""
    return PRESENCE.of(context).nearest(players)

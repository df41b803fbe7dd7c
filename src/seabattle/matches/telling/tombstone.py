"""Tombstones: what is read in place of a visitor who was deleted.

Pages are never rewritten, since every seal depends on every byte before it. So the name and
the id of a deleted visitor are still in the pages. They are covered wherever a page is read, and
views, lists, records and pictures, which are made from the pages, do not have them.
"""

from collections.abc import Collection
from functools import lru_cache
from hashlib import sha256

from msgspec.structs import replace

from seabattle.matches.event import MatchEvent, MatchOpened, PageBody, SeatTaken
from seabattle.matches.port import PlayerId
from seabattle.speech.voice import DELETED_NAME

MARK = "~"
"""Stands before every tombstone, and in no player's id."""

Tombstones = Collection[PlayerId]


@lru_cache(maxsize=16_384)
def tombstone_of(player: PlayerId) -> PlayerId:
    """Return the replacement id of a deleted player; it cannot be reversed to the player's id."""
    return PlayerId(MARK + sha256(b"tombstone\n" + player.encode()).hexdigest()[:24])


def is_tombstone(player: PlayerId | None) -> bool:
    """Whether the id is a tombstone, so that no client can log in as this player."""
    return player is not None and player.startswith(MARK)


def is_buried(player: PlayerId, tombstones: Tombstones) -> bool:
    """Whether a player has a tombstone."""
    return bool(tombstones) and tombstone_of(player) in tombstones


def cover_names(happened: PageBody, tombstones: Tombstones) -> PageBody:
    """Return a page as it may be read: deleted visitors have neither a name nor an id."""
    if not tombstones:
        return happened
    return replace(
        happened, events=tuple(_cover_event(event, tombstones) for event in happened.events)
    )


def _cover_event(event: MatchEvent, tombstones: Tombstones) -> MatchEvent:
    if isinstance(event, SeatTaken) and is_buried(event.player, tombstones):
        return replace(event, player=tombstone_of(event.player), name=DELETED_NAME)
    if isinstance(event, MatchOpened) and is_buried(event.host, tombstones):
        return replace(event, host=tombstone_of(event.host))
    return event

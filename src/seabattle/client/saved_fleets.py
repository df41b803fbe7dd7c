"""Saved fleets and unfinished drafts of the players at this machine.

They fit a set of rules, not a match: what was kept in a game at home can be placed on a
server, too.
"""

import sys
from contextlib import suppress

from msgspec import DecodeError, json

from seabattle.client.fleet_store import FleetStore
from seabattle.game import placement_faults
from seabattle.matches.port import LogbookFailed, MatchId, PlayerId
from seabattle.rules import Ruleset, Ship, placement_hash
from seabattle.speech.printable_text import printable_text

OWNER = PlayerId("home")
"""The player id of all players at this machine: they share the saved fleets."""

LONGEST = 64

_ships = json.Decoder(tuple[Ship, ...]).decode


class SavedFleets:
    """All fleets that are kept."""

    def __init__(self, kept: FleetStore) -> None:
        self._kept = kept

    async def fleets(self, ruleset: Ruleset) -> dict[str, tuple[Ship, ...]]:
        """The fleets that may be placed by these rules, by name.

        All that fits is among them, from whichever game; of two with one name the one of
        this game. What another program has written there is passed over.
        """
        own = placement_hash(ruleset)
        kept = await self._kept.layouts_of(OWNER, most_bytes=sys.maxsize)
        found = {}
        for each in sorted(kept, key=lambda layout: layout.ruleset == own):
            ships = _read_ships(each.ships)
            if ships is not None and not any(placement_faults(ruleset, ships)):
                found[each.name] = ships
        return found

    async def keep(self, ruleset: Ruleset, name: str, ships: tuple[Ship, ...]) -> bool:
        """Keep a fleet, in place of one with its name; false when there is no more room."""
        called = tidy_name(name)
        assert called is not None, name
        own = placement_hash(ruleset)
        return await self._kept.keep_fleet(OWNER, own, called, json.encode(ships))

    async def draft_of(self, match: MatchId, player: PlayerId) -> tuple[Ship, ...]:
        """Return the unfinished fleet of a player in a match of this machine."""
        try:
            kept = await self._kept.draft_of(match, player)
        except LogbookFailed:
            return ()
        return () if kept is None else _read_ships(kept.ships) or ()

    async def keep_draft(self, match: MatchId, player: PlayerId, ships: tuple[Ship, ...]) -> None:
        """Replace the kept draft of a fleet; a full disk does not stop the game."""
        with suppress(LogbookFailed):
            kept = await self._kept.draft_of(match, player)
            if ships:
                version = 0 if kept is None else kept.version
                await self._kept.save_draft(match, player, json.encode(ships), version)
            elif kept is not None:
                await self._kept.drop_drafts(match, player)


def tidy_name(name: str) -> str | None:
    """Return a name under which a fleet can be kept, or ``None`` if it could not be typed again."""
    return printable_text(name)[:LONGEST] or None


def _read_ships(ships: bytes) -> tuple[Ship, ...] | None:
    try:
        return _ships(ships)
    except DecodeError:
        return None

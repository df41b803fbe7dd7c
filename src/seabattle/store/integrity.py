"""The integrity check of a store: every match is read through, and every hash checked."""

from collections.abc import AsyncIterator

from msgspec import Struct

from seabattle.matches.port import Logbook, LogbookDamaged, MatchId
from seabattle.trouble import Trouble

ALL_MATCHES = "SELECT match FROM cards UNION SELECT match FROM pages"
"""Those without a card, too: a match that lost it must not look like one that never was."""


class Inventory(Struct, frozen=True):
    """How much there is."""

    matches: int = 0
    pages: int = 0

    def add_match(self, pages: int) -> "Inventory":
        """As much, and one match with some pages."""
        return Inventory(self.matches + 1, self.pages + pages)


async def inventory_through(
    logbook: Logbook, matches: AsyncIterator[MatchId], place: str
) -> Inventory:
    """What a logbook tells of some matches, or a refusal that names the damage."""
    found = Inventory()
    try:
        async for match in matches:
            found = found.add_match(len(await logbook.pages(match)))
    except LogbookDamaged as error:
        raise Trouble("store/damaged", place=place, reason=error) from None
    return found

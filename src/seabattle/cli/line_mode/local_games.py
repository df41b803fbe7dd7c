"""The matches of this machine, as the commands use them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seabattle.client.local_matches import LocalMatches


@asynccontextmanager
async def use_local_matches(lang: str) -> AsyncIterator["LocalMatches"]:
    """The room in which matches are kept; raises :class:`Trouble` when something is in the way."""
    # Imported here: what keeps matches is slow to import, and most commands need none of it.
    from seabattle.client.local_matches import open_local_matches

    # What goes wrong beside the game is no news to a player; a bot that fails resigns.
    logging.getLogger("seabattle").addHandler(logging.NullHandler())
    async with open_local_matches(lang) as local_matches:
        yield local_matches

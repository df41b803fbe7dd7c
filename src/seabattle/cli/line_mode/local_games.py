"""The matches of this machine, as the commands use them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from seabattle.cli.console import Complaint
from seabattle.speech.error_sentence import error_sentence

if TYPE_CHECKING:
    from seabattle.client.local_matches import LocalMatches


@asynccontextmanager
async def use_local_matches(lang: str) -> AsyncIterator["LocalMatches"]:
    """The room in which matches are kept, or a complaint about what is in the way."""
    # Imported here: what keeps matches is slow to import, and most commands need none of it.
    from seabattle.client.game_refusal import GameRefused
    from seabattle.client.local_matches import open_local_matches
    from seabattle.store import StoreRefused

    # What goes wrong beside the game is no news to a player; a bot that fails resigns.
    logging.getLogger("seabattle").addHandler(logging.NullHandler())
    try:
        async with open_local_matches(lang) as local_matches:
            yield local_matches
    except (StoreRefused, GameRefused) as refused:
        raise Complaint(error_sentence(lang, refused)) from None

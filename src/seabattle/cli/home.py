"""The matches of this machine, as the commands use them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from seabattle.cli.console import Complaint
from seabattle.speech.trouble import error_sentence

if TYPE_CHECKING:
    from seabattle.client.parlour import Parlour


@asynccontextmanager
async def at_home(lang: str) -> AsyncIterator["Parlour"]:
    """The room in which matches are kept, or a complaint about what is in the way."""
    # Imported here: what keeps matches is slow to import, and most commands need none of it.
    from seabattle.client.parlour import open_parlour
    from seabattle.client.refused import GameRefused
    from seabattle.store import StoreRefused

    # What goes wrong beside the game is no news to a player; a bot that fails resigns.
    logging.getLogger("seabattle").addHandler(logging.NullHandler())
    try:
        async with open_parlour(lang) as parlour:
            yield parlour
    except (StoreRefused, GameRefused) as refused:
        raise Complaint(error_sentence(lang, refused)) from None

"""A process that writes until it is killed, and says what was acknowledged.

Run as ``python sailor.py ADDRESS MATCHES``; each line it prints is a match and a page.
"""

import asyncio
import sys

from kit.stores.real_database import card, page
from seabattle.matches.port import Kept, Logbook, MatchId
from seabattle.store.address import read_address


async def write_pages(logbook: Logbook, match: MatchId) -> None:
    """Write page after page of a match, from wherever it stands."""
    seq = len(await logbook.pages(match))
    while True:
        seq += 1
        if await logbook.append(match, page(seq), card(match, seq)) == Kept():
            sys.stdout.write(f"{match} {seq}\n")
            sys.stdout.flush()


async def main(address: str, matches: int) -> None:
    """Sail on many seas at once."""
    async with read_address(address).open_logbook() as logbook:
        await asyncio.gather(*(write_pages(logbook, MatchId(f"sea-{n}")) for n in range(matches)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))

"""Make the sealed game of the archive: ``python tests/archive/make_sealed.py FOLDER``.

A game in the middle, in the file of a server, and the seat secrets of both players beside it.
Run by the release whose format is to be kept, once; later releases only read it.
"""

import asyncio
import gzip
import sys
import tempfile
from pathlib import Path

from msgspec import json

sys.path.insert(0, str(Path(__file__).parents[1]))

from kit.games.sealed_table import LOTS
from kit.games.served_duel import ServedDuel
from seabattle.fairness.sealed.key_backup import encode_seat_secrets

MESSAGES = 12
"""So many are said: keys, placings, lots, and a few shots with their answers."""


async def make(folder: Path) -> None:
    """Play to the middle, and keep everything."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "sealed.db"
        duel = ServedDuel(str(file), LOTS)
        await duel.open()
        for _ in range(MESSAGES):
            assert await duel.step()
        (folder / "sealed.db.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    kept = {str(seat): encode_seat_secrets(each).hex() for seat, each in duel.kept.items()}
    told = {"match": duel.match, "now": duel.watch.time, "keepsakes": kept}
    (folder / "sealed.json").write_bytes(json.format(json.encode(told)) + b"\n")


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))

"""Sealed games of earlier releases go on: pages, placings and seat secrets as they were written."""

import asyncio
import gzip
from pathlib import Path

import pytest
from msgspec import json

from kit.games.sealed_table import LOTS
from kit.games.served_duel import ServedDuel
from seabattle.fairness.sealed.key_backup import read_seat_secrets
from seabattle.fairness.sealed.sealed_record import write_sealed_record
from seabattle.game import Seat
from seabattle.matches.port import MatchId
from seabattle_verifier import verify

RELEASES = sorted(Path(__file__).parent.glob("*/sealed.db.gz"))


@pytest.mark.parametrize("packed", RELEASES, ids=lambda it: it.parent.name)
def test_a_sealed_game_of_an_older_release_goes_on(packed: Path, tmp_path: Path) -> None:
    """From the server's file and what the players had kept; all of it is believed at the end."""
    file = tmp_path / "sealed.db"
    file.write_bytes(gzip.decompress(packed.read_bytes()))
    told = json.decode((packed.parent / "sealed.json").read_bytes())
    duel = ServedDuel(str(file), LOTS)
    duel.match, duel.watch.time = MatchId(told["match"]), told["now"]
    for seat, secrets in told["keepsakes"].items():
        found = read_seat_secrets(bytes.fromhex(secrets))
        assert found is not None
        duel.kept[Seat(int(seat))] = found

    async def go_on() -> bytes:
        while await duel.step():
            pass
        async with duel.up() as service:
            return write_sealed_record(await duel.record(service))

    verdict = verify(asyncio.run(go_on()))

    assert verdict.sound
    assert verdict.finished

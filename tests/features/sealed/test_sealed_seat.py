"""The secrets of a sealed seat: one program has them, they are tried before, and used once."""

from pathlib import Path
from random import Random

import pytest

from kit.games.sealed_table import SMALL
from seabattle.client import ServerClient
from seabattle.fairness.proofs.signature import public_key
from seabattle.features.sealed.key_storage import KeyStorage
from seabattle.features.sealed.sealed_seat import SealedSeat
from seabattle.game import Seat
from seabattle.rules import random_fleet
from seabattle.trouble import Trouble

REMOTE = ServerClient("http://127.0.0.1:9")
"""No server is asked anything here."""


def sit(folder: Path, seat: int = 0) -> SealedSeat:
    """A player who sits down."""
    return SealedSeat(REMOTE, "m1", SMALL, Seat(seat), KeyStorage(folder))


def test_one_program_at_a_time_answers_for_a_seat(tmp_path: Path) -> None:
    """The second says so; the other seat of the same match is another matter."""
    first = sit(tmp_path)
    with pytest.raises(Trouble, match="game/open-elsewhere"):
        sit(tmp_path)
    sit(tmp_path, 1).close()
    first.close()
    sit(tmp_path).close()


def test_a_seed_is_used_once(tmp_path: Path) -> None:
    """Two fleets under one seed would show where they differ: the first one stays."""
    seat = sit(tmp_path)
    seat.choose_fleet(random_fleet(SMALL, Random(1)))
    assert seat.player is not None
    first = seat.player.kept
    seat.choose_fleet(random_fleet(SMALL, Random(2)))

    assert seat.player.kept == first
    assert KeyStorage(tmp_path).find("m1", Seat(0)) == first
    seat.close()


def test_a_key_that_was_announced_elsewhere_is_missed_at_once(tmp_path: Path) -> None:
    """The player does not lay a second fleet that could not be proved."""
    seat = sit(tmp_path)
    seat.check_key(None)
    seat.choose_fleet(random_fleet(SMALL, Random(1)))
    assert seat.player is not None
    seat.check_key(public_key(seat.player.kept.secret).hex())
    with pytest.raises(Trouble, match="sealed/secrets-gone"):
        seat.check_key("ab" * 32)
    seat.close()
    with pytest.raises(Trouble, match="sealed/secrets-gone"):
        sit(tmp_path / "elsewhere").check_key("ab" * 32)


def test_where_nothing_can_be_kept_nothing_begins(tmp_path: Path) -> None:
    """It is said before a key is announced."""
    (tmp_path / "file").write_text("")
    with pytest.raises(Trouble, match="sealed/no-room"):
        sit(tmp_path / "file" / "keepsakes")

"""The size of record files."""

import pytest

from kit.games.bot_game import bout, table
from seabattle.records import write_record
from seabattle.rules import variant_names

LARGEST = 64 * 1024
GAMES = 20

SMALL_SEAS = [name for name in variant_names() if table(name, 2).grid.size <= 100]
STILL_SEAS = [name for name in SMALL_SEAS if table(name, 2).manoeuvre is None]


@pytest.mark.parametrize("variant", STILL_SEAS)
def test_a_finished_game_on_ten_by_ten_fits_into_64_kilobytes(variant: str) -> None:
    """A record of a 10×10 game fits into 64 kB, even of the long games of random players."""
    sizes = [len(write_record(bout(table(variant, 2), seed))) for seed in range(GAMES)]
    assert max(sizes) < LARGEST


@pytest.mark.parametrize("variant", SMALL_SEAS)
def test_packed_it_fits_even_where_ships_move_and_the_end_goes_unnoticed(variant: str) -> None:
    """A packed record fits even with bonus rules, under which a game has no bound on its length."""
    sizes = [len(write_record(bout(table(variant, 2), seed), pack=True)) for seed in range(GAMES)]
    assert max(sizes) < LARGEST // 2


def test_an_entry_with_bonus_rules_stays_small() -> None:
    """A record with bonus rules takes about two hundred bytes per entry."""
    record = bout(table("classic-bonus"), seed=1)
    assert len(write_record(record)) < 4096 + 250 * len(record.entries)

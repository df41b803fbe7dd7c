"""The coin among those who went down last (FO7): fair, and the same when it is checked."""

from collections import Counter

import pytest
from msgspec.structs import replace

from seabattle.fairness.commitment import SEED_BYTES
from seabattle.game import Seat
from seabattle.game.table import Phase, new_table
from seabattle.matches.lots import SeedDraw, draw_lots

TOSSES = 10_000

MOST = {1: 10.83, 2: 13.82, 4: 18.47}
"""Chi-square for so many degrees of freedom that chance exceeds once in a thousand."""


@pytest.mark.parametrize("tied", [(0, 1), (2, 5, 7), (0, 1, 3, 4, 6)])
def test_the_coin_is_even_over_ten_thousand_games(tied: tuple[int, ...]) -> None:
    """Whichever seats they have: each of them wins as often as the others."""
    table = replace(new_table(8), phase=Phase.TIE, tied=sum(1 << seat for seat in tied))
    won: Counter[Seat] = Counter()
    for number in range(TOSSES):
        draw = SeedDraw(number.to_bytes(SEED_BYTES).hex(), ("",) * 8)
        lot = draw_lots(table, draw)
        assert lot is not None
        won[lot.seat] += 1
    assert set(won) == {Seat(seat) for seat in tied}
    even = TOSSES / len(tied)
    chi_square = sum((count - even) ** 2 / even for count in won.values())
    assert chi_square < MOST[len(tied) - 1]


def test_a_repeated_coin_toss_gives_the_same_result() -> None:
    """The seed is shown at the end, and the toss can be made again."""
    table = replace(new_table(8), phase=Phase.TIE, tied=0b1010)
    draw = SeedDraw("5d" * SEED_BYTES, ("",) * 8)
    assert draw_lots(table, draw) == draw_lots(table, draw)

"""The verifier's own lists of berths and regions equal the prover's."""

import json
import random

import pytest

from kit.games.bot_game import table
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.placing import blob_size
from seabattle.fairness.proofs.ristretto import ORDER, encode_point, multiply_base
from seabattle.fairness.proofs.ristretto import G as G_OF_PROVER
from seabattle.fairness.proofs.ristretto import H as H_OF_PROVER
from seabattle.game.codec import encode_json
from seabattle_verifier.fault import Fault
from seabattle_verifier.rules import Rules
from seabattle_verifier.sealed.field import Plan
from seabattle_verifier.sealed.group import G, H, add, decode, encode, times, times_base

SEALABLE = (
    "sea-battle",
    "sea-battle-corners",
    "sea-battle-bent",
    "sea-battle-15",
    "classic",
    "salvo",
    "milton-bradley",
    "battaglia-navale",
)


@pytest.mark.parametrize("name", SEALABLE)
def test_both_number_the_same_berths_and_regions(name: str) -> None:
    """In the same order: a proof names a berth by its number alone."""
    ruleset = table(name)
    listed, plan = list_berths(ruleset), Plan(Rules(json.loads(encode_json(ruleset))))
    columns = ruleset.grid.columns

    def mask(cells: frozenset[tuple[int, int]]) -> int:
        return sum(1 << row * columns + col for row, col in cells)

    assert [(n, mask(cells)) for n, cells in plan.berths] == [
        (berth.ship_class, berth.cells) for berth in listed.berths
    ]
    assert [mask(cells) for cells in plan.regions] == list(listed.regions)
    assert plan.size() == blob_size(listed.ruleset)


@pytest.mark.parametrize("name", ["classic-bonus", "forum"])
def test_other_games_cannot_be_sealed(name: str) -> None:
    """Ships that move, and one sea for all."""
    with pytest.raises(Fault):
        Plan(Rules(json.loads(encode_json(table(name)))))


def test_both_compute_in_the_same_group() -> None:
    """The same constants, the same sums, the same encodings."""
    dice = random.Random(1)
    assert (encode(G), encode(H)) == (encode_point(G_OF_PROVER), encode_point(H_OF_PROVER))
    for _ in range(10):
        one, two = dice.randrange(ORDER), dice.randrange(ORDER)
        here = times_base(G, one)
        assert encode(here) == encode_point(multiply_base(G_OF_PROVER, one))
        assert encode(add(here, times_base(G, two))) == encode(times_base(G, one + two))
        assert [encode(each) for each in times(here, two, 0)] == [
            encode(times_base(G, one * two)),
            bytes(32),
        ]
        back = decode(encode(here))
        assert back is not None
        assert encode(back) == encode(here)


def test_what_encodes_nothing_is_not_decoded() -> None:
    """As strictly as the prover's own reader."""
    high = (2**255 - 19).to_bytes(32, "little")
    for data in (high, b"\xff" * 32, b"\1" + bytes(31), b"\0" * 31, bytes(31) + b"\x80"):
        assert decode(data) is None
    assert decode(bytes(32)) is not None

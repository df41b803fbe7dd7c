"""The page's prover and checker against the package's: two programs, one specification."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from kit.games.small_game import rules
from kit.proofs.duel import SEALABLE, bound, mutate, play_duel, sealable_table
from kit.proofs.flaw_name import name_flaw
from kit.proofs.page_desk import PageDesk
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.placing import check_field, seal_field
from seabattle.fairness.proofs.signature import is_signed, new_key, public_key, sign
from seabattle.rules import Ruleset, Sea, Touching, random_fleet


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageDesk]:
    """One process of Node for all tests here."""
    with PageDesk.started(tmp_path_factory.mktemp("desk")) as desk:
        yield desk


def test_each_proves_to_the_other(desk: PageDesk) -> None:
    """Small seas by random rules; every true answer is believed, and every lie has one name."""
    dice = Random(16)
    answers = sum(play_duel(desk, sealable_table(dice), dice, shots=6) for _ in range(3))

    assert answers == 36


@pytest.mark.slow
def test_each_proves_to_the_other_in_many_games(desk: PageDesk) -> None:
    """All games that can be sealed, and many small ones."""
    dice = Random(17)
    for number in range(208):
        large = number % 13 == 0
        ruleset = SEALABLE[number // 13 % len(SEALABLE)] if large else sealable_table(dice)
        play_duel(desk, ruleset, dice)


def compare_mutations(
    desk: PageDesk, count: int, dice: Random, tables: Callable[[Random], Ruleset]
) -> Counter[str]:
    """The flaws of so many changed placings, each of which both checkers name alike."""
    found: Counter[str] = Counter()
    while found.total() < count:
        ruleset = tables(dice)
        berths, binding = list_berths(ruleset), bound(ruleset, dice, 0)
        if berths.proofs > 35:
            continue
        ships, seed = random_fleet(ruleset, dice), dice.randbytes(32)
        _, blob = seal_field(berths, binding, ships, seed, dice.randbytes)
        for _ in range(25):
            changed = mutate(blob, dice)
            ours = name_flaw(partial(check_field, berths, binding, changed))
            theirs = name_flaw(partial(desk.check, ruleset, binding, changed))
            assert ours == theirs
            assert ours is not None
            found[str(ours[0])] += 1
    return found


def test_both_find_the_same_flaw_in_changed_bytes(desk: PageDesk) -> None:
    """Whichever byte of a placing is changed, and however."""
    row = rules(1, 5, sea=Sea(Touching.NEVER))
    found = compare_mutations(desk, 100, Random(18), lambda _: row)

    assert {"length", "scalar", "point", "berth"} <= found.keys()


@pytest.mark.slow
def test_both_find_the_same_flaw_in_many_changed_bytes(desk: PageDesk) -> None:
    """Ten thousand placings that no program has made."""
    found = compare_mutations(desk, 10_000, Random(19), sealable_table)
    print("flaws:", found)  # noqa: T201 -- Shown by pytest -rP, for measuring.

    assert found.keys() == {"length", "scalar", "point", "class", "berth", "region"}


@pytest.mark.parametrize("count", [25, pytest.param(2000, marks=pytest.mark.slow)])
def test_both_believe_the_same_signatures(desk: PageDesk, count: int) -> None:
    """Those of either, and none of which a bit was changed."""
    dice = Random(20)
    for _ in range(count):
        secret, message = new_key(dice.randbytes), dice.randbytes(dice.randrange(200))
        facts = {"key": public_key(secret), "message": message}
        ours = sign(secret, message, dice.randbytes)
        raw = secret.to_bytes(32, "little")
        theirs = desk.ask("sign", {"secret": raw, "message": message})
        assert is_signed(facts["key"], message, theirs)
        assert desk.ask("isSigned", facts | {"signature": ours})
        changed = mutate(ours, dice)
        assert not is_signed(facts["key"], message, changed)
        assert not desk.ask("isSigned", facts | {"signature": changed})

"""Every legal field of a small sea, by rules that tell more or less."""

from itertools import combinations

from kit.games.small_game import PAIR, rules
from kit.proofs.answer_vectors import TALES
from seabattle.fairness.proofs.berth_list import BerthList
from seabattle.fairness.proofs.placing import SealedField
from seabattle.rules import Ruleset, Sea, ShipClass, Touching

TRIO = (*PAIR, ShipClass("cutter", 1, ("##",)))


def small(tale: str) -> Ruleset:
    """A small sea on which so much is told."""
    return rules(3, 3, fleet=TRIO, disclosure=TALES[tale], sea=Sea(Touching.FREELY))


def all_fields(berths: BerthList) -> list[tuple[int, ...]]:
    """Every legal field of a small sea, as the berths that are taken."""
    found = []
    for taken in combinations(range(len(berths.berths)), berths.ruleset.ships):
        masks = [berths.berths[number].cells for number in taken]
        classes = sorted(berths.berths[number].ship_class for number in taken)
        if classes == [0, 1, 2] and not any(a & b for a, b in combinations(masks, 2)):
            found.append(taken)
    return found


def unsealed(berths: BerthList, taken: tuple[int, ...]) -> SealedField:
    """A field without its commitments, for tests that do not need them."""
    bits = tuple(int(number in taken) for number in range(len(berths.berths)))
    return SealedField(berths, bits, (0,) * len(bits))

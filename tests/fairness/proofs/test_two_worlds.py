"""Zero knowledge: two fields with the same answers can be sealed and answered in equal bytes.

So the bytes reveal no more than the answers. With the real H, whose logarithm is unknown,
this cannot be done; these tests use an H with a known logarithm.
"""

from collections.abc import Iterator
from random import Random
from unittest.mock import patch

import pytest

from kit.proofs.answer_vectors import TALES
from kit.proofs.field_list import all_fields, small, unsealed
from kit.proofs.group_vectors import BINDING
from kit.proofs.tape import play_tape
from seabattle.fairness.proofs import bit_proof, placing
from seabattle.fairness.proofs.answer_proof import answer_of, looked_up, open_answer
from seabattle.fairness.proofs.berth_list import BerthList, list_berths
from seabattle.fairness.proofs.binding import derive_blinding
from seabattle.fairness.proofs.placing import SealedField, check_field, seal_with
from seabattle.fairness.proofs.ristretto import ORDER, Draw, G, multiply_base
from seabattle.game.sealed_event import Told

LOGARITHM = 2**200 + 12345
"""G is so many times the H of these tests."""


@pytest.fixture(autouse=True)
def known_base() -> Iterator[None]:
    """Put an H with a known logarithm in the place of the real one."""
    known = multiply_base(G, pow(LOGARITHM, -1, ORDER))
    with patch.object(bit_proof, "H", known), patch.object(placing, "H", known):
        yield


def matched_tape(blob: bytes, berths: BerthList, other: SealedField) -> Draw:
    """The random bytes with which another field gives these proofs."""
    sums = [(n,) for n in range(len(berths.berths))] + list(berths.meeting)
    start = 32 * (len(berths.berths) + len(berths.ruleset.fleet))
    drawn: list[bytes] = []
    for index, numbers in enumerate(sums):
        proof = blob[start + 96 * index :][:96]
        challenges, answers = (proof[:16], proof[16:32]), (proof[32:64], proof[64:])
        bit, r = other.value(numbers), sum(other.blindings[n] for n in numbers)
        for branch in (bit, 1 - bit):
            e, z = (int.from_bytes(x[branch], "little") for x in (challenges, answers))
            drawn.append(((z - e * r) % ORDER).to_bytes(64, "little"))
        drawn.append(challenges[1 - bit])
    left = iter(drawn)
    return lambda _: next(left)


def twin(field: SealedField, taken: tuple[int, ...]) -> SealedField:
    """Another field under the same commitments."""
    bits = unsealed(field.berths, taken).bits
    blindings = tuple(
        (r + LOGARITHM * (one - other)) % ORDER
        for r, one, other in zip(field.blindings, field.bits, bits, strict=True)
    )
    return SealedField(field.berths, bits, blindings)


@pytest.mark.parametrize("tale", TALES)
def test_another_field_with_the_same_answers_gives_the_same_bytes(tale: str) -> None:
    """Placing, shots and looks: every field that agrees so far stays as likely as before."""
    berths, dice = list_berths(small(tale)), Random(21)
    context, fields = BINDING.digest, all_fields(berths)
    bits = unsealed(berths, dice.choice(fields)).bits
    blindings = [derive_blinding(b"s" * 32, context, n) for n in range(len(bits))]
    field, blob = seal_with(berths, context, bits, blindings, play_tape("world"))
    check_field(berths, BINDING, blob)
    for each in dice.sample(fields, 2):
        other = twin(field, each)
        tape = matched_tape(blob, berths, other)
        assert seal_with(berths, context, other.bits, other.blindings, tape)[1] == blob
    twins, hits, shots = [twin(field, each) for each in fields], 0, 0
    for cell in dice.sample([1 << n for n in range(9)], 5):
        true = answer_of(field, cell, hits)
        twins = [each for each in twins if answer_of(each, cell, hits) == true]
        proof = open_answer(field, true, cell, hits)
        assert {open_answer(each, true, cell, hits) for each in twins} == {proof}
        seen = looked_up(field, cell)
        look = open_answer(field, seen, cell, hits)
        assert {open_answer(each, seen, cell, hits) for each in twins} == {look}
        shots += len(twins)
        hits |= cell if true.told is not Told.MISS else 0
    assert shots > 20


def test_another_answer_needs_other_bytes() -> None:
    """Otherwise the test above would prove nothing."""
    berths = list_berths(small("bare"))
    fields = all_fields(berths)
    field = SealedField(berths, unsealed(berths, fields[0]).bits, (5,) * len(berths.berths))
    cell = berths.berths[fields[0][0]].cells & -berths.berths[fields[0][0]].cells
    true = answer_of(field, cell, 0)
    others = [twin(field, each) for each in fields]
    lying = [each for each in others if answer_of(each, cell, 0) != true]

    assert lying
    proofs = {open_answer(each, answer_of(each, cell, 0), cell, 0) for each in lying}
    assert open_answer(field, true, cell, 0) not in proofs

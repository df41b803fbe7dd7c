"""Proofs of answers: complete, sound, and without further information."""

from random import Random
from secrets import token_bytes

import pytest

from kit.proofs.answer_vectors import TALES
from kit.proofs.field_list import all_fields, small, unsealed
from seabattle.fairness.proofs.answer_proof import (
    ProvedAnswer,
    answer_of,
    is_proved,
    looked_up,
    open_answer,
    sums_of,
)
from seabattle.fairness.proofs.berth_list import BerthList, list_berths
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.placing import check_field, seal_bits
from seabattle.fairness.proofs.signature import is_signed, new_key, public_key, sign
from seabattle.game.sealed_event import Told
from seabattle.grid import Mask

BINDING = Binding(b"r" * 32, "match", 0, (b"a" * 32, b"b" * 32), (b"m" * 16, b"n" * 16))


@pytest.mark.parametrize("tale", TALES)
def test_what_is_opened_says_exactly_what_the_answer_says(tale: str) -> None:
    """The fields that fit the opened sums are exactly those that give the same answers."""
    berths, dice = list_berths(small(tale)), Random(3)
    fields = all_fields(berths)
    for _ in range(12):
        truth = unsealed(berths, dice.choice(fields))
        fitting, alike, hits = set(fields), set(fields), 0
        for cell in dice.sample([1 << n for n in range(9)], 6):
            answer = answer_of(truth, cell, hits)
            sums = sums_of(berths, answer, cell, hits)
            assert sums is not None
            fitting = {
                each
                for each in fitting
                if all(len(set(each) & set(one.numbers)) == one.value for one in sums)
            }
            alike = {
                each for each in alike if answer_of(unsealed(berths, each), cell, hits) == answer
            }
            assert fitting == alike
            hits |= cell if answer.told is not Told.MISS else 0


@pytest.mark.parametrize("tale", TALES)
def test_true_answers_are_proved_and_false_ones_are_not(tale: str) -> None:
    """For every shot at a field, all other answers fail with every available opening."""
    berths, dice = list_berths(small(tale)), Random(7)
    taken = dice.choice(all_fields(berths))
    bits = [int(number in taken) for number in range(len(berths.berths))]
    field, blob = seal_bits(berths, BINDING, bits, b"s" * 32, token_bytes)
    commitments, hits = check_field(berths, BINDING, blob), 0
    for cell in dice.sample([1 << n for n in range(9)], 9):
        true = answer_of(field, cell, hits)
        assert is_proved(commitments, true, cell, hits, open_answer(field, true, cell, hits))
        for false in everything_sayable(berths):
            if false != true:
                sums = sums_of(berths, false, cell, hits)
                proof = b"".join(field.open_sum(one.numbers) for one in sums or [])
                assert not is_proved(commitments, false, cell, hits, proof), (false, true)
        hits |= cell if true.told is not Told.MISS else 0


def everything_sayable(berths: BerthList) -> list[ProvedAnswer]:
    """All answers to a shot that can be encoded, allowed by the rules or not."""
    classes = [None, *range(len(berths.ruleset.fleet))]
    places: list[Mask] = [0, *{berth.cells for berth in berths.berths}]
    bare = [ProvedAnswer(Told.MISS)]
    hits = [ProvedAnswer(Told.HIT, ship_class) for ship_class in classes]
    sunk = [
        ProvedAnswer(Told.SUNK, ship_class, cells) for ship_class in classes for cells in places
    ]
    return [*bare, *hits, *sunk]


def test_the_radar_is_proved_cell_by_cell() -> None:
    """A cell is empty or holds a ship, and neither can be said of the other."""
    berths = list_berths(small("bare"))
    taken = all_fields(berths)[5]
    bits = [int(number in taken) for number in range(len(berths.berths))]
    field, blob = seal_bits(berths, BINDING, bits, b"s" * 32, token_bytes)
    commitments = check_field(berths, BINDING, blob)
    for cell in (1 << n for n in range(9)):
        seen = looked_up(field, cell)
        other = ProvedAnswer(Told.EMPTY if seen.told is Told.SHIP else Told.SHIP)
        proof = open_answer(field, seen, cell, 0)
        assert is_proved(commitments, seen, cell, 0, proof)
        assert not is_proved(commitments, other, cell, 0, proof)


def test_an_opening_is_good_for_its_sum_alone() -> None:
    """Of another cell, too short, too long or not a number: refused."""
    berths = list_berths(small("bare"))
    field, blob = seal_bits(
        berths, BINDING, unsealed(berths, all_fields(berths)[0]).bits, b"s" * 32, token_bytes
    )
    commitments = check_field(berths, BINDING, blob)
    true = answer_of(field, 1, 0)
    proof = open_answer(field, true, 1, 0)

    for wrong in (b"", proof[:-1], proof + bytes(32), b"\xff" * len(proof), bytes(len(proof))):
        assert not is_proved(commitments, true, 1, 0, wrong)
    other = answer_of(field, 1 << 8, 0)
    assert not is_proved(commitments, true, 1, 0, open_answer(field, other, 1 << 8, 0))


def test_a_signature_is_of_one_key_and_one_message() -> None:
    """And a changed byte in any of the three is found."""
    key = new_key(token_bytes)
    public, message = public_key(key), b"fire B7"
    signed = sign(key, message, token_bytes)

    assert is_signed(public, message, signed)
    assert not is_signed(public, b"fire B8", signed)
    assert not is_signed(public_key(new_key(token_bytes)), message, signed)
    assert not is_signed(bytes(31), message, signed)
    for place in range(0, len(signed), 5):
        changed = bytearray(signed)
        changed[place] ^= 1
        assert not is_signed(public, message, bytes(changed))
    assert not is_signed(public, message, signed + b"\0")

"""Proofs that a secret field is legal: complete, and sound."""

from random import Random
from secrets import token_bytes

import pytest
from msgspec.structs import replace

from kit.games.law_strategy import presets
from kit.games.small_game import rules
from seabattle.fairness.proofs.berth_list import BerthList, count_proofs, list_berths
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.flaw import Flaw
from seabattle.fairness.proofs.placing import blob_size, check_field, seal_bits, seal_field
from seabattle.fairness.proofs.ristretto import ORDER
from seabattle.fairness.proofs.sealable import Unsealable, why_not_sealed
from seabattle.grid import Mask
from seabattle.rules import Ruleset, Sea, ShipClass, Touching, load_variant, random_fleet, settle

FLEET = (ShipClass("cruiser", 1, ("###",)), ShipClass("torpedo-boat", 2, ("#",)))
SMALL = rules(4, 4, fleet=FLEET, sea=Sea(Touching.NEVER))
BERTHS = list_berths(SMALL)
BINDING = Binding(b"r" * 32, "match", 0, (b"a" * 32, b"b" * 32), (b"m" * 16, b"n" * 16))
SEED = b"s" * 32


def bits(*cells: Mask, weights: tuple[int, ...] = ()) -> list[int]:
    """A number for each berth: 1, or what *weights* says, where these cells are."""
    found = [0] * len(BERTHS.berths)
    for index, mask in enumerate(cells):
        number = next(n for n, berth in enumerate(BERTHS.berths) if berth.cells == mask)
        found[number] += weights[index] if weights else 1
    return found


def cell(row: int, col: int) -> Mask:
    """One cell of the small sea."""
    return 1 << row * 4 + col


def line(row: int, col: int) -> Mask:
    """A cruiser from this cell to the right."""
    return cell(row, col) | cell(row, col + 1) | cell(row, col + 2)


TORN = (line(0, 0), line(2, 0), line(0, 1), cell(2, 0), cell(2, 2))
LEGAL = bits(line(0, 0), cell(2, 0), cell(2, 2))


def flaw(made: list[int]) -> str:
    """The check at which a made-up field fails."""
    _, blob = seal_bits(BERTHS, BINDING, made, SEED, token_bytes)
    with pytest.raises(Flaw) as found:
        check_field(BERTHS, BINDING, blob)
    return found.value.step


def test_a_legal_field_is_proved() -> None:
    """And its commitments add up as they should."""
    field, blob = seal_bits(BERTHS, BINDING, LEGAL, SEED, token_bytes)

    commitments = check_field(BERTHS, BINDING, blob)

    through = BERTHS.numbers(cell(0, 1))
    assert commitments.shows(through, 1, field.open_sum(through))
    assert not commitments.shows(through, 0, field.open_sum(through))


@pytest.mark.parametrize(
    ("made", "step"),
    [
        (bits(line(0, 0), cell(0, 1), cell(2, 2)), "region"),
        (bits(line(0, 0), cell(1, 3), cell(3, 1)), "region"),
        (bits(line(0, 0), cell(1, 1), cell(3, 3)), "region"),
        (bits(line(0, 0), cell(2, 0)), "class"),
        (bits(line(0, 0), cell(2, 0), cell(2, 2), cell(2, 2)), "class"),
        (bits(line(0, 0), cell(2, 0), weights=(1, 2)), "berth"),
        (
            bits(
                line(0, 0), line(2, 0), line(0, 1), cell(2, 0), cell(2, 2), weights=(1, 1, -1, 1, 1)
            ),
            "berth",
        ),
        (bits(cell(2, 0), cell(2, 2)), "class"),
        (bits(line(0, 0), cell(2, 0), cell(2, 2), weights=(ORDER - 1, 1, 1)), "class"),
    ],
    ids=[
        "overlap",
        "corner",
        "side",
        "missing",
        "extra",
        "one counted twice",
        "torn ship",
        "no cruiser",
        "minus one",
    ],
)
def test_no_illegal_field_is_proved(made: list[int], step: str) -> None:
    """Each fails at the check that the specification names."""
    assert flaw(made) == step


@pytest.mark.parametrize(
    "other",
    [
        replace(BINDING, seat=1),
        replace(BINDING, match="another"),
        replace(BINDING, ruleset_hash=b"R" * 32),
        replace(BINDING, keys=(b"b" * 32, b"a" * 32)),
        replace(BINDING, nonces=(b"n" * 16, b"m" * 16)),
    ],
    ids=["seat", "match", "rules", "keys", "nonces"],
)
def test_a_proof_is_good_for_one_seat_of_one_match(other: Binding) -> None:
    """A copied placing proves nothing (the mirror attack)."""
    _, blob = seal_bits(BERTHS, BINDING, LEGAL, SEED, token_bytes)

    with pytest.raises(Flaw) as found:
        check_field(BERTHS, other, blob)

    assert found.value.step == "berth"


def test_a_proof_for_another_contact_rule_is_none() -> None:
    """Even where fleet and sea are the same."""
    _, blob = seal_bits(BERTHS, BINDING, LEGAL, SEED, token_bytes)
    freely = list_berths(rules(4, 4, fleet=FLEET, sea=Sea(Touching.CORNERS)))

    with pytest.raises(Flaw, match="length"):
        check_field(freely, BINDING, blob)


def test_every_changed_byte_is_found() -> None:
    """In commitments, sums and proofs alike."""
    _, blob = seal_bits(BERTHS, BINDING, LEGAL, SEED, token_bytes)
    dice = Random(5)
    for _ in range(25):
        changed = bytearray(blob)
        changed[dice.randrange(len(blob))] ^= 1 << dice.randrange(8)
        with pytest.raises(Flaw):
            check_field(BERTHS, BINDING, bytes(changed))
    for cut in (blob[:-1], blob + b"\0", b"", blob[:32]):
        with pytest.raises(Flaw, match="length"):
            check_field(BERTHS, BINDING, cut)


def test_proofs_cannot_change_places() -> None:
    """Each is bound to its number."""
    _, blob = seal_bits(BERTHS, BINDING, LEGAL, SEED, token_bytes)
    start = 32 * (len(BERTHS.berths) + 2)
    one, other = blob[start : start + 96], blob[start + 96 : start + 192]

    with pytest.raises(Flaw, match="berth 0"):
        check_field(BERTHS, BINDING, blob[:start] + other + one + blob[start + 192 :])


def test_the_russian_sheets_fleet_is_proved() -> None:
    """On a sea of the right size."""
    ruleset = settle(load_variant("sea-battle"))
    berths = list_berths(ruleset)
    _, blob = seal_field(berths, BINDING, random_fleet(ruleset, Random(2)), SEED, token_bytes)

    assert (len(berths.berths), len(berths.regions), len(blob)) == (580, 81, 82_144)
    check_field(berths, BINDING, blob)


def test_eight_of_the_ready_made_games_can_be_sealed() -> None:
    """The others say why not."""
    found = {ruleset.name: why_not_sealed(ruleset) for ruleset in presets()}

    assert {name: why for name, why in found.items() if why} == {
        "classic-bonus": Unsealable.SHIPS_MOVE,
        "forum": Unsealable.SHARED_SEA,
    }


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_proofs_are_counted_without_being_listed(ruleset: Ruleset) -> None:
    """So that a huge sea is refused before anything is done."""
    berths = BerthList(ruleset)

    assert count_proofs(ruleset) == berths.proofs
    assert blob_size(berths.ruleset) == 128 * len(berths.berths) + 96 * len(
        berths.regions
    ) + 32 * len(ruleset.fleet)

"""Vectors of whole placings: honest ones, odd ones that hold, and every known cheat."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from hashlib import sha512
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from kit.games.small_game import rules
from kit.proofs.flaw_name import name_flaw
from kit.proofs.group_vectors import BINDING, binding_of, without_guess
from kit.proofs.rule_vectors import plain_rules
from kit.proofs.tape import play_tape
from seabattle.fairness.proofs import binding as binding_module
from seabattle.fairness.proofs import bit_proof
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.placing import check_field, seal_bits, seal_field, seal_with
from seabattle.fairness.proofs.ristretto import ORDER, Draw, derive_point
from seabattle.grid import Mask
from seabattle.rules import (
    Ruleset,
    Sea,
    Ship,
    ShipClass,
    Touching,
    load_variant,
    random_fleet,
    ruleset_hash,
    settle,
)

FLEET = (ShipClass("destroyer", 1, ("##",)), ShipClass("boat", 2, ("#",)))
SMALL = rules(2, 5, fleet=FLEET, sea=Sea(Touching.NEVER))
OURS = replace(BINDING, ruleset_hash=bytes.fromhex(ruleset_hash(SMALL)))
SEED = b"s" * 32
BERTHS = list_berths(SMALL)
COUNT = len(BERTHS.berths)
SUMS = 32 * COUNT
PROOFS = SUMS + 32 * len(FLEET)


def cells(*numbers: int) -> Mask:
    """A set of cells; the small sea has 0 to 4 above 5 to 9."""
    return sum(1 << number for number in numbers)


LEGAL = {cells(0, 5): 1, cells(2): 1, cells(9): 1}
"""A destroyer on the left edge and two boats."""


def bits(field: dict[Mask, int]) -> list[int]:
    """A number for each berth of the small sea."""
    assert field.keys() <= {berth.cells for berth in BERTHS.berths}
    return [field.get(berth.cells, 0) for berth in BERTHS.berths]


def sealed(field: dict[Mask, int], binding: Binding = OURS, draw: Draw | None = None) -> bytes:
    """The blob of a field, legal or not."""
    return seal_bits(BERTHS, binding, bits(field), SEED, draw or play_tape("placing"))[1]


def blinded(blindings: Callable[[int], int]) -> bytes:
    """The legal field, with blindings that no program would choose."""
    chosen = [blindings(index) for index in range(COUNT)]
    return seal_with(BERTHS, OURS.digest, bits(LEGAL), chosen, play_tape("blinded"))[1]


def spliced(blob: bytes, at: int, put: bytes) -> bytes:
    """The same with other bytes in one place."""
    return blob[:at] + put + blob[at + len(put) :]


def _odd() -> dict[str, bytes]:
    """Placings that no honest prover makes, and that hold all the same."""
    last = COUNT - 1
    boats = BERTHS.of_class(1)
    return {
        "no blinding at all": blinded(lambda _: 0),
        "one commitment is the identity": blinded(lambda n: 0 if n == 1 else n + 5),
        "sum of a class is zero": blinded(
            lambda n: -sum(each + 5 for each in boats[:-1]) % ORDER if n == last else n + 5
        ),
        "feigned challenges are zero": sealed(LEGAL, draw=without_guess("placing")),
        "blindings below the order by one": blinded(lambda _: ORDER - 1),
    }


def _fields() -> dict[str, tuple[dict[Mask, int], str]]:
    """Illegal fields, and the check at which each is found."""
    across = {cells(0, 1): 1, cells(1, 2): -1, cells(2, 3): 1}
    return {
        "overlap": ({cells(0, 5): 1, cells(0): 1, cells(9): 1}, "region"),
        "touch by side": ({cells(0, 5): 1, cells(1): 1, cells(9): 1}, "region"),
        "touch by corner": ({cells(0, 1): 1, cells(7): 1, cells(9): 1}, "region"),
        "a boat is missing": ({cells(0, 5): 1, cells(2): 1}, "class"),
        "a boat too many": ({cells(0, 5): 1, cells(2): 1, cells(9): 1, cells(4): 1}, "class"),
        "no ship at all": ({}, "class"),
        "bit 2": ({cells(0, 5): 1, cells(2): 2}, "berth"),
        "bits 3 and -1": ({cells(0, 5): 1, cells(2): 3, cells(9): -1}, "berth"),
        "bit -1": ({cells(0, 5): 1, cells(4, 9): 1, cells(3, 8): -1, cells(2): 2}, "berth"),
        "torn ship": (across | {cells(5): 1, cells(9): 1}, "berth"),
        "torn ship and overlap": (across | {cells(2): 1, cells(9): 1}, "berth"),
    }


def _foreign() -> dict[str, tuple[bytes, str]]:
    """Legal fields, proved for another player or another match."""
    other = {
        "another match": replace(OURS, match="k3v8"),
        "another seat": replace(OURS, seat=1),
        "other rules": replace(OURS, ruleset_hash=bytes.fromhex(ruleset_hash(FREE))),
        "keys in the other order": replace(OURS, keys=OURS.keys[::-1]),
        "nonces in the other order": replace(OURS, nonces=OURS.nonces[::-1]),
        "an old nonce": replace(OURS, nonces=(b"o" * 32, OURS.nonces[1])),
    }
    found = {name: (sealed(LEGAL, each), "berth") for name, each in other.items()}
    with patch.object(binding_module, "TAG", b"seabattle/sealed/2"):
        found["another version"] = sealed(LEGAL), "berth"
    with patch.object(bit_proof, "H", derive_point(b"an H of one's own")):
        found["an H of the prover's own"] = sealed(LEGAL), "class"
    return found


FREE = rules(2, 5, fleet=FLEET, sea=Sea(Touching.FREELY))


def _changed(good: bytes) -> dict[str, tuple[bytes, str]]:
    """The bytes of a good placing, tampered with."""
    first, second = good[PROOFS : PROOFS + 96], good[PROOFS + 96 : PROOFS + 192]
    regions = PROOFS + 96 * COUNT
    raised = (int.from_bytes(good[SUMS : SUMS + 32], "little") + ORDER).to_bytes(32, "little")
    prime = (2**255 - 19).to_bytes(32, "little")
    return {
        "nothing": (b"", "length"),
        "a proof is missing": (good[:-96], "length"),
        "a proof too many": (good + good[-96:], "length"),
        "a byte is missing": (good[:-1], "length"),
        "a byte too many": (good + b"\0", "length"),
        "sum above the order": (spliced(good, SUMS, raised), "scalar"),
        "sum of another class": (spliced(good, SUMS, good[SUMS + 32 : SUMS + 64]), "class"),
        "sum is zero": (spliced(good, SUMS, bytes(32)), "class"),
        "answer above the order": (spliced(good, PROOFS + 32, b"\xff" * 32), "scalar"),
        "last answer above the order": (good[:-32] + ORDER.to_bytes(32, "little"), "scalar"),
        "commitment is the prime": (spliced(good, 0, prime), "point"),
        "commitment is negative": (spliced(good, 32, b"\1" + bytes(31)), "point"),
        "highest bit of a commitment": (spliced(good, 31, bytes([good[31] | 0x80])), "point"),
        "commitment of another berth": (spliced(good, 0, good[32:64]), "class"),
        "commitments change places": (good[32:64] + good[:32] + good[64:], "berth"),
        "proofs change places": (spliced(good, PROOFS, second + first), "berth"),
        "proof of a region for a berth": (spliced(good, PROOFS, good[-96:]), "berth"),
        "proof of a berth for a region": (spliced(good, regions, first), "region"),
        "proof of all zeros": (spliced(good, regions, bytes(96)), "region"),
        "last bit": (good[:-1] + bytes([good[-1] ^ 1]), "region"),
    }


def placing_vectors() -> dict[str, Any]:
    """Honest, odd and false placings of a small sea, and one of the Russian sheet by its hash."""
    good = sealed(LEGAL)
    cases = [_case("legal", good, None)]
    cases += [_case(name, blob, None) for name, blob in _odd().items()]
    cases += [_case(name, sealed(field), step) for name, (field, step) in _fields().items()]
    cases += [_case(name, *found) for name, found in _foreign().items()]
    copied = replace(OURS, seat=1)
    changed = [_case(name, *found) for name, found in _changed(good).items()]
    changed.append(_case("copied by the other seat", good, "berth", binding=copied))
    changed.append(_case("another contact rule", good, "length", ruleset=FREE))
    cases += [_shortened(good, case) for case in changed]
    return {
        "ruleset": plain_rules(SMALL),
        "binding": binding_of(OURS),
        "seed": SEED.hex(),
        "tape": "placing",
        "fleet": [
            {"ship_class": "destroyer", "cells": [[0, 0], [1, 0]]},
            {"ship_class": "boat", "cells": [[0, 2]]},
            {"ship_class": "boat", "cells": [[1, 4]]},
        ],
        "cases": cases,
        "preset": _preset(),
    }


def _case(
    name: str,
    blob: bytes,
    step: str | None,
    *,
    ruleset: Ruleset | None = None,
    binding: Binding = OURS,
) -> dict[str, Any]:
    flaw = name_flaw(lambda: check_field(list_berths(ruleset or SMALL), binding, blob))
    assert (flaw and flaw[0]) == step, (name, flaw)
    found: dict[str, Any] = {"name": name, "flaw": flaw, "blob": b64encode(blob).decode()}
    if ruleset:
        found["ruleset"] = plain_rules(ruleset)
    if binding is not OURS:
        found["binding"] = binding_of(binding)
    return found


def _shortened(good: bytes, case: dict[str, Any]) -> dict[str, Any]:
    """The same case as an edit of the legal one: where, how many bytes go, and what comes."""
    blob = b64decode(case.pop("blob"))
    start = _alike(good, blob)
    end = _alike(good[start:][::-1], blob[start:][::-1])
    gone = len(good) - start - end
    return case | {"edit": [start, gone, blob[start : len(blob) - end].hex()]}


def _alike(one: bytes, other: bytes) -> int:
    """How many bytes at the beginning are the same."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def plain_fleet(ships: Sequence[Ship]) -> list[dict[str, Any]]:
    """A fleet as it is sent."""
    return [
        {"ship_class": ship.ship_class, "cells": [[at.row, at.col] for at in ship.cells]}
        for ship in ships
    ]


def _preset() -> dict[str, Any]:
    ruleset = settle(load_variant("sea-battle"))
    binding = replace(BINDING, ruleset_hash=bytes.fromhex(ruleset_hash(ruleset)))
    fleet = random_fleet(ruleset, Random(2))
    berths = list_berths(ruleset)
    _, blob = seal_field(berths, binding, fleet, SEED, play_tape("preset"))
    return {
        "rules": "sea-battle, 2 seats",
        "binding": binding_of(binding),
        "seed": SEED.hex(),
        "tape": "preset",
        "fleet": plain_fleet(fleet),
        "sha512": sha512(blob).hexdigest(),
    }

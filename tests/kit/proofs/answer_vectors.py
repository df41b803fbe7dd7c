"""Vectors of answers: a field shot at by several rules, and every known lie."""

from base64 import b64encode
from functools import cache
from typing import Any

from msgspec import Struct

from kit.games.small_game import rules
from kit.proofs.flaw_name import name_flaw
from kit.proofs.group_vectors import BINDING, binding_of
from kit.proofs.placing_vectors import plain_fleet
from kit.proofs.rule_vectors import plain_rules
from kit.proofs.tape import play_tape
from seabattle.fairness.proofs.answer_layout import encode_answer
from seabattle.fairness.proofs.answer_proof import (
    ProvedAnswer,
    answer_of,
    check_answer,
    looked_up,
    open_answer,
    sums_of,
)
from seabattle.fairness.proofs.berth_list import BerthList, list_berths
from seabattle.fairness.proofs.placing import FieldCommitments, SealedField, check_field, seal_field
from seabattle.fairness.proofs.ristretto import ORDER
from seabattle.game.sealed_event import Told
from seabattle.grid import Cell, Col, Mask, Row
from seabattle.rules import Disclosure, Naming, Ruleset, Sea, Ship, ShipClass, Touching

CLASS, CELLS = Naming.CLASS, Naming.CELLS
TALES = {
    "bare": Disclosure(),
    "class of the sunk": Disclosure(sunk_names=(CLASS,)),
    "cells of the sunk": Disclosure(sunk_names=(CELLS,)),
    "all of the sunk": Disclosure(sunk_names=(CLASS, CELLS)),
    "class of the hit": Disclosure(hit_names=(CLASS,), sunk_names=(CLASS,)),
    "silent": Disclosure(sinking_told=False),
}
FLEET = (
    ShipClass("cruiser", 1, ("##",)),
    ShipClass("submarine", 1, ("##",)),
    ShipClass("boat", 1, ("#",)),
)
SHIPS = tuple(
    Ship(name, tuple(Cell(Row(row), Col(col)) for row, col in cells))
    for name, cells in (
        ("cruiser", ((0, 0), (0, 1))),
        ("submarine", ((1, 2), (2, 2))),
        ("boat", ((2, 0),)),
    )
)
SEED = b"a" * 32
CRUISER, SUBMARINE, BOAT = 0b11, 1 << 6 | 1 << 10, 1 << 8
MISS, HIT, SUNK = ProvedAnswer(Told.MISS), ProvedAnswer(Told.HIT), ProvedAnswer(Told.SUNK)


def sea(tale: str) -> Ruleset:
    """A small sea on which so much is told."""
    return rules(3, 4, fleet=FLEET, disclosure=TALES[tale], sea=Sea(Touching.FREELY))


@cache
def sealed_sea(tale: str) -> tuple[SealedField, bytes]:
    """The field and its placing; the bytes are the same however much is told."""
    return seal_field(list_berths(sea(tale)), BINDING, SHIPS, SEED, play_tape("answers"))


@cache
def commitments_of(berths: BerthList) -> FieldCommitments:
    """The commitments of that field, which all players have."""
    return check_field(berths, BINDING, sealed_sea("bare")[1])


def answer_vectors() -> dict[str, Any]:
    """One placing, and questions by each of the rules."""
    _, blob = sealed_sea("bare")
    return {
        "binding": binding_of(BINDING),
        "seed": SEED.hex(),
        "tape": "answers",
        "fleet": plain_fleet(SHIPS),
        "blob": b64encode(blob).decode(),
        "tales": [
            {"name": tale, "ruleset": plain_rules(sea(tale)), "cases": _cases(tale)}
            for tale in TALES
        ],
    }


def _cases(tale: str) -> list[dict[str, Any]]:
    field, _ = sealed_sea(tale)
    lies = [
        _lie(field, name, Question(cell, hits, said), step)
        for name, cell, hits, said, step in _lies(tale)
    ]
    return [*_true(field), *lies, *_stale(field, tale), *_changed(field)]


def _true(field: SealedField) -> list[dict[str, Any]]:
    """Every cell is shot at, from the last to the first, and looked at by radar."""
    hits, found = 0, []
    for number in range(11, -1, -1):
        cell = 1 << number
        answer = answer_of(field, cell, hits)
        proof = open_answer(field, answer, cell, hits)
        found.append(_case(field, "true", Question(cell, hits, answer), proof, None))
        hits |= cell if answer.told is not Told.MISS else 0
    for number in (1, 2):
        seen = looked_up(field, 1 << number)
        proof = open_answer(field, seen, 1 << number, 0)
        found.append(_case(field, "radar", Question(1 << number, 0, seen), proof, None))
    return found


Lie = tuple[str, Mask, Mask, ProvedAnswer, str]


class Question(Struct, frozen=True):
    """A cell that is asked for after these hits, and what is said of it."""

    cell: Mask
    hits: Mask
    said: ProvedAnswer


def _lies(tale: str) -> list[Lie]:
    """What is said, of which cell, after which hits, and the check at which it is found."""
    radar: list[Lie] = [
        ("empty for a ship", 1, 0, ProvedAnswer(Told.EMPTY), "sum"),
        ("ship for an empty cell", 1 << 3, 0, ProvedAnswer(Told.SHIP), "sum"),
        ("miss for a hit", 1, 0, MISS, "sum"),
        ("a class for a miss", 1 << 3, 0, ProvedAnswer(Told.MISS, 0), "said"),
        ("cells for a hit", 1, 0, ProvedAnswer(Told.HIT, None, CRUISER), "said"),
    ]
    return (
        radar
        + {
            "bare": [
                ("hit for a miss", 1 << 3, 0, HIT, "sum"),
                ("sunk for a miss", 1 << 3, 0, SUNK, "sum"),
                ("sunk too early", 1, 0, SUNK, "sum"),
                ("hit for sunk", 2, 1, HIT, "sum"),
                ("hit for a sunk boat", BOAT, 0, HIT, "sum"),
                ("a class that is not named", 2, 1, ProvedAnswer(Told.SUNK, 0), "said"),
            ],
            "class of the sunk": [
                ("cruiser for submarine", 1 << 10, 1 << 6, ProvedAnswer(Told.SUNK, 0), "sum"),
                ("submarine for cruiser", 2, 1, ProvedAnswer(Told.SUNK, 1), "sum"),
                ("boat for cruiser", 2, 1, ProvedAnswer(Told.SUNK, 2), "sum"),
                ("no class", 2, 1, SUNK, "said"),
                ("no such class", 2, 1, ProvedAnswer(Told.SUNK, 3), "said"),
            ],
            "cells of the sunk": [
                ("cells of another", 2, 1, ProvedAnswer(Told.SUNK, None, SUBMARINE), "sum"),
                ("cells not all hit", 2, 0, ProvedAnswer(Told.SUNK, None, CRUISER), "sum"),
                ("cells beside it", 2, 1 | 1 << 2, ProvedAnswer(Told.SUNK, None, 0b110), "sum"),
                ("cells of no ship", 2, 1, ProvedAnswer(Told.SUNK, None, 0b1011), "sum"),
                ("no cells", 2, 1, SUNK, "said"),
                (
                    "one ship sunk twice",
                    BOAT,
                    CRUISER,
                    ProvedAnswer(Told.SUNK, None, CRUISER),
                    "sum",
                ),
            ],
            "all of the sunk": [
                (
                    "cruiser for submarine",
                    1 << 10,
                    1 << 6,
                    ProvedAnswer(Told.SUNK, 0, SUBMARINE),
                    "sum",
                ),
                ("only the class", 2, 1, ProvedAnswer(Told.SUNK, 0), "said"),
                ("only the cells", 2, 1, ProvedAnswer(Told.SUNK, None, CRUISER), "said"),
                ("one ship sunk twice", BOAT, CRUISER, ProvedAnswer(Told.SUNK, 0, CRUISER), "sum"),
            ],
            "class of the hit": [
                ("submarine for cruiser", 1, 0, ProvedAnswer(Told.HIT, 1), "sum"),
                ("no class", 1, 0, HIT, "said"),
                ("hit for sunk", 2, 1, ProvedAnswer(Told.HIT, 0), "sum"),
            ],
            "silent": [
                ("sunk where it is silent", 2, 1, SUNK, "said"),
                ("hit for a miss", 1 << 3, 0, HIT, "sum"),
            ],
        }[tale]
    )


def _lie(
    field: SealedField, name: str, question: Question, step: str, stale: Mask | None = None
) -> dict[str, Any]:
    """A lie with the best proof there is: the sums it asks for, opened as they are.

    Where *stale* is given, the liar pretends that only these were hit before.
    """
    hits = question.hits if stale is None else stale
    sums = sums_of(field.berths, question.said, question.cell, hits) or []
    proof = b"".join(field.open_sum(each.numbers) for each in sums)
    return _case(field, name, question, proof, step)


def _stale(field: SealedField, tale: str) -> list[dict[str, Any]]:
    """The last deck is hit, and "not sunk" is proved against fewer hits than there were."""
    if tale == "silent":
        return []
    named = tale == "class of the hit"
    said, beside = ProvedAnswer(Told.HIT, 0 if named else None), 1 << 5
    # Where no class is named the cell could be a boat, and there is always a sum to open.
    cases = ((1, 0, "length" if named else "sum"), (1 | beside, beside, "sum"))
    return [
        _lie(field, "not sunk, against stale hits", Question(2, hits, said), step, stale)
        for hits, stale, step in cases
    ]


def _changed(field: SealedField) -> list[dict[str, Any]]:
    """A true answer with a proof that was tampered with."""
    said = answer_of(field, 1, 0)
    proof = open_answer(field, said, 1, 0)
    raised = (int.from_bytes(proof[:32], "little") + ORDER).to_bytes(32, "little")
    changed = {
        "nothing is opened": (b"", "length"),
        "a byte is missing": (proof[:-1], "length"),
        "one sum too many": (proof + bytes(32), "length"),
        "sum above the order": (raised + proof[32:], "scalar"),
        "sum is zero": (bytes(32) + proof[32:], "sum"),
    }
    question = Question(1, 0, said)
    return [_case(field, name, question, *found) for name, found in changed.items()]


def _case(
    field: SealedField, name: str, question: Question, proof: bytes, step: str | None
) -> dict[str, Any]:
    cell, hits, said = question.cell, question.hits, question.said
    commitments = commitments_of(field.berths)
    flaw = name_flaw(lambda: check_answer(commitments, said, cell, hits, proof))
    assert (flaw and flaw[0]) == step, (name, flaw)
    return {
        "name": name,
        "cell": cell.bit_length() - 1,
        "hits": numbers(hits),
        "told": said.told.value,
        "ship_class": said.ship_class,
        "cells": numbers(said.cells),
        "proof": proof.hex(),
        "bytes": encode_answer(said, proof).hex(),
        "flaw": flaw,
    }


def numbers(cells: Mask) -> list[int]:
    """The cells of a set, by number."""
    return [n for n in range(cells.bit_length()) if cells >> n & 1]

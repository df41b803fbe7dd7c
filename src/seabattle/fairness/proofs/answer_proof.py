"""Proofs of answers, by opening sums of commitments.

Every question of a game is a number of ships on some berths. The berths to sum depend only
on the rules, the shots and the answers so far, so opening the sum reveals exactly what the
answer says.
"""

from msgspec import Struct

from seabattle.fairness.proofs.berth_list import BerthList
from seabattle.fairness.proofs.flaw import Flaw
from seabattle.fairness.proofs.placing import FieldCommitments, SealedField
from seabattle.fairness.proofs.ristretto import decode_scalar
from seabattle.game.sealed_event import Told
from seabattle.grid import Mask
from seabattle.rules import Naming, Ruleset


class ProvedAnswer(Struct, frozen=True):
    """The answer for one cell; a class or cells only where the rules name them."""

    told: Told
    ship_class: int | None = None
    cells: Mask = 0


class OpenedSum(Struct, frozen=True):
    """Berths, and the claimed number of ships on them."""

    numbers: tuple[int, ...]
    value: int


def answer_of(field: SealedField, cell: Mask, hits: Mask) -> ProvedAnswer:
    """The true answer to a shot at *cell*; *hits* are the decks hit before it."""
    berths, ruleset = field.berths, field.berths.ruleset
    struck = [n for n in berths.numbers(cell) if field.bits[n]]
    if not struck:
        return ProvedAnswer(Told.MISS)
    berth = berths.berths[struck[0]]
    down = not berth.cells & ~(hits | cell)
    told = Told.SUNK if down and ruleset.disclosure.sinking_told else Told.HIT
    names = _names(ruleset, told)
    return ProvedAnswer(
        told,
        berth.ship_class if Naming.CLASS in names else None,
        berth.cells if Naming.CELLS in names and told is Told.SUNK else 0,
    )


def looked_up(field: SealedField, cell: Mask) -> ProvedAnswer:
    """The radar's answer for *cell*."""
    return ProvedAnswer(Told.SHIP if field.value(field.berths.numbers(cell)) else Told.EMPTY)


def sums_of(
    berths: BerthList, answer: ProvedAnswer, cell: Mask, hits: Mask
) -> list[OpenedSum] | None:
    """The sums that *answer* to a shot at *cell* opens; ``None`` for a forbidden answer."""
    if not _is_said_by(berths.ruleset, answer):
        return None
    through = berths.numbers(cell, answer.ship_class)
    if answer.told in (Told.MISS, Told.EMPTY):
        return [OpenedSum(through, 0)]
    sums = [OpenedSum(through, 1)]
    if answer.told is Told.SHIP or not berths.ruleset.disclosure.sinking_told:
        return sums
    inside = tuple(n for n in through if not berths.berths[n].cells & ~(hits | cell))
    if answer.told is Told.HIT:
        return [*sums, OpenedSum(inside, 0)] if inside else sums
    if answer.cells:
        inside = tuple(n for n in inside if berths.berths[n].cells == answer.cells)
    return [*sums, OpenedSum(inside, 1)]


def open_answer(field: SealedField, answer: ProvedAnswer, cell: Mask, hits: Mask) -> bytes:
    """The proof of an answer: 32 bytes for each sum."""
    sums = sums_of(field.berths, answer, cell, hits)
    assert sums is not None
    return b"".join(field.open_sum(each.numbers) for each in sums)


def check_answer(
    commitments: FieldCommitments, answer: ProvedAnswer, cell: Mask, hits: Mask, proof: bytes
) -> None:
    """Verify that *proof* shows the answer to be true; raises :class:`Flaw`."""
    sums = sums_of(commitments.berths, answer, cell, hits)
    if sums is None:
        raise Flaw("said")
    if len(proof) != 32 * len(sums):
        raise Flaw("length")
    openings = [proof[32 * n : 32 * n + 32] for n in range(len(sums))]
    for index, opening in enumerate(openings):
        if decode_scalar(opening) is None:
            raise Flaw("scalar", index)
    for index, each in enumerate(sums):
        if not commitments.shows(each.numbers, each.value, openings[index]):
            raise Flaw("sum", index)


def is_proved(
    commitments: FieldCommitments, answer: ProvedAnswer, cell: Mask, hits: Mask, proof: bytes
) -> bool:
    """Whether *proof* shows that the answer is true."""
    try:
        check_answer(commitments, answer, cell, hits, proof)
    except Flaw:
        return False
    return True


def _names(ruleset: Ruleset, told: Told) -> tuple[Naming, ...]:
    disclosure = ruleset.disclosure
    return disclosure.sunk_names if told is Told.SUNK else disclosure.hit_names


def _is_said_by(ruleset: Ruleset, answer: ProvedAnswer) -> bool:
    """Whether the rules allow such an answer."""
    if answer.told is Told.SUNK and not ruleset.disclosure.sinking_told:
        return False
    names = _names(ruleset, answer.told) if answer.told in (Told.HIT, Told.SUNK) else ()
    known = answer.ship_class is None or 0 <= answer.ship_class < len(ruleset.fleet)
    named = (answer.ship_class is not None) == (Naming.CLASS in names)
    shown = bool(answer.cells) == (answer.told is Told.SUNK and Naming.CELLS in names)
    return known and named and shown

"""The sweep carried out by the compiled kernel.

Masks cross over as bytes, lowest word first; so do numbers, which may be longer
than any machine word.
"""

from collections.abc import Iterable

from seabattle import _kernel
from seabattle.beliefs.exact.plan import SweepPlan
from seabattle.beliefs.limits import ProblemTooLarge

_WIDTHS = (1, 2, 8)
"""The numbers of words the kernel was compiled for."""


class NativeSweep:
    """A plan carried out in C++; the answers are those of the twin."""

    def __init__(self, plan: SweepPlan, budget: int) -> None:
        self._words = _words(plan.number_bits)
        try:
            self._sweep = _run_sweep(plan, self._words, budget)
        except _kernel.OverBudget:
            raise ProblemTooLarge(f"more than {budget} states") from None
        self.states = self._sweep.states
        """The number of states that were met."""
        self.total = int.from_bytes(self._sweep.total(), "little")
        """The number of fleets."""

    def odds(self) -> list[int]:
        """Count for every placement the fleets that contain it."""
        found = self._sweep.odds()
        size = 8 * self._words
        return [
            int.from_bytes(found[at : at + size], "little") for at in range(0, len(found), size)
        ]

    def fleet(self, number: int) -> list[int]:
        """Name the placements of the fleet called *number*, from 0 to the total less one."""
        if not 0 <= number < self.total:
            raise IndexError(f"there is no fleet number {number}")
        return self._sweep.fleet(number.to_bytes(8 * self._words, "little"))


def _run_sweep(plan: SweepPlan, number_words: int, budget: int) -> _kernel.Sweep:
    """Hand *plan* over in the form the kernel reads."""
    front = _words(plan.front_bits)
    starts = [(at, start) for at, step in enumerate(plan.steps) for start in step.starts]
    tallies = max((step.hope.bit_length() for step in plan.steps), default=1)
    return _kernel.sweep(
        list(plan.counts),
        [step.shift for step in plan.steps],
        [at for at, _ in starts],
        [start.kin for _, start in starts],
        [start.lane for _, start in starts],
        _pack_masks((mask for _, start in starts for mask in (start.cells, start.blocked)), front)
        + _pack_masks((mask for step in plan.steps for mask in (step.due, step.keep)), front),
        _pack_masks((step.hope for step in plan.steps), -(-tallies // 64)),
        front,
        number_words,
        budget,
    )


def _words(bits: int) -> int:
    return next(width for width in _WIDTHS if bits <= 64 * width)


def _pack_masks(masks: Iterable[int], words: int) -> bytes:
    return b"".join(mask.to_bytes(8 * words, "little") for mask in masks)

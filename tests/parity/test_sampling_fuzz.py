"""The fuzz test of the sampler reaches the code it is meant to try."""

from collections import Counter
from dataclasses import astuple, fields
from random import Random

import pytest

from kit.seas import sampling_fuzz
from kit.seas.backends import needs_kernel
from seabattle.beliefs import Effort


@needs_kernel
def test_fuzzed_calls_are_answered_or_refused() -> None:
    """Fuzzed calls are answered or refused, and some pass the argument check; once none did."""
    from seabattle import _kernel

    dice = Random(1)
    answered = Counter(part for _ in range(2000) for part in sampling_fuzz.attempt(_kernel, dice))

    assert min(answered[part] for part in ("sampler", "tracker", "solo game")) >= 10


def test_the_fuzz_draws_efforts_as_players_do() -> None:
    """The fuzz test draws mostly valid efforts, with the right number of counts."""
    dice = Random(1)
    drawn = [sampling_fuzz.effort(dice) for _ in range(200)]

    whole = [counts for counts in drawn if len(counts) == len(fields(Effort))]
    assert len(whole) > 190
    assert sum(0 not in (counts[1], counts[2], counts[7]) for counts in whole) > 190


@needs_kernel
@pytest.mark.parametrize("name", ["fleets", "cells", "finalists"])
def test_the_kernel_refuses_an_effort_that_leaves_no_choice(name: str) -> None:
    """The kernel refuses an effort that leaves no cell to choose; it once hung."""
    from seabattle import _kernel

    counts = [0 if field.name == name else 3 for field in fields(Effort)]
    sampler = _kernel.sampler([1], [1], (1).to_bytes(8, "little") * 2, bytes(8), 1)

    assert sampler.shot(bytes(8), 0, False, astuple(Effort()), 1)[0] == 0
    with pytest.raises(ValueError, match="no fleets, cells or finalists"):
        sampler.shot(bytes(8), 0, False, counts, 1)

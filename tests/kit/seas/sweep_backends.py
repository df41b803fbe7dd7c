"""Everyone who can carry out a sweep here: the Python twin, and the kernel if it was built."""

import os

import pytest

from seabattle.beliefs.backend import Sweeper, choose_sweeper
from seabattle.beliefs.exact import python_sweep

TWIN: Sweeper = python_sweep.PythonSweep
KERNEL: Sweeper = choose_sweeper(os.environ.get("SEABATTLE_NATIVE", "auto"))

needs_kernel = pytest.mark.skipif(KERNEL is TWIN, reason="the kernel was not built")
either = pytest.mark.parametrize(
    "sweeper",
    [pytest.param(TWIN, id="twin"), pytest.param(KERNEL, id="kernel", marks=needs_kernel)],
)

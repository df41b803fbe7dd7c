"""The backends of the beliefs on this machine: the Python twin, and the kernel if built."""

import os

import pytest

from seabattle.beliefs.backend import PYTHON, Backend, choose_backend

TWIN: Backend = PYTHON
KERNEL: Backend = choose_backend(os.environ.get("SEABATTLE_NATIVE", "auto"))

needs_kernel = pytest.mark.skipif(KERNEL is TWIN, reason="the kernel was not built")
either = pytest.mark.parametrize(
    "backend",
    [pytest.param(TWIN, id="twin"), pytest.param(KERNEL, id="kernel", marks=needs_kernel)],
)

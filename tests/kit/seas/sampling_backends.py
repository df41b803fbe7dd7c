"""Everyone who can handle many fleets here: the Python twin, and the kernel if it was built."""

import pytest

from kit.seas.sweep_backends import needs_kernel
from seabattle.beliefs import FleetProblem
from seabattle.beliefs.sampling.python_backend import PythonBackend
from seabattle.beliefs.sampling.sampler import BackendFactory, choose_backend

BACKEND: BackendFactory = choose_backend(FleetProblem(1, 1, ()))

either_backend = pytest.mark.parametrize(
    "backend",
    [
        pytest.param(PythonBackend, id="twin"),
        pytest.param(BACKEND, id="kernel", marks=needs_kernel),
    ],
)

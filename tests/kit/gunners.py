"""Everyone who can handle many fleets here: the Python twin, and the kernel if it was built."""

import pytest

from kit.sweepers import needs_kernel
from seabattle.beliefs import FleetProblem
from seabattle.beliefs.sampling.python_backend import PythonBackend
from seabattle.beliefs.sampling.sampler import BackendFactory, choose_backend

CREW: BackendFactory = choose_backend(FleetProblem(1, 1, ()))

either_crew = pytest.mark.parametrize(
    "crew",
    [pytest.param(PythonBackend, id="twin"), pytest.param(CREW, id="kernel", marks=needs_kernel)],
)

"""Everyone who can handle many fleets here: the Python twin, and the kernel if it was built."""

import pytest

from kit.sweepers import needs_kernel
from seabattle.beliefs import Problem
from seabattle.beliefs.gunnery import Crew, crew_on_duty
from seabattle.beliefs.plain import Plain

CREW: Crew = crew_on_duty(Problem(1, 1, ()))

either_crew = pytest.mark.parametrize(
    "crew", [pytest.param(Plain, id="twin"), pytest.param(CREW, id="kernel", marks=needs_kernel)]
)

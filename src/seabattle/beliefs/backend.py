"""Which backend does the work: the compiled kernel, or its Python twin.

``SEABATTLE_NATIVE`` chooses: ``auto`` takes the kernel where it was built,
``off`` never, ``require`` refuses to do without.
"""

import os
from importlib import import_module
from typing import Protocol

from seabattle.beliefs.exact import python_sweep
from seabattle.beliefs.exact.plan import SweepPlan


class Sweep(Protocol):
    """A plan carried out."""

    @property
    def states(self) -> int:
        """The number of states that were met."""

    @property
    def total(self) -> int:
        """The number of fleets."""

    def odds(self) -> list[int]:
        """Count for every placement the fleets that contain it."""

    def fleet(self, number: int) -> list[int]:
        """Name the placements of the fleet called *number*."""


class Sweeper(Protocol):
    """Whatever carries out plans."""

    def __call__(self, plan: SweepPlan, budget: int) -> Sweep:
        """Carry out *plan* with at most *budget* states."""


class KernelMissing(ImportError):  # noqa: N818 - it says what is the case
    """``SEABATTLE_NATIVE=require`` was set, and the kernel was not built."""


def choose_sweeper(switch: str) -> Sweeper:
    """Give the sweeper that *switch* asks for."""
    if switch not in ("auto", "off", "require"):
        raise ValueError(f"SEABATTLE_NATIVE is {switch!r}; it can be auto, off or require")
    if switch == "off":
        return python_sweep.PythonSweep
    try:
        kernel = import_module("seabattle.beliefs.exact.native_sweep")
    except ImportError as missing:
        if switch == "require":
            raise KernelMissing(
                "the kernel was not built; install with a C++ compiler"
            ) from missing
        return python_sweep.PythonSweep
    sweeper: Sweeper = kernel.NativeSweep
    return sweeper


default_sweeper = choose_sweeper(os.environ.get("SEABATTLE_NATIVE", "auto"))


def is_native() -> bool:
    """Say whether sweeps are carried out by the compiled kernel."""
    return default_sweeper is not python_sweep.PythonSweep

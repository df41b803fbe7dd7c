"""Enemy fleets kept from shot to shot.

A plot begins with fleets drawn beforehand and keeps those that would have given
the answers heard. When too few are left, all fleets there are get listed, or
others are drawn where they are many. What it holds depends on the answers, their
order and the seed alone, so a plot made anew from the same answers is the same.
"""

from typing import Protocol

from seabattle.beliefs.effort import Effort
from seabattle.beliefs.engine import native
from seabattle.beliefs.heard import Heard
from seabattle.beliefs.plain_plot import PlainPlot
from seabattle.beliefs.problem import Problem
from seabattle.beliefs.stock import Stock
from seabattle.beliefs.supply import Supply
from seabattle.beliefs.telling import Telling
from seabattle.beliefs.waters import Waters


class Plot(Protocol):
    """One seat's plot of one enemy sea."""

    def hear(self, heard: Heard) -> None:
        """Keep the fleets that would have answered so, and find others when too few are left."""

    def shot(self, seed: int) -> int:
        """Choose the likeliest cell, or one about as likely."""

    def __len__(self) -> int: ...


class Plotter(Protocol):
    """Whoever begins plots of one sea."""

    def __call__(self, effort: Effort, seed: int) -> Plot:
        """Begin a plot."""


def plotter(
    problem: Problem, telling: Telling, supply: Supply | None = None, *, plain: bool = False
) -> Plotter:
    """Give whoever plots the sea of *problem*; the fleets drawn beforehand are shared by all plots.

    *plain* insists on the Python twin.
    """
    supply = supply or Supply()
    # Classes that go by one name now may part later: even then the sea must not be too large.
    Waters(problem, hit_names_class=True)
    if not plain and native() and problem.size <= 512:
        from seabattle.beliefs.compiled_plot import CompiledPlotter

        return CompiledPlotter(problem, telling, supply)
    stock = Stock(problem, supply, hit_names_class=telling.hit_names_class)
    return lambda effort, seed: PlainPlot(stock, effort, seed)

"""Beliefs: which fleets agree with everything a seat has been told, and where to fire next."""

from seabattle.beliefs.aim import Choice
from seabattle.beliefs.effort import GREEDY, Effort
from seabattle.beliefs.engine import native
from seabattle.beliefs.exact import BUDGET, Belief, Fleet, Odds, count, odds, sample
from seabattle.beliefs.fleets import Fleets
from seabattle.beliefs.gunnery import Estimate, Gunnery
from seabattle.beliefs.heard import Heard, Word
from seabattle.beliefs.limits import Impossible, TooLarge
from seabattle.beliefs.marks import Marks, Strike, marked
from seabattle.beliefs.placing import Shape, placements, straight, turned
from seabattle.beliefs.plot import Plot, Plotter, plotter
from seabattle.beliefs.problem import Candidates, Placement, Problem
from seabattle.beliefs.sea import problem_of, problem_of_looks
from seabattle.beliefs.solo import Solo
from seabattle.beliefs.supply import Supply
from seabattle.beliefs.telling import Sinking, Telling
from seabattle.rules import Touching

__all__ = [
    "BUDGET",
    "GREEDY",
    "Belief",
    "Candidates",
    "Choice",
    "Effort",
    "Estimate",
    "Fleet",
    "Fleets",
    "Gunnery",
    "Heard",
    "Impossible",
    "Marks",
    "Odds",
    "Placement",
    "Plot",
    "Plotter",
    "Problem",
    "Shape",
    "Sinking",
    "Solo",
    "Strike",
    "Supply",
    "Telling",
    "TooLarge",
    "Touching",
    "Word",
    "count",
    "marked",
    "native",
    "odds",
    "placements",
    "plotter",
    "problem_of",
    "problem_of_looks",
    "sample",
    "straight",
    "turned",
]

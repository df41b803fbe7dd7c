"""Beliefs: which fleets agree with everything a seat has been told, counted exactly."""

from seabattle.beliefs.engine import native
from seabattle.beliefs.exact import BUDGET, Belief, Fleet, Odds, count, odds, sample
from seabattle.beliefs.limits import Impossible, TooLarge
from seabattle.beliefs.marks import Marks, Strike, marked
from seabattle.beliefs.placing import Shape, placements, straight, turned
from seabattle.beliefs.problem import Candidates, Placement, Problem
from seabattle.beliefs.sea import problem_of, problem_of_looks
from seabattle.rules import Touching

__all__ = [
    "BUDGET",
    "Belief",
    "Candidates",
    "Fleet",
    "Impossible",
    "Marks",
    "Odds",
    "Placement",
    "Problem",
    "Shape",
    "Strike",
    "TooLarge",
    "Touching",
    "count",
    "marked",
    "native",
    "odds",
    "placements",
    "problem_of",
    "problem_of_looks",
    "sample",
    "straight",
    "turned",
]

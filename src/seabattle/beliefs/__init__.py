"""Beliefs: which fleets agree with everything a seat has been told, and where to fire next."""

from seabattle.beliefs.aim import ShotChoice
from seabattle.beliefs.effort import GREEDY, Effort
from seabattle.beliefs.engine import is_native
from seabattle.beliefs.exact import BUDGET, Belief, Fleet, Odds, count, odds, sample
from seabattle.beliefs.fleets import Fleets
from seabattle.beliefs.gunnery import Estimate, Sampler
from seabattle.beliefs.heard import ShotAnswer, ShotVerdict
from seabattle.beliefs.limits import Impossible, ProblemTooLarge
from seabattle.beliefs.marks import Marks, Strike, apply_marks
from seabattle.beliefs.placing import SquareShape, list_placements, straight_shape, turn_shape
from seabattle.beliefs.plot import Tracker, TrackerFactory, make_tracker_factory
from seabattle.beliefs.problem import (
    Candidates,
    FleetProblem,
    Placement,
    problem_of,
    problem_of_looks,
)
from seabattle.beliefs.solo import SoloGame
from seabattle.beliefs.stock import PoolSize
from seabattle.beliefs.telling import Sinking, Telling
from seabattle.rules import Touching

__all__ = [
    "BUDGET",
    "GREEDY",
    "Belief",
    "Candidates",
    "Effort",
    "Estimate",
    "Fleet",
    "FleetProblem",
    "Fleets",
    "Impossible",
    "Marks",
    "Odds",
    "Placement",
    "PoolSize",
    "ProblemTooLarge",
    "Sampler",
    "ShotAnswer",
    "ShotChoice",
    "ShotVerdict",
    "Sinking",
    "SoloGame",
    "SquareShape",
    "Strike",
    "Telling",
    "Touching",
    "Tracker",
    "TrackerFactory",
    "apply_marks",
    "count",
    "is_native",
    "list_placements",
    "make_tracker_factory",
    "odds",
    "problem_of",
    "problem_of_looks",
    "sample",
    "straight_shape",
    "turn_shape",
]

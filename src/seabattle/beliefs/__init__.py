"""Beliefs: which fleets agree with everything a seat has been told, and where to fire next."""

from seabattle.beliefs.backend import (
    Backend,
    Sampler,
    SoloGame,
    Tracker,
    TrackerFactory,
    backend_for,
    is_native,
    make_sampler,
    make_tracker_factory,
)
from seabattle.beliefs.effort import GREEDY, Effort
from seabattle.beliefs.estimate import Estimate, estimate_odds
from seabattle.beliefs.exact.belief import BUDGET, Belief, Odds, count, sample
from seabattle.beliefs.fleet_problem import (
    Candidates,
    Fleet,
    FleetProblem,
    Placement,
    problem_of,
    problem_of_looks,
)
from seabattle.beliefs.limits import Impossible, ProblemTooLarge
from seabattle.beliefs.marks import Marks, Strike, apply_marks
from seabattle.beliefs.sampling.fleets import Fleets
from seabattle.beliefs.sampling.shot_answer import ShotAnswer, ShotVerdict
from seabattle.beliefs.sampling.shot_choice import ShotChoice
from seabattle.beliefs.telling import Sinking, Telling
from seabattle.beliefs.tracking.pool import PoolSize

__all__ = [
    "BUDGET",
    "GREEDY",
    "Backend",
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
    "Strike",
    "Telling",
    "Tracker",
    "TrackerFactory",
    "apply_marks",
    "backend_for",
    "count",
    "estimate_odds",
    "is_native",
    "make_sampler",
    "make_tracker_factory",
    "problem_of",
    "problem_of_looks",
    "sample",
]

"""Statistics of a run: means with standard errors, proportions with Wilson intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, stdev

from msgspec import Struct

TWO_SIDED_95 = 1.959964


class Statistic(Struct, frozen=True):
    """Mean, standard error, median, minimum and maximum of some counts."""

    mean: float
    error: float
    """The standard error of the mean."""
    median: float
    least: float
    most: float


class Proportion(Struct, frozen=True):
    """How often something happened, with the Wilson interval of 95 %."""

    times: int
    out_of: int
    rate: float
    low: float
    high: float


def summarize_counts(counts: Sequence[float]) -> Statistic:
    """The statistic of one or more counts."""
    error = stdev(counts) / sqrt(len(counts)) if len(counts) > 1 else 0.0
    return Statistic(fmean(counts), error, median(counts), min(counts), max(counts))


def estimate_proportion(times: int, out_of: int) -> Proportion:
    """The proportion with its interval; without any trials the interval is 0 to 1."""
    if not out_of:
        return Proportion(0, 0, 0.0, 0.0, 1.0)
    rate, square = times / out_of, TWO_SIDED_95**2
    middle = rate + square / (2 * out_of)
    width = TWO_SIDED_95 * sqrt(rate * (1 - rate) / out_of + square / (4 * out_of**2))
    whole = 1 + square / out_of
    low, high = (middle - width) / whole, (middle + width) / whole
    return Proportion(times, out_of, rate, max(0.0, low), min(1.0, high))


def quantile(sorted_values: Sequence[float], part: float) -> float:
    """The value below which that part of the sorted values lies."""
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))]

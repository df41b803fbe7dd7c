"""Statistics and their errors, compared with published values."""

import pytest

from seabattle.arena.statistic import estimate_proportion, quantile, summarize_counts


def test_a_figure_knows_how_sure_it_is() -> None:
    """A mean without its error claims too much."""
    found = summarize_counts([1, 2, 3, 4])

    assert (found.mean, found.median, found.least, found.most) == (2.5, 2.5, 1, 4)
    assert found.error == pytest.approx(0.6455, abs=1e-4)


@pytest.mark.parametrize(
    ("times", "out_of", "low", "high"),
    [
        (10, 20, 0.2993, 0.7007),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (85, 100, 0.7672, 0.9069),
    ],
)
def test_shares_have_the_interval_of_wilson(
    times: int, out_of: int, low: float, high: float
) -> None:
    """Ten wins of ten do not make a win certain."""
    found = estimate_proportion(times, out_of)

    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_of_no_games_nothing_is_known() -> None:
    """Ctrl-C may come before the first game is over."""
    assert (estimate_proportion(0, 0).low, estimate_proportion(0, 0).high) == (0, 1)
    assert summarize_counts([7]).error == 0


def test_quantiles_are_values_that_occurred() -> None:
    """The slowest decision of a hundred is the one people remember."""
    assert quantile(range(100), 0.99) == 99
    assert quantile([5.0], 0.99) == 5.0

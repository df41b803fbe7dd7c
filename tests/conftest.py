"""How all tests run: which marks there are, and how hard Hypothesis tries."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci",
    max_examples=100,
    # The same examples on every machine: a red build is red for everybody.
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.register_profile(
    "campaign", settings.get_profile("ci"), max_examples=3000, derandomize=False
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark that ties a test to rules of the sheets (docs/rules/coverage.md)."""
    config.addinivalue_line("markers", "rule(*numbers): shows these rules of the sheets, as SB8")

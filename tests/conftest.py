"""How all tests run: which marks there are, and how hard Hypothesis tries."""

import os
import signal
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, settings

# Tests open stores and tables as the program does, with all features.
from seabattle.features.registry import FEATURES

for feature in FEATURES:
    if feature.register_client is not None:
        feature.register_client()

settings.register_profile(
    "ci",
    max_examples=100,
    # The same examples on every machine: a red build is red for all developers.
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.register_profile("quick", settings.get_profile("ci"), max_examples=20)
settings.register_profile(
    "campaign", settings.get_profile("ci"), max_examples=3000, derandomize=False
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


pytest_plugins = (
    "kit.fixtures.browser",
    "kit.fixtures.command",
    "kit.fixtures.database",
    "kit.fixtures.server",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a test of a screen a second time: a busy machine may have been too slow to draw it."""
    for item in items:
        looks = "tui" in item.path.parts or "browser" in getattr(item, "fixturenames", ())
        # A test that says itself how often it may be tried looks for a race, not at a picture.
        if looks and item.get_closest_marker("flaky") is None:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Give no second hearing to a test that looks for a race: once is too often."""
    mark = item.get_closest_marker("flaky")
    if "SEABATTLE_ALONE" in os.environ and mark is not None and mark.kwargs.get("reruns") == 0:
        pytest.fail("it may not fail even once, and has failed beside the others")


def _load_readline() -> None:
    """Load it before any test, and take back what it does behind Python's back.

    It writes the size of a terminal into the environment of all programs that are started
    later, so what they print depended on which test had loaded it before.
    """
    with suppress(ImportError):
        import readline  # noqa: F401
    for name in {"COLUMNS", "LINES"} - os.environ.keys():
        os.unsetenv(name)


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark that ties a test to rules of the sheets (docs/rules/coverage.md).

    In the background and with nohup some signals are ignored, and so they would be by every
    program that a test starts and stops.
    """
    for number in {signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGINT)}:
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
    _load_readline()
    config.addinivalue_line("markers", "rule(*numbers): shows these rules of the sheets, as SB8")

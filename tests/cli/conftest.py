"""Commands run in a data folder of their own."""

import pytest


@pytest.fixture(autouse=True)
def use_own_home(home: object) -> None:
    """No test reads or writes the games that are kept at this machine."""

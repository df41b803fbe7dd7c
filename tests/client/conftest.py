from collections.abc import Iterator

import pytest

from kit.harbour import Harbour, moored


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """A server that all tests of this folder share."""
    with moored(tmp_path_factory.mktemp("client")) as found:
        yield found

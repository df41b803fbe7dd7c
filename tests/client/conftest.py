from collections.abc import Iterator

import pytest

from kit.servers.loopback_server import LoopbackServer, share_loopback_server


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """A server that all tests of this folder share."""
    with share_loopback_server(tmp_path_factory.mktemp("client")) as found:
        yield found

import asyncio
from pathlib import Path

import pytest

from kit.servers.loopback_server import open_loopback_server


@pytest.mark.parametrize("page", ["/", "/healthz", "/readyz", "/api/variants/classic/rules"])
def test_a_page_names_its_letters_once(tmp_path: Path, page: str) -> None:
    """A content type that says its charset twice is refused by strict proxies."""

    async def visit() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            answer = await guest.http.get(page)
            assert answer.headers["content-type"].count("charset=utf-8") == 1

    asyncio.run(visit())

"""A server whose messages cannot be read is given up, and no caller waits for it."""

import asyncio

import httpx
import pytest

from seabattle.client import ServerClient, Unreachable
from seabattle.trouble import Trouble


def test_a_message_that_cannot_be_read_ends_the_listening() -> None:
    """The task that listens ended with an unseen exception, and the table hung."""

    def answer(_request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, content=b'{"type": "view", "number": "seven"}\n')

    async def listen() -> None:
        remote = ServerClient("http://127.0.0.1:9", "token")
        remote.http = httpx.AsyncClient(
            base_url="http://127.0.0.1:9/api", transport=httpx.MockTransport(answer)
        )
        async for _ in remote.messages("m"):
            pass

    with pytest.raises(Unreachable) as gone:
        asyncio.run(asyncio.wait_for(listen(), 20))
    assert gone.value.facts["reason"] == Trouble("server/strange", status=200)

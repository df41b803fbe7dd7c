"""The bell of nodes that share a NATS broker."""

import asyncio
from typing import TYPE_CHECKING, Any, Self

from seabattle.store.bells.bell import ConnectedBell
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from nats.aio.msg import Msg

SUBJECT = "seabattle.bell"
CONNECT_SECONDS = 2


class NatsBell(ConnectedBell):
    """Messages on one subject of a broker.

    The library's own way back to a lost broker is not used: it keeps old strokes and sends
    them late, and it does not begin before the broker has been there once.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    async def __aenter__(self) -> Self:
        _load_nats()
        return await super().__aenter__()

    async def run_connection(self) -> None:
        """Ring and hear until the broker goes."""
        gone = asyncio.Event()

        async def note_loss(*_: object) -> None:
            gone.set()

        client = _load_nats().NATS()
        try:
            await client.connect(
                self._url,
                allow_reconnect=False,
                connect_timeout=CONNECT_SECONDS,
                no_echo=True,
                disconnected_cb=note_loss,
                closed_cb=note_loss,
                error_cb=note_loss,
            )
            await client.subscribe(SUBJECT, cb=self._on_message)
            await self.ring_until(gone, lambda words: client.publish(SUBJECT, words.encode()))
        finally:
            await client.close()

    async def _on_message(self, message: "Msg") -> None:
        self.hear(message.data.decode("utf-8", "replace"))


def _load_nats() -> Any:
    """The library, or a refusal where it was not installed."""
    try:
        import nats
    except ImportError:
        raise Trouble("store/extra-missing", extra="cluster") from None
    return nats

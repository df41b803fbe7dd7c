"""A door between a client and a server that slams at a chosen moment."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path


class SlammingProxy:
    """Passes on what is said; after words that *slams* picks, it closes before the answer.

    The server has heard those words and has answered them, and the client will never know.
    """

    def __init__(self, server: Path, slams: Callable[[bytes], bool]) -> None:
        self._server = server
        self._slams = slams
        self.slammed = 0

    async def stand_between(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Serve one client until either side goes."""
        answers, words = await asyncio.open_unix_connection(str(self._server))
        silent = asyncio.Event()
        telling = asyncio.create_task(self._tell(answers, writer, silent))
        try:
            while said := await reader.read(65536):
                if self._slams(said):
                    silent.set()
                words.write(said)
                await words.drain()
                if silent.is_set():
                    await telling
                    return
        except (OSError, asyncio.IncompleteReadError):
            return
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError, OSError):
                await telling
            words.close()
            writer.close()

    async def _tell(
        self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter, silent: asyncio.Event
    ) -> None:
        while answer := await answers.read(65536):
            if silent.is_set():
                self.slammed += 1
                return
            writer.write(answer)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def open_slamming_proxy(
    server: Path, socket: Path, slams: Callable[[bytes], bool]
) -> AsyncIterator[SlammingProxy]:
    """A door at a Unix socket."""
    opened = SlammingProxy(server, slams)
    listening = await asyncio.start_unix_server(opened.stand_between, str(socket))
    try:
        yield opened
    finally:
        listening.close()

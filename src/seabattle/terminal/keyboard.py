"""Keyboard input, line by line, while the match goes on."""

import asyncio
import os
import sys
from collections import deque

from seabattle.client.background_thread import run_in_thread

STDIN = 0
MOST = 65_536


class Quit(Exception):  # noqa: N818 -- Leaving is no error.
    """The person has left the table."""


def read_typed() -> bytes:
    """Some of what was typed, as soon as there is any; nothing when the line is dead."""
    # Not through sys.stdin: a thread that waits there cannot be left behind.
    return os.read(STDIN, MOST)


class Keyboard:
    """The lines that the player types; nothing is read before a line is asked for."""

    def __init__(self) -> None:
        self._lines: deque[str] = deque()
        self._rest = b""
        self.dead = False
        """Whether nothing more will be typed."""
        self._reading: asyncio.Task[bytes] | None = None

    @property
    def interactive(self) -> bool:
        """Whether a person sits there, and not a file or another program."""
        return bool(sys.stdin and sys.stdin.isatty())

    async def next_line(self) -> str:
        """The next line; a cancelled wait loses nothing, the line is there the next time.

        Raises :class:`Quit` when no more will come.
        """
        while not self._lines:
            if self.dead:
                raise Quit
            if self._reading is None:
                self._reading = asyncio.ensure_future(run_in_thread(read_typed))
            data = await asyncio.shield(self._reading)
            self._reading = None
            self._take_bytes(data)
        return self._lines.popleft()

    def _take_bytes(self, data: bytes) -> None:
        *whole, self._rest = (self._rest + data).split(b"\n")
        if not data:
            self.dead = True
            whole, self._rest = ([self._rest] if self._rest else []), b""
        self._lines.extend(line.decode("utf-8", "replace").rstrip("\r") for line in whole)

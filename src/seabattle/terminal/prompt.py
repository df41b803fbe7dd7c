"""The prompt at which a person types and reads, while the match goes on."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from seabattle.client.match_table import MatchTable, speaker_at
from seabattle.speech import Speaker
from seabattle.terminal.keyboard import Keyboard
from seabattle.terminal.wrapping import print_wrapped

Overhear = Callable[[], bool]
"""Says what is new, and whether that was anything; raises :class:`Overtaken` when the
question has come to nothing."""


class Overtaken(Exception):  # noqa: N818 -- It says what is the case.
    """Cancels a question: something has happened while it was being asked."""


class Prompt:
    """A line to type on, lines to read, and a voice that speaks the person's language."""

    def __init__(
        self, table: MatchTable, keyboard: Keyboard, tell: Callable[[str], None] = print_wrapped
    ) -> None:
        self.table = table
        self.keyboard = keyboard
        self.tell = tell
        self._connected = True

    @property
    def speaker(self) -> Speaker:
        """The speaker, with the names of the players who sit here now."""
        return speaker_at(self.table)

    def say(self, key: str, **facts: str | int) -> None:
        """Tell a sentence of the catalogs."""
        self.tell(self.speaker.say(key, **facts))

    def tell_all(self, lines: Iterable[str]) -> None:
        """Tell several lines, and no empty ones."""
        for line in lines:
            if line:
                self.tell(line)

    def report_connection(self) -> bool:
        """Say when the connection is lost, and when it is back; whether it was either."""
        if self.table.connected == self._connected:
            return False
        self._connected = self.table.connected
        self.say("line-back" if self._connected else "line-dead")
        return True

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""
        self.tell("  " + sentence)

    async def ask(self, question: str, overhear: Overhear | None = None) -> str:
        """Return the typed answer; news are told meanwhile, and the question put again."""
        self._print_question(question)
        line = asyncio.ensure_future(self.keyboard.next_line())
        try:
            while not await self._wait_for_line(line):
                if overhear is not None and overhear():
                    self._print_question(question)
            return line.result()
        finally:
            line.cancel()

    async def _wait_for_line(self, line: "asyncio.Future[str]") -> bool:
        """Wait for the line or for news; whether it was the line."""
        news = asyncio.ensure_future(self.table.news())
        either: set[asyncio.Future[Any]] = {line, news}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            news.cancel()
        if not line.done():
            news.result()
        elif news.done() and not news.cancelled():
            # It will be told again, for it is still so.
            news.exception()
        return line.done()

    def _print_question(self, question: str) -> None:
        if not question:
            return
        print_wrapped(question, end=" " if self.keyboard.interactive else "\n")

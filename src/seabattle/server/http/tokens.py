"""Bearer tokens in use: connections opened with a token are closed when it is revoked.

The process that is asked to revoke a token rings, so that all others hear of it at once.
A stroke may be lost; so each process asks now and then which of its tokens are still good.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from seabattle.matches.port import Bell, MatchId
from seabattle.store.people import People

LOOK_SECONDS = 5.0
"""Between two looks at the tokens that are in use here."""

LONGEST_PAUSE = 60.0
"""Between two looks that fail (back-off)."""

HASH_LENGTH = 64
"""The length of a token's name; that of a match is shorter."""

log = logging.getLogger("seabattle.server")

Dismiss = Callable[[], None]


class TokenListeners:
    """All who listen here by means of a token."""

    def __init__(self, people: People, bell: Bell | None = None) -> None:
        self._people = people
        self._bell = bell
        self._listening: dict[str, set[Dismiss]] = {}
        if bell is not None:
            bell.listen(self._on_bell)

    @contextmanager
    def listen_with(self, token: str | None, dismiss: Dismiss) -> Iterator[None]:
        """Have *dismiss* called if the token is revoked meanwhile."""
        if token is None:
            yield
            return
        self._listening.setdefault(token, set()).add(dismiss)
        try:
            yield
        finally:
            bearers = self._listening.get(token, set())
            bearers.discard(dismiss)
            if not bearers:
                self._listening.pop(token, None)

    async def dismiss_everywhere(self, token: str) -> None:
        """Send everybody away who listens by a token, here and at other processes."""
        self._dismiss(token)
        if self._bell is not None:
            await self._bell.ring(MatchId(token))

    async def watch_revocations(self) -> None:
        """Look again and again, until somebody cancels it."""
        pause = LOOK_SECONDS
        while True:
            await asyncio.sleep(pause)
            try:
                await self.check_revocations()
            except Exception as error:  # noqa: BLE001 -- Whatever it was, somebody has to look.
                pause = min(LONGEST_PAUSE, 2 * pause)
                log.warning("token check failed, will retry in %.0f s: %r", pause, error)
            else:
                pause = LOOK_SECONDS

    def check_soon(self) -> None:
        """Look without anybody waiting for it; should it fail, the next look will not."""
        task = asyncio.ensure_future(self.check_revocations())
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def check_revocations(self) -> None:
        """Send everybody away whose token is no longer good."""
        for token in await self._people.find_revoked_tokens(tuple(self._listening)):
            self._dismiss(token)

    async def _on_bell(self, word: str) -> None:
        if len(word) == HASH_LENGTH and word in self._listening:
            await self.check_revocations()

    def _dismiss(self, token: str) -> None:
        for dismiss in tuple(self._listening.get(token, ())):
            dismiss()

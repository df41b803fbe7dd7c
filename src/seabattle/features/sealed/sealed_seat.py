"""Our seat at a sealed table: all that is told is checked here, and what is owed is said.

The fleet and the keys never leave this machine. The server is believed nothing: every
message is decided here once more, and whoever tells something that cannot be is found out.
"""

import asyncio
import secrets
from collections import deque
from functools import partial
from pathlib import Path

from seabattle.client.background_thread import run_in_thread
from seabattle.client.server_client import PASSING, PAUSE, Rejected, ServerClient
from seabattle.fairness.proofs.signature import public_key
from seabattle.fairness.sealed.noted_proofs import placing_in
from seabattle.fairness.sealed.sealed_message import Says, SealField, SignedMessage
from seabattle.fairness.sealed.sealed_player import (
    Distrust,
    SealedPlayer,
    SeatSecrets,
    new_seat_secrets,
)
from seabattle.features.sealed.key_storage import KeyStorage
from seabattle.game import Seat
from seabattle.matches.request import Say
from seabattle.matches.telling.notice import MessageTaken
from seabattle.rules import Ruleset, Ship
from seabattle.trouble import Trouble
from seabattle.wire.sealed import PlacingJudged

OVERTAKEN = frozenset(
    {
        "sealed/out-of-place",
        "sealed/said-before",
        "sealed/nothing-to-answer",
        "sealed/seat-free",
        "placement/already-placed",
        "phase/not-placing",
        "phase/no-lots",
        "phase/over",
    }
)
"""Refusals that mean that something else comes first: it is heard, and what is owed said anew."""


def distrust_trouble(found: Distrust) -> Trouble:
    """Why nothing more is said at a table, for whoever sits there."""
    return Trouble("server/distrusted", why=found.why.rpartition("/")[2])


class SealedSeat:
    """Keeps the secrets of a seat, and answers for it."""

    def __init__(
        self,
        remote: ServerClient,
        match: str,
        ruleset: Ruleset,
        seat: Seat,
        storage: KeyStorage,
    ) -> None:
        self._remote = remote
        self.match = match
        self.ruleset = ruleset
        self.seat = seat
        self._key_storage = storage
        self._heard: deque[MessageTaken] = deque()
        """What was told and is not yet checked."""
        self._hearing, self._speaking = asyncio.Lock(), asyncio.Lock()
        self._told_at_least = 0
        """How much we must have been told before there is anything new to say."""
        self.player: SealedPlayer | None = None
        """Nobody before the fleet is chosen."""
        self._lock = storage.lock(match, seat)
        kept = storage.find(match, seat)
        if kept is not None:
            self._begin(kept)

    @property
    def ships(self) -> tuple[Ship, ...]:
        """Where our fleet lies; nothing before it is chosen."""
        return () if self.player is None else self.player.kept.ships

    @property
    def behind(self) -> bool:
        """Whether something was told that is not yet checked."""
        return bool(self._heard)

    @property
    def folder(self) -> Path:
        """Where the secrets lie."""
        return self._key_storage.path

    def choose_fleet(self, ships: tuple[Ship, ...]) -> None:
        """Draw fresh secrets for a fleet, and keep them; once they are, nothing is changed."""
        if self.player is None:
            own = new_seat_secrets(self.match, self.seat, ships, secrets.token_bytes)
            self._key_storage.keep(own)
            self._begin(own)

    def _begin(self, own: SeatSecrets) -> None:
        self.player = SealedPlayer(self.ruleset, own, secrets.token_bytes, self._key_storage.keep)

    def check_key(self, announced: str | None) -> None:
        """See that the key of this seat, once it is announced, is ours. Raises :class:`Trouble`.

        Else it was announced on another device, and nobody here can answer.
        """
        kept = None if self.player is None else public_key(self.player.kept.secret).hex()
        if announced is not None and announced != kept:
            self.close()
            raise Trouble("sealed/secrets-gone", match=self.match)

    def close(self) -> None:
        """Let another program answer for this seat."""
        self._lock.release()

    def note(self, said: MessageTaken) -> None:
        """Take note of a message; it is checked when there is time."""
        self._heard.append(said)

    async def catch_up(self) -> SealedPlayer:
        """Check all that was told, by whoever plays here.

        Raises :class:`Distrust` for what cannot be.
        """
        assert self.player is not None, self.match
        async with self._hearing:
            while self._heard:
                said = self._heard[0]
                blob = await self._find_blob(said)
                await run_in_thread(partial(self.player.hear, said.seat, said.command, blob))
                self._heard.popleft()
        return self.player

    async def _find_blob(self, said: MessageTaken) -> bytes | None:
        placing = placing_in(said.command)
        if placing is None:
            return None
        return await self._remote.fetch(f"/matches/{self.match}/placings/{placing.hex()}")

    async def do_duty(self, number: int) -> bool:
        """Say what is owed when we have been told so much, if anything is; whether it was."""
        player = await self.catch_up()
        if number < self._told_at_least:
            return False
        if await self.say_again(number):
            return True
        owed = await run_in_thread(player.duty)
        if owed is None:
            return False
        if isinstance(owed, SealField):
            await self._send_blob(player)
        await self.say(owed)
        return True

    def may_move(self, number: int) -> bool:
        """Whether it is for us to fire, when we have been told so much."""
        if self.player is None or number < self._told_at_least:
            return False
        state = self.player.game.state
        return state.table.turn == self.seat and state.called is None and bool(state.to_act)

    async def _send_blob(self, player: SealedPlayer) -> None:
        assert player.blob is not None
        path = f"/matches/{self.match}/placings"
        await self._remote.send_bytes(path, player.blob, PlacingJudged)

    async def say(self, says: Says) -> int:
        """Say something; how much we have been told by then. Raises :class:`Rejected`.

        It is sent until the server answers, and what is sent again is the very same.
        """
        async with self._speaking:
            assert self.player is not None
            return await self._send(await run_in_thread(partial(self.player.say, says)))

    async def say_again(self, number: int) -> bool:
        """Send what was kept before the connection broke or the program ended; whether we did.

        Whatever was said once under a number stands: a shot that never arrived is fired
        now, and no other. *number* is how much we have been told.
        """
        async with self._speaking:
            assert self.player is not None
            unsent = None if number < self._told_at_least else self.player.unsent()
            if unsent is not None:
                await self._send(unsent)
            return unsent is not None

    async def _send(self, signed: SignedMessage) -> int:
        request, name = Say(signed.data, signed.signature), secrets.token_hex(8)
        while True:
            try:
                done = await self._remote.ask(self.match, name, request)
            except Rejected as rejected:
                if rejected.facts["problem"] not in PASSING:
                    raise
            else:
                self._told_at_least = done.number
                return done.number
            await asyncio.sleep(PAUSE)

"""A match on a server, seen from one seat of it or by a spectator.

The view is grown here from what is told, as it would be at home; the server is asked for
nothing that it has not told.
"""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from seabattle.bots.hint import follow_odds, hint_odds
from seabattle.client.background_thread import run_in_thread
from seabattle.client.match_table import (
    SeatHint,
    TableLost,
    TableRefusal,
    speaker_at,
)
from seabattle.client.saved_fleets import SavedFleets
from seabattle.client.server_client import PASSING, Rejected, ServerClient, Unreachable
from seabattle.game import PlaceFleet, Seat
from seabattle.matches.port import MatchId
from seabattle.matches.request import Act, PlayerRequest
from seabattle.matches.telling.notice import Hurry, LogEntry, hear_told
from seabattle.matches.telling.notice_text import say_notice
from seabattle.rules import Ruleset, Ship
from seabattle.trouble import TroubleFact
from seabattle.views import View, Viewer, new_view
from seabattle.wire import ToldMessage
from seabattle.wire.draft_message import DRAFT_CHANGED, DraftMessage, DraftWanted
from seabattle.wire.match import Description
from seabattle.wire.match import Hint as HintMessage
from seabattle.wire.match_info import MatchInfo


class OnlineTable:
    """A live match far away."""

    def __init__(
        self, remote: ServerClient, found: Description, saved_fleets: SavedFleets, lang: str
    ) -> None:
        self._remote = remote
        self._lang = lang
        self._saved_fleets = saved_fleets
        self._ruleset = found.ruleset
        self._match_info = found.company
        self._nonce = secrets.token_hex(16)
        """One for the table, so that a fleet sent again is the same request."""
        self._host = found.host
        self._seat: Viewer = found.seat
        self._view: View = new_view(found.ruleset, found.seat, sealed=self._is_sealed)
        self._told: list[LogEntry] = []
        self._connected = True
        self._lost: TableLost | None = None
        self._warnings: list[Hurry] = []
        self._unanswered: tuple[PlayerRequest, int, str] | None = None
        """A request that may have been kept: on which number it was made, and its id."""
        self._draft_version = 0
        """The version of the fleet draft that this client knows."""
        self._rung = asyncio.Event()
        self._caught_up = asyncio.Event()
        self._turned = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    @property
    def lang(self) -> str:
        """The language in which it is refused and told."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        self._lang = lang
        self._remote.speak(lang)

    @property
    def _is_sealed(self) -> bool:
        return self._match_info.sealed is not None

    @property
    def told_count(self) -> int:
        """How many entries the server has told this client."""
        return len(self._told)

    def ring(self) -> None:
        """Wake the tasks that wait for news, so that they look again."""
        self._rung.set()

    @property
    def match(self) -> MatchId:
        """The name of the match."""
        return self._match_info.match

    @property
    def ruleset(self) -> Ruleset:
        """By which rules it is played."""
        return self._ruleset

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seat of this client, or none."""
        return () if self._seat is None else (self._seat,)

    @property
    def host(self) -> bool:
        """Whether this client hosts the table."""
        return self._host

    @property
    def match_info(self) -> MatchInfo:
        """The sitters of the match, and what was agreed, as the server said last."""
        return self._match_info

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return speaker_at(self).names

    @property
    def answer_due(self) -> bool:
        """Always false: at a table whose server knows the fields no player owes an answer."""
        return False

    @property
    def connected(self) -> bool:
        """Whether the server answers."""
        return self._connected

    @property
    def saved_fleets(self) -> SavedFleets:
        """The fleets that are kept at this machine."""
        return self._saved_fleets

    def view(self, viewer: Viewer) -> View:
        """Return the view of this client; there is no other viewer here."""
        self._check(viewer)
        return self._view

    def messages_for(self, viewer: Viewer, after: int = 0) -> Sequence[LogEntry]:
        """Return what the server has told this client beyond *after*."""
        self._check(viewer)
        return self._told[max(0, after) :]

    def _check(self, viewer: Viewer) -> None:
        # A player who has lost the seat may still look through its eyes.
        if viewer is not None and viewer != self._seat and self._seat is not None:
            raise ValueError(f"seat {viewer} is not played here")

    def time_warnings(self) -> tuple[str, ...]:
        """Return the warnings since the last call that the player's time is nearly out."""
        found, self._warnings = self._warnings, []
        speaker = speaker_at(self)
        return tuple(say_notice(speaker, each, self._seat) for each in found)

    async def ask(self, seat: Seat, request: PlayerRequest) -> TableRefusal | None:
        """Send a request to the server, and return when its outcome has been told."""
        self._check(seat)
        made_on, request = len(self._told), self._mix_in(request)
        name = self._request_id(request, made_on)
        try:
            done = await self._remote.ask(self.match, name, request, made_on)
        except Rejected as rejected:
            if rejected.facts["problem"] not in PASSING:
                self._unanswered = None
            return refusal_of(rejected)
        except Unreachable as gone:
            raise TableLost("table/lost", reason=gone.facts["reason"]) from None
        self._unanswered = None
        await self.wait_until_told(done.number)
        return None

    async def wait_until_told(self, number: int) -> None:
        """Wait until the server has told so much, or the connection is lost for good."""
        async with self._turned:
            await self._turned.wait_for(lambda: len(self._told) >= number or self._lost is not None)

    def _mix_in(self, request: PlayerRequest) -> PlayerRequest:
        """Send a nonce beside the fleet, so that the server cannot have chosen the lots."""
        if self._match_info.commitments is None or not isinstance(request, Act):
            return request
        placing = isinstance(request.command, PlaceFleet)
        return Act(request.command, self._nonce) if placing else request

    def _request_id(self, request: PlayerRequest, made_on: int) -> str:
        """Return a new id, or the same for a request that is repeated before other news.

        The server may have kept it although its answer was lost (idempotency key).
        """
        if self._unanswered is None or self._unanswered[:2] != (request, made_on):
            self._unanswered = request, made_on, secrets.token_hex(8)
        return self._unanswered[2]

    async def wait_until_current(self) -> None:
        """Wait until all that was told before this client came is heard, or cannot be heard."""
        await self._caught_up.wait()

    async def news(self) -> None:
        """Wait until the server has told something, or the connection comes or goes."""
        await self._rung.wait()
        self._rung.clear()
        if self._lost is not None:
            self._rung.set()
            raise self._lost

    async def load_draft(self, seat: Seat) -> tuple[Ship, ...]:
        """The fleet laid so far, in a browser or here."""
        self._check(seat)
        try:
            found = await self._remote.get(self._draft_path, DraftMessage)
        except (Rejected, Unreachable):
            # An older server keeps none; an unreachable server is reported elsewhere.
            return ()
        self._draft_version = found.version
        return found.ships

    async def save_draft(self, seat: Seat, ships: tuple[Ship, ...]) -> bool:
        """Keep the fleet laid so far, in place of the version that this client knows."""
        self._check(seat)
        wanted = DraftWanted(ships, self._draft_version)
        try:
            found = await self._remote.put(self._draft_path, wanted, DraftMessage)
        except Rejected as rejected:
            return rejected.facts["problem"] != DRAFT_CHANGED
        except Unreachable:
            return True
        self._draft_version = found.version
        return True

    @property
    def _draft_path(self) -> str:
        return f"/matches/{self.match}/fleet-draft"

    async def hint(self, seat: Seat) -> SeatHint | TableRefusal:
        """Return the server's hint; with an older server the odds are computed here."""
        self._check(seat)
        try:
            found = await self._remote.get(f"/matches/{self.match}/hint", HintMessage)
        except Rejected as rejected:
            return refusal_of(rejected)
        except Unreachable as gone:
            raise TableLost("table/lost", reason=gone.facts["reason"]) from None
        if found.odds is not None:
            return SeatHint(found.command, found.odds)
        view = self._view
        odds = await run_in_thread(lambda: hint_odds(view))
        return SeatHint(follow_odds(view, found.command, odds), odds)

    async def record(self) -> bytes | TableRefusal:
        """The game written down, once it is over."""
        try:
            return await self._remote.fetch(f"/matches/{self.match}/record")
        except Rejected as rejected:
            return refusal_of(rejected)
        except Unreachable as gone:
            raise TableLost("table/lost", reason=gone.facts["reason"]) from None

    async def close(self) -> None:
        """Leave the screen; the player keeps the seat."""
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening

    async def _listen(self) -> None:
        """Hear what is told, until nothing more can come."""
        try:
            while True:
                # Returns when the client's place has changed: then everything is told anew.
                await self._hear_on()
        except Unreachable as gone:
            await self._lose(gone.facts["reason"])
        except Rejected as rejected:
            await self._lose(rejected)

    async def _hear_on(self) -> None:
        async for message in self._remote.messages(self.match, 0, self._line):
            if isinstance(message, Hurry):
                self._warnings = [message]
                self._rung.set()
            elif isinstance(message, ToldMessage):
                self._hear(message)
            elif message.seat != self._seat or message.number != len(self._told):
                self._start_anew(message.seat)
                await self._turn(message.company)
                return
            else:
                self._caught_up.set()
                await self._turn(message.company)

    def _hear(self, message: ToldMessage) -> None:
        what: Any = message.what
        # What is told again after a broken line is known already.
        if message.number == len(self._told) + 1:
            self._told.append(LogEntry(message.number, message.at, what))
            self._view = hear_told(self._view, what)

    def _start_anew(self, seat: Viewer) -> None:
        self._seat = seat
        self._view = new_view(self._ruleset, seat, sealed=self._is_sealed)
        self._told = []

    async def _turn(self, match_info: MatchInfo) -> None:
        """Publish what was told at once: from now on all waiting tasks may look."""
        self._match_info = match_info
        self._rung.set()
        async with self._turned:
            self._turned.notify_all()

    async def _lose(self, reason: TroubleFact) -> None:
        self._lost = TableLost("table/lost", reason=reason)
        self._connected = False
        self._caught_up.set()
        self._rung.set()
        async with self._turned:
            self._turned.notify_all()

    def _line(self, stands: bool) -> None:  # noqa: FBT001 -- Called by the remote alone.
        if stands != self._connected:
            self._connected = stands
            self._rung.set()


def refusal_of(rejected: Rejected) -> TableRefusal:
    """Return the refusal of the server as one of the table."""
    return TableRefusal(str(rejected.facts["problem"]), str(rejected.facts["detail"]))

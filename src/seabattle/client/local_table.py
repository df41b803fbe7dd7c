"""A match that is kept at this machine: against the computer, or several at one keyboard."""

import asyncio
import secrets
from collections.abc import Callable, Sequence

from seabattle.bots.hint import make_hint
from seabattle.client.background_thread import run_in_thread
from seabattle.client.match_table import SeatHint, TableRefusal, speaker_at
from seabattle.client.saved_fleets import SavedFleets
from seabattle.game import Phase, PlaceFleet, Refusal, Seat, seats_in
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import MatchId, PlayerId
from seabattle.matches.refusal import NotOverYet, TryAgain
from seabattle.matches.request import Act, EndRound, PlayerRequest, Remind, SendAway
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.telling.match_record import record_of
from seabattle.matches.telling.notice import LogEntry
from seabattle.records import write_record
from seabattle.rules import Ruleset, Ship
from seabattle.speech import say
from seabattle.speech.computer import is_ours
from seabattle.views import View, Viewer, why_not_in_view
from seabattle.wire.match_info import MatchInfo, match_info_of

TRIES = 3
"""Number of tries of a request that the file did not take."""

PAUSE = 0.3
"""Seconds between two tries."""


def player_at(seat: Seat) -> PlayerId:
    """Return the player id of a local seat. The file is private, so the number is enough."""
    return PlayerId(f"home {seat}")


class LocalTable:
    """A live match in this process."""

    def __init__(
        self,
        service: Service,
        live: LiveMatch,
        saved_fleets: SavedFleets,
        lang: str,
        leave: Callable[[], None],
    ) -> None:
        """*leave* is called when the table is closed."""
        self.lang = lang
        self._service = service
        self._live = live
        self._saved_fleets = saved_fleets
        self._leave = leave
        self._rung = asyncio.Event()
        self._ears: tuple[Viewer, ...] = self.seats or (None,)
        for viewer in self._ears:
            live.listen(viewer, self._ring)

    def _ring(self) -> None:
        self._rung.set()

    @property
    def match(self) -> MatchId:
        """The name of the match."""
        return self._live.match

    @property
    def ruleset(self) -> Ruleset:
        """By which rules it is played."""
        return self._live.state.opened.ruleset

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats at which people sit: all of them are here."""
        return tuple(seats_in(self._live.state.people))

    @property
    def host(self) -> bool:
        """Whether the player is the host: at home always."""
        return True

    @property
    def match_info(self) -> MatchInfo:
        """The sitters of the match, and what was agreed."""
        service, live = self._service, self._live
        return match_info_of(
            live.match, live.state, service.watch.now(), service.elapsed_time(live)
        )

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
        """One is always at home here."""
        return True

    @property
    def saved_fleets(self) -> SavedFleets:
        """The fleets that are kept at this machine."""
        return self._saved_fleets

    def view(self, viewer: Viewer) -> View:
        """Return the view of a seat that is played here, or the public view."""
        return self._live.view(self._here(viewer))

    def messages_for(self, viewer: Viewer, after: int = 0) -> Sequence[LogEntry]:
        """Return what such a viewer has been told beyond *after*."""
        return self._live.messages_for(self._here(viewer), after)

    def _here(self, viewer: Viewer) -> Viewer:
        if viewer is not None and viewer not in self.seats:
            raise ValueError(f"seat {viewer} is not played here")
        return viewer

    def time_warnings(self) -> tuple[str, ...]:
        """Return no warnings: at home no clock runs."""
        return ()

    async def ask(self, seat: Seat, request: PlayerRequest) -> TableRefusal | None:
        """Ask something for a seat that is played here, and come back when it is on disk."""
        self._here(seat)
        # The player at the keyboard may do what the host does.
        hosts = isinstance(request, EndRound | SendAway | Remind)
        by = self._live.state.opened.host if hosts else player_at(seat)
        ask = SubmittedRequest(secrets.token_hex(8), request, by)
        for left in reversed(range(TRIES)):
            answer = await self._service.submit(self.match, ask)
            if not isinstance(answer, Refusal):
                await self._drop_draft(seat, request)
                return None
            if not isinstance(answer, TryAgain) or not left:
                return self._refusal_of(answer)
            await asyncio.sleep(PAUSE)
        raise AssertionError("the last try returns")

    async def _drop_draft(self, seat: Seat, request: PlayerRequest) -> None:
        if isinstance(request, Act) and isinstance(request.command, PlaceFleet):
            await self._saved_fleets.keep_draft(self.match, player_at(seat), ())

    def _refusal_of(self, refusal: Refusal) -> TableRefusal:
        return TableRefusal(refusal.code, speaker_at(self).refusal(refusal))

    async def news(self) -> None:
        """Wait until a player here has been told something since this last returned."""
        await self._rung.wait()
        self._rung.clear()

    async def load_draft(self, seat: Seat) -> tuple[Ship, ...]:
        """The fleet laid so far, before the table was left."""
        return await self._saved_fleets.draft_of(self.match, player_at(seat))

    async def save_draft(self, seat: Seat, ships: tuple[Ship, ...]) -> bool:
        """Keep the fleet laid so far; at home no other client changes it."""
        await self._saved_fleets.keep_draft(self.match, player_at(seat), ships)
        return True

    async def hint(self, seat: Seat) -> SeatHint | TableRefusal:
        """Return the computer's advice by the view of this seat, where the table allows hints."""
        if not self._live.state.opened.hints:
            return TableRefusal("match/no-hints", say(self.lang, "refusal-match-no-hints"))
        view = self.view(seat)
        command, odds = await run_in_thread(lambda: make_hint(view))
        refusal = why_not_in_view(view, command)
        if refusal is not None:
            return self._refusal_of(refusal)
        return SeatHint(command, odds)

    async def record(self) -> bytes | TableRefusal:
        """The game written down, once it is over: before, it would show the fleets of others."""
        if self._live.view(None).table.phase is not Phase.OVER:
            return self._refusal_of(NotOverYet())
        speaker = speaker_at(self)
        bots = [chair.bot or "" for chair in self._live.state.opened.chairs]
        # Built-in bots by the word they were seated with: a replay says it in any language.
        names = tuple(
            bot if is_ours(bot) else speaker.name(Seat(seat)) for seat, bot in enumerate(bots)
        )
        return await asyncio.to_thread(write_record, record_of(self._live, names))

    async def close(self) -> None:
        """Get up; the match stays in its file."""
        for viewer in self._ears:
            self._live.leave(viewer, self._ring, self._service.watch.now())
        self._leave()

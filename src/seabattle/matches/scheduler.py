"""The scheduler of live matches: timers for clocks, background tasks for the server's bots."""

import asyncio
import logging
from collections.abc import Callable, Coroutine

from seabattle.bots.stand_in import stand_ins
from seabattle.game import Refusal, Seat, SeatMask, seats_in
from seabattle.matches.clock import ClockAlarm, next_alarm, remaining_time
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.played_game import BotRequest, BotSeat
from seabattle.matches.port import (
    BotMove,
    LogbookDamaged,
    LogbookFailed,
    MatchId,
    ProverBusy,
    Thinker,
    Thought,
)
from seabattle.matches.refusal import TryAgain
from seabattle.matches.request import LookAtClock, NotePresence
from seabattle.matches.rounds.deadline import time_to_deadline
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.task import cancel_tasks
from seabattle.views import View

log = logging.getLogger("seabattle.matches")

LONGEST = 3600.0
"""Seconds that a timer is set for at most; then the clock is looked at again."""

SHORTEST = 0.02
"""And at least: a time is out at its moment, not when the scheduler looks."""

RETRY = 0.2
"""Seconds until something is tried again that the logbook did not take."""

LONGEST_RETRY = 30.0
"""Seconds between two tries of a move that every player has failed at."""


LONGEST_TOLL = 10.0
"""Seconds until a bot asks again whether its move is paid for."""

Toll = Callable[[LiveMatch, str], float]
"""Charges a move of a bot that plays among computers alone; how many seconds to wait for it."""


class MatchScheduler:
    """Timers and bot moves: all that happens at a match without a request."""

    def __init__(
        self, service: Service, thinker: Thinker, *, pause: float = 0.0, toll: Toll | None = None
    ) -> None:
        """*pause* is how long a bot waits before each move, so that thinking tells nothing."""
        self._toll = toll
        self._service = service
        self._thinker = thinker
        self._pause = pause
        self._thinking: dict[tuple[MatchId, Seat], int] = {}
        self._timers: dict[MatchId, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._beginning = asyncio.Lock()
        """Held for a turn of the event loop by the bot that is about to move."""
        service.add_observer(self.schedule_match)

    def schedule_match(self, live: LiveMatch, here: bool) -> None:  # noqa: FBT001 -- Called by the service alone.
        """Start what a match needs now; *here* is whether this process has to go on with it.

        Clocks are watched wherever the match is known, as a seat is warned where it listens.
        """
        self._set_timer(live)
        self._deny_absence(live)
        if not here or live.damaged:
            return
        for seat in self._bots_to_move(live):
            if (live.match, seat) not in self._thinking:
                self._thinking[live.match, seat] = live.seq
                self._start(self._move_bot(live, seat))
        if live.state.rematch_due:
            self._start(self._open_next_game(live))

    async def stop(self) -> None:
        """Cancel all timers and tasks."""
        for timer in self._timers.values():
            timer.cancel()
        await cancel_tasks(*self._tasks)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move_bot(self, live: LiveMatch, seat: Seat) -> None:
        """Move for a bot as long as it is to move."""
        bot = live.state.opened.chairs[seat].bot or ""
        tries = BotAttempts(bot)
        try:
            while seat in self._bots_to_move(live) and not live.damaged:
                if self._pause:
                    await asyncio.sleep(self._pause)
                if self._toll is not None and live.plays_alone and (wait := self._toll(live, bot)):
                    await asyncio.sleep(min(wait, LONGEST_TOLL))
                    continue
                await self._wait_to_begin()
                await live.prepare_view(seat)
                if await self._move_once(live, seat, tries.players()):
                    tries.start_anew()
                else:
                    await asyncio.sleep(tries.fail())
        finally:
            self._thinking.pop((live.match, seat), None)

    async def _wait_to_begin(self) -> None:
        """Queue the bots that are to move at the same moment, so that they begin in turn.

        Sixty-three views and requests to the worker pool in one turn of the event loop kept
        all other players waiting for 12 ms.
        """
        async with self._beginning:
            await asyncio.sleep(0)

    def _bots_to_move(self, live: LiveMatch) -> tuple[Seat, ...]:
        return () if live.rests(self._service.watch.now()) else live.state.computers_to_move()

    async def _move_once(self, live: LiveMatch, seat: Seat, players: tuple[str, ...]) -> bool:
        """Whether a bot has moved, or has nothing to be blamed for."""
        view = live.view(seat)
        heard = len(view.log)
        try:
            asked = await live.state.game.ask_bot(self._bot_seat(live, seat, players, view))
            outcome = await self._service.submit(live.match, _submitted(live, seat, asked, heard))
        except ProverBusy:
            outcome = TryAgain()
        except Exception:
            log.exception("bot failed at seat %d of match %s", seat, live.match)
            return False
        if isinstance(outcome, TryAgain):
            log.info("bot at seat %d of match %s tries again in a moment", seat, live.match)
            await asyncio.sleep(RETRY)
        elif isinstance(outcome, Refusal):
            log.info(
                "bot command refused at seat %d of match %s: %s", seat, live.match, outcome.code
            )
            # If something else has happened meanwhile, the bot is not to blame.
            return len(live.view(seat).log) > heard
        return True

    def _bot_seat(
        self, live: LiveMatch, seat: Seat, players: tuple[str, ...], view: View
    ) -> BotSeat:
        opened, proofs = live.state.opened, self._service.proofs
        seed = opened.chairs[seat].seed

        async def think(shown: View) -> BotMove:
            return await self._thinker.move(Thought(live.match, opened.host, players, seed, shown))

        return BotSeat(
            live.match,
            opened.host,
            seat,
            view,
            think,
            proofs.prover,
            proofs.placings,
            live.state.storage[seat],
        )

    def _deny_absence(self, live: LiveMatch) -> None:
        """Deny a claim of absence against a player who is present on this node."""
        claim = live.state.claim
        if claim is not None and live.is_present(claim.seat, self._service.watch.now()):
            self._start(
                self._deny(live, SubmittedRequest(f"there {live.seq}", NotePresence(claim.seat)))
            )

    async def _deny(self, live: LiveMatch, ask: SubmittedRequest) -> None:
        await self._service.submit(live.match, ask)

    async def _open_next_game(self, live: LiveMatch) -> None:
        try:
            await self._service.open_next_game(live)
        except (LogbookFailed, LogbookDamaged):
            log.info("rematch of match %s waits for the logbook", live.match)

    def _set_timer(self, live: LiveMatch) -> None:
        timer = self._timers.pop(live.match, None)
        if timer is not None:
            timer.cancel()
        rule, face = live.state.opened.clock, live.state.clock
        # The clock of an evicted match is seen to when it is due, by the next round of the poller.
        if not live.held or live.rests(self._service.watch.now()):
            return
        stroke = next_alarm(rule, face, self._service.elapsed_time(live))
        if live.state.deadline is not None and not live.state.over and not live.plays_alone:
            stroke = ClockAlarm(time_to_deadline(live.state.deadline, self._service.watch))
        if stroke is not None:
            pause = max(0, face.since - self._service.watch.now())
            wait = min(max((stroke.wait + pause) / 1000, SHORTEST), LONGEST)
            # A seat that is looked at earlier than that is not in a hurry yet.
            hurried = stroke.hurried if wait < LONGEST else 0
            loop = asyncio.get_running_loop()
            self._timers[live.match] = loop.call_later(wait, self._on_alarm, live, hurried)

    def _on_alarm(self, live: LiveMatch, hurried: SeatMask) -> None:
        self._timers.pop(live.match, None)
        rule, face, spent = (
            live.state.opened.clock,
            live.state.clock,
            self._service.elapsed_time(live),
        )
        if self._service.is_out_of_time(live):
            self._start(self._check_clock(live))
            return
        for seat in seats_in(hurried & face.running):
            live.hurry(seat, remaining_time(rule, face, seat, spent))
        self._set_timer(live)

    async def _check_clock(self, live: LiveMatch) -> None:
        ask = SubmittedRequest(f"clock {live.seq}", LookAtClock())
        if isinstance(await self._service.submit(live.match, ask), Refusal):
            await asyncio.sleep(RETRY)
        self._set_timer(live)


class BotAttempts:
    """Failed attempts of a bot at a move: which player tries next, and when.

    No player loses a game by a fault of the server. Each failure hands the move to a quicker
    player. When the quickest has failed, too, it is tried again for as long as it takes (back-off).
    """

    def __init__(self, bot: str) -> None:
        self._ladder = stand_ins(bot)
        self._failed = 0

    def players(self) -> tuple[str, ...]:
        """Return the player to think now, followed by its stand-ins."""
        return self._ladder[min(self._failed, len(self._ladder) - 1) :]

    def start_anew(self) -> None:
        """The bot has moved: the next move is its own again."""
        self._failed = 0

    def fail(self) -> float:
        """Note a failure, and say how many seconds to wait before the next try."""
        self._failed += 1
        again = self._failed - len(self._ladder)
        return 0.0 if again < 0 else min(RETRY * 2.0 ** min(again, 30), LONGEST_RETRY)


def _submitted(live: LiveMatch, seat: Seat, asked: BotRequest, heard: int) -> SubmittedRequest:
    """The request of one of the server's bots, which had *heard* so much."""
    move, bot = asked.move, live.state.opened.chairs[seat].bot
    return SubmittedRequest(
        asked.id,
        asked.request,
        seat=seat,
        stand_in=None if move is None or move.player == bot else move.player,
        heard=None if move is None else heard,
        secrets=asked.secrets,
    )

"""The scheduler of live matches: timers for clocks, background tasks for our own bots."""

import asyncio
import logging
from collections.abc import Coroutine

from seabattle.game import Refusal, Resign, Seat, SeatCommand, SeatMask, seats_in
from seabattle.matches.clock import next_alarm, remaining_time, seats_out_of_time
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import LogbookDamaged, LogbookFailed, MatchId, Thinker
from seabattle.matches.request import Act, LookAtClock, NotePresence
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.task import cancel_tasks

log = logging.getLogger("seabattle.matches")

LONGEST = 3600.0
"""Seconds that a timer is set for at most; then the clock is looked at again."""

SHORTEST = 0.02
"""And at least: a time is out when it is out, not when somebody looks."""

RETRY = 0.2
"""Seconds until something is tried again that the logbook did not take."""


class MatchScheduler:
    """Everything that happens at a match without anybody asking for it."""

    def __init__(self, service: Service, thinker: Thinker, *, pause: float = 0.0) -> None:
        """*pause* is how long a bot waits before each move, so that thinking tells nothing."""
        self._service = service
        self._thinker = thinker
        self._pause = pause
        self._thinking: dict[tuple[MatchId, Seat], int] = {}
        self._timers: dict[MatchId, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        service.add_observer(self.schedule_match)

    def schedule_match(self, live: LiveMatch, here: bool) -> None:  # noqa: FBT001 -- Called by the service alone.
        """See what a match needs now; *here* is whether it falls to this process to go on.

        Clocks are watched wherever the match is known, as a seat is warned where it listens.
        """
        self._set_timer(live)
        self._deny_absence(live)
        if not here or live.damaged:
            return
        for seat in live.state.computers_to_move():
            if (live.match, seat) not in self._thinking:
                self._thinking[live.match, seat] = live.seq
                self._start(self._move_bot(live, seat))
        if live.state.rematch_due:
            self._start(self._open_next_game(live))

    async def stop(self) -> None:
        """Let nothing happen any more."""
        for timer in self._timers.values():
            timer.cancel()
        await cancel_tasks(*self._tasks)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move_bot(self, live: LiveMatch, seat: Seat) -> None:
        """Move for a bot as long as it is to move."""
        try:
            while seat in live.state.computers_to_move() and not live.damaged:
                if self._pause:
                    await asyncio.sleep(self._pause)
                if not await self._move_once(live, seat):
                    return
        finally:
            self._thinking.pop((live.match, seat), None)

    async def _move_once(self, live: LiveMatch, seat: Seat) -> bool:
        """Whether one more command of a bot was carried out."""
        chair, view = live.state.opened.chairs[seat], live.view(seat)
        assert chair.bot is not None
        # The same view leads to the same command, whichever process thinks: one id for it.
        name = f"bot {seat} {len(view.log)}"
        try:
            command = await self._thinker.move(chair.bot, chair.seed, view)
            outcome = await self._service.submit(live.match, _move(name, seat, command))
        except Exception:
            log.exception("bot failed at seat %d of match %s", seat, live.match)
            outcome = await self._service.submit(live.match, _move(f"{name} !", seat, Resign()))
            return False
        if isinstance(outcome, Refusal):
            # Something else has happened meanwhile, or the logbook is away; the watch tries again.
            log.info(
                "bot command refused at seat %d of match %s: %s", seat, live.match, outcome.code
            )
            await asyncio.sleep(RETRY)
        return True

    def _deny_absence(self, live: LiveMatch) -> None:
        """Say that somebody is here whom somebody else believes to be gone."""
        claim = live.state.claim
        if claim is not None and live.is_present(claim.seat):
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
        # The clock of an evicted match is seen to when it is due, by whoever goes round then.
        if not rule.runs or not live.held:
            return
        stroke = next_alarm(rule, face, self._service.elapsed_time(live))
        if stroke is not None:
            wait = min(max(stroke.wait / 1000, SHORTEST), LONGEST)
            loop = asyncio.get_running_loop()
            self._timers[live.match] = loop.call_later(wait, self._on_alarm, live, stroke.hurried)

    def _on_alarm(self, live: LiveMatch, hurried: SeatMask) -> None:
        self._timers.pop(live.match, None)
        rule, face, spent = (
            live.state.opened.clock,
            live.state.clock,
            self._service.elapsed_time(live),
        )
        if seats_out_of_time(rule, face, spent):
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


def _move(name: str, seat: Seat, command: SeatCommand) -> SubmittedRequest:
    """What one of our own bots does, under the *name* of its thought."""
    return SubmittedRequest(name, Act(command), seat=seat)

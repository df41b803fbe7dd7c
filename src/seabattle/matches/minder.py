"""Looks after live matches: moves for our own bots, and sees that no clock is forgotten."""

import asyncio
import logging
from collections.abc import Coroutine

from seabattle.game import Refusal, Resign, Seat
from seabattle.matches.clock import soonest, warning
from seabattle.matches.live import Live
from seabattle.matches.port import MatchId, Thinker
from seabattle.matches.request import Act, LookAtClock
from seabattle.matches.service import Ask, Service

log = logging.getLogger("seabattle.matches")

LONGEST = 3600.0
"""Seconds that a timer is set for at most; then the clock is looked at again."""


class Minder:
    """Everything that happens at a match without anybody asking for it."""

    def __init__(self, service: Service, thinker: Thinker, *, pause: float = 0.0) -> None:
        """*pause* is how long a bot waits before each move, so that thinking tells nothing."""
        self._service = service
        self._thinker = thinker
        self._pause = pause
        self._thinking: dict[tuple[MatchId, Seat], int] = {}
        self._timers: dict[MatchId, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        service.minded_by(self.mind)

    def mind(self, live: Live) -> None:
        """See what a match needs now."""
        self._set_timer(live)
        for seat in live.sitting.computers_to_move():
            if (live.match, seat) not in self._thinking:
                self._thinking[live.match, seat] = live.seq
                self._start(self._move(live, seat))
        if live.sitting.rematch and not live.sitting.following:
            self._start(self._service.next_game(live))

    async def stop(self) -> None:
        """Let nothing happen any more."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move(self, live: Live, seat: Seat) -> None:
        """Move for a bot as long as it is to move."""
        try:
            while seat in live.sitting.computers_to_move():
                if self._pause:
                    await asyncio.sleep(self._pause)
                if not await self._moved(live, seat):
                    return
        finally:
            self._thinking.pop((live.match, seat), None)

    async def _moved(self, live: Live, seat: Seat) -> bool:
        """Whether one more command of a bot was carried out."""
        chair, view = live.sitting.opened.chairs[seat], live.view(seat)
        assert chair.bot is not None
        # The same view leads to the same command, whichever process thinks: one id for it.
        name = f"bot {seat} {len(view.log)}"
        try:
            command = await self._thinker.move(chair.bot, chair.seed, view)
            outcome = await self._service.submit(live.match, Ask(name, Act(command)))
        except Exception:
            log.exception("the bot at seat %d of match %s failed", seat, live.match)
            outcome = await self._service.submit(live.match, Ask(f"{name} !", Act(Resign(seat))))
            return False
        if isinstance(outcome, Refusal):
            # Something else has happened meanwhile, or the logbook is away; the watch tries again.
            log.info("the bot at seat %d of match %s: %s", seat, live.match, outcome.code)
            await asyncio.sleep(0.2)
        return True

    def _set_timer(self, live: Live) -> None:
        timer = self._timers.pop(live.match, None)
        if timer is not None:
            timer.cancel()
        left = soonest(live.sitting.opened.clock, live.sitting.clock, self._service.spent(live))
        if left is not None:
            loop = asyncio.get_running_loop()
            wait = min(left / 1000, LONGEST)
            self._timers[live.match] = loop.call_later(wait, self._ring, live)

    def _ring(self, live: Live) -> None:
        self._timers.pop(live.match, None)
        self._start(self._look(live))

    async def _look(self, live: Live) -> None:
        await self._service.submit(live.match, Ask(f"clock {live.seq}", LookAtClock()))
        self._set_timer(live)


def warned_at(live: Live) -> int:
    """How long before the end of a time its seat is warned."""
    return warning(live.sitting.opened.clock)

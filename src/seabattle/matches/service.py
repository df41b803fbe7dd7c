"""Live matches: every command goes through here, and nothing is said before it is kept.

A command is decided on what this process knows, written to the logbook as the next page,
and only then let happen and told. If another process was quicker, the logbook says so:
its pages are read, and the command is decided again. So there is one order of things for
each match, whoever writes it.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

from msgspec import Struct, json
from msgspec.structs import replace

from seabattle.game import Refusal, Seat
from seabattle.game.seat import seats_in
from seabattle.matches.chance import SYSTEM
from seabattle.matches.clock import out_of_time, soonest
from seabattle.matches.conduct import Occasion, conducted
from seabattle.matches.event import Happened, MatchEvent, Reminded
from seabattle.matches.live import Live
from seabattle.matches.opening import Locksmith, Plan, opening, rematch
from seabattle.matches.port import (
    Bell,
    Card,
    Kept,
    Logbook,
    LogbookFailed,
    MatchId,
    Milliseconds,
    Page,
    PlayerId,
    Taken,
    Watch,
)
from seabattle.matches.refusal import NoSuchMatch, OutOfDate, TryAgain
from seabattle.matches.request import Act, LookAtClock, NoteRematch, Request
from seabattle.matches.sitting import Sitter, Sitting, gone_on
from seabattle.views import Viewer
from seabattle.views.report import FleetReady, OrderReady

GRACE = 3000
"""How long another process waits before it moves for a bot that this one should move for."""

MOST = 20_000
"""Matches held in memory; those that nobody watches make room first."""


_written = json.Encoder().encode

Mind = Callable[[Live, bool], None]
"""Called with a match, and whether it falls to this process to go on with it."""


class Ask(Struct, frozen=True, gc=False):
    """A request, and where it comes from."""

    id: str
    """Chosen by whoever asks; asking twice with the same id is asking once."""
    request: Request
    by: PlayerId | None = None
    made_on: int | None = None
    """How many things the asker had been told when this was made."""


class Answered(Struct, frozen=True):
    """The request was carried out, now or before, and is on disk."""

    number: int
    """How many things the asker has been told, this among them."""


class Service:
    """All live matches of one process."""

    def __init__(
        self,
        logbook: Logbook,
        bell: Bell,
        watch: Watch,
        *,
        secret: bytes,
        chance: Random = SYSTEM,
    ) -> None:
        self.logbook = logbook
        self.watch = watch
        self.smith = Locksmith(secret)
        self._bell = bell
        self._chance = chance
        self._held: dict[MatchId, Live] = {}
        self._loading: dict[MatchId, asyncio.Task[Live | None]] = {}
        self._minders: list[Mind] = []
        bell.listen(self._heard)

    def minded_by(self, minder: Mind) -> None:
        """Have *minder* look at every match that goes on, or that is taken up again."""
        self._minders.append(minder)

    async def open(self, plan: Plan, host: Sitter, id: str) -> Live:  # noqa: A002 -- As in Ask.
        """Lay a table; asking twice with the same *id* lays one."""
        assert host.player is not None
        match = self.smith.match(host.player, id)
        return await self._laid(match, opening(plan, host, match, self.smith, self._chance))

    async def _laid(self, match: MatchId, events: tuple[MatchEvent, ...]) -> Live:
        at = self.watch.now()
        page = Page(1, "open", at, json.encode(Happened(events)))
        live = Live(match, page)
        kept = await self.logbook.append(match, page, card_of(live.match, at, live.sitting))
        if not isinstance(kept, Kept):
            found = await self.live(match)
            assert found is not None
            return found
        self._hold(live)
        return live

    async def live(self, match: MatchId) -> Live | None:
        """The match of that name, taken up from its log if need be.

        Raises :class:`LogbookFailed` when the logbook does not answer.
        """
        held = self._held.get(match)
        if held is not None:
            return held
        task = self._loading.get(match)
        if task is None:
            task = asyncio.ensure_future(self._taken_up(match))
            self._loading[match] = task
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def _taken_up(self, match: MatchId) -> Live | None:
        pages = await self.logbook.pages(match)
        if not pages:
            return None
        live = Live(match, pages[0])
        for page in pages[1:]:
            live.turn_page(page)
        if match in self._held:
            return self._held[match]
        self._hold(live)
        return live

    def _hold(self, live: Live) -> None:
        self._held[live.match] = live
        if len(self._held) > MOST:
            self._make_room()
        self._mind(live)

    def _make_room(self) -> None:
        idle = [each for each in self._held.values() if not each.watched and not each.lock.locked()]
        for live in idle[: MOST // 10]:
            del self._held[live.match]

    async def submit(self, match: MatchId, ask: Ask) -> Answered | Refusal:
        """Carry a request out, once, and come back when it is on disk."""
        try:
            return await self._submitted(match, ask)
        except LogbookFailed:
            return TryAgain()

    async def _submitted(self, match: MatchId, ask: Ask) -> Answered | Refusal:
        live = self._held.get(match) or await self.live(match)
        if live is None:
            return NoSuchMatch()
        name = f"{ask.by or ''}/{ask.id}"
        async with live.lock:
            refusal = await self._carried_out(live, name, ask)
        viewer = live.sitting.seat_of(ask.by)
        return refusal or Answered(live.heard(viewer))

    async def _carried_out(self, live: Live, name: str, ask: Ask) -> Refusal | None:
        while name not in live.commands:
            if live.sitting.opened.clock.runs:
                await self._clock_looked_at(live)
                if name in live.commands:
                    # Another process has carried it out; it must not be held against itself.
                    break
            stale = _out_of_date(live, ask)
            if stale is not None:
                return stale
            outcome = conducted(live.sitting, ask.request, self._occasion(live, ask), self._chance)
            if isinstance(outcome, Refusal):
                # Another process may know better; it is asked before a refusal is given.
                if await self.caught_up(live):
                    continue
                return outcome
            if not outcome or await self._written(live, name, outcome):
                break
        return None

    async def _clock_looked_at(self, live: Live) -> None:
        """Whose time is out has lost, even if nobody noticed before the next command."""
        while out_of_time(live.sitting.opened.clock, live.sitting.clock, self.spent(live)):
            ask = Ask("", LookAtClock())
            outcome = conducted(live.sitting, ask.request, self._occasion(live, ask), self._chance)
            if isinstance(outcome, Refusal) or not outcome:
                return
            await self._written(live, f"/clock {live.seq}", outcome)

    async def _written(self, live: Live, name: str, events: tuple[MatchEvent, ...]) -> bool:
        """Whether the events are kept, now or from before; if not, there is more to read first."""
        happened = Happened(events, self.spent(live))
        page = Page(live.seq + 1, name, self.watch.now(), _written(happened))
        sitting = gone_on(live.sitting, happened, page.at)
        card = next_card(live, sitting)
        kept = await self.logbook.append(live.match, page, card)
        if isinstance(kept, Kept):
            live.go_on(page, happened, sitting)
            live.card = card, sitting
            await self._bell.ring(live.match)
        else:
            await self.caught_up(live)
            if isinstance(kept, Taken):
                return False
        # A page that was kept before, unknown to us, may be waiting for its answer.
        self._mind(live)
        return True

    async def caught_up(self, live: Live) -> bool:
        """Read what other processes have written; whether there was anything."""
        pages = await self.logbook.pages(live.match, live.seq)
        for page in pages:
            live.turn_page(page)
        if pages:
            self._mind(live, here=False)
        return bool(pages)

    async def _heard(self, match: MatchId) -> None:
        """Read on, if the logbook answers; if not, the next patrol will."""
        live = self._held.get(match)
        if live is not None:
            with suppress(LogbookFailed):
                async with live.lock:
                    await self.caught_up(live)

    def spent(self, live: Live) -> Milliseconds:
        """How long the running clocks have run since the last page."""
        clock = live.sitting.clock
        if not clock.running:
            return 0
        return max(0, self.watch.on_duty(clock.since, self.watch.now()))

    def _occasion(self, live: Live, ask: Ask) -> Occasion:
        if isinstance(ask.request, Act):
            # Who is away and for how long matters to claims and reminders alone.
            return Occasion(ask.by)
        reminded = self._reminded(live)
        return Occasion(ask.by, self.spent(live), self._away(live), self._claimed(live), reminded)

    def _reminded(self, live: Live) -> Milliseconds | None:
        at = live.sitting.reminded_at
        return None if at is None else max(0, self.watch.now() - at)

    def _claimed(self, live: Live) -> Milliseconds:
        claim = live.sitting.claim
        return 0 if claim is None else self.watch.on_duty(claim.since, self.watch.now())

    def _away(self, live: Live) -> tuple[Milliseconds | None, ...]:
        now = self.watch.now()
        return tuple(
            None
            if sitter is None or sitter.player is None or live.present(Seat(seat))
            else self.watch.on_duty(live.away_since(Seat(seat)), now)
            for seat, sitter in enumerate(live.sitting.sitters)
        )

    def _mind(self, live: Live, *, here: bool = True) -> None:
        for minder in self._minders:
            minder(live, here)

    async def next_game(self, live: Live) -> None:
        """Lay the table for the next game, once everybody who can be asked has asked for it."""
        if not live.sitting.rematch_due:
            return
        match = self.smith.match("rematch", live.match)
        await self._laid(match, rematch(live.sitting, match, live.match, self._chance))
        await self.submit(live.match, Ask("rematch", NoteRematch(match)))

    async def look_after(self, before: Milliseconds) -> None:
        """See to the matches that somebody has to look after, as whoever should may be gone."""
        for match in await self.logbook.due(before):
            live = await self.live(match)
            if live is not None:
                await self._heard(match)
                self._mind(live)

    async def look_round(self) -> None:
        """Read on in every match that somebody here listens to, and answer for who is here."""
        watched = {live.match: live.seq for live in self._held.values() if live.watched}
        for match in await self.logbook.newer(watched) if watched else ():
            await self._heard(match)
        for live in tuple(self._held.values()):
            if live.sitting.claim is not None:
                self._mind(live, here=False)


def card_of(match: MatchId, opened_at: Milliseconds, sitting: Sitting) -> Card:
    """What the list says of a match; nothing in it depends on what happens in secret."""
    free = sitting.free
    return Card(
        match=match,
        variant=sitting.opened.variant,
        opened_at=opened_at,
        moved_at=sitting.moved_at,
        phase="open" if free else sitting.state.table.phase,
        listed=sitting.opened.listed,
        seats=len(sitting.sitters),
        free=sum(sitting.opened.chairs[seat].key is None for seat in seats_in(free)),
        names=tuple(sitter.name if sitter else "" for sitter in sitting.sitters),
        players=tuple(sitter.player for sitter in sitting.sitters if sitter and sitter.player),
        due=_due(sitting),
    )


def next_card(live: Live, sitting: Sitting) -> Card:
    """The card of a match that has gone on; most of what it says stays as it was."""
    if live.card is not None:
        card, before = live.card
        then, now = before.state.table, sitting.state.table
        if before.sitters is sitting.sitters and (then.phase, then.out) == (now.phase, now.out):
            return replace(card, moved_at=sitting.moved_at, due=_due(sitting))
    return card_of(live.match, live.opened_at, sitting)


def _due(sitting: Sitting) -> Milliseconds | None:
    moments = []
    if sitting.computers_to_move() or sitting.rematch_due:
        moments.append(sitting.moved_at + GRACE)
    left = soonest(sitting.opened.clock, sitting.clock)
    if left is not None:
        moments.append(sitting.clock.since + left)
    return min(moments, default=None)


def _out_of_date(live: Live, ask: Ask) -> Refusal | None:
    """Whether the asker has missed something that may change their mind."""
    if ask.made_on is None:
        return None
    viewer: Viewer = live.sitting.seat_of(ask.by)
    missed = live.told(viewer, ask.made_on)
    if all(isinstance(each.what, FleetReady | OrderReady | Reminded) for each in missed):
        return None
    return OutOfDate(ask.made_on, live.heard(viewer))

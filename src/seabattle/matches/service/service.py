"""Live matches: every command goes through here, and nothing is said before it is kept.

A command is decided on what this process knows, written to the logbook as the next page,
and only then applied and told. If another process was quicker, the logbook says so
(optimistic locking on the page number): its pages are read, and the command is decided
again (retry). So each match has one order of events, whichever process writes it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from random import Random

from msgspec.structs import replace

from seabattle.fairness.sealed.noted_proofs import Unchecked
from seabattle.game import Refusal
from seabattle.game.codec import encode_json
from seabattle.matches.clock import seats_out_of_time
from seabattle.matches.decide_request import decide_request
from seabattle.matches.event import MatchEvent, PageBody, page_version
from seabattle.matches.live_match import (
    LiveMatch,
    apply_page,
    fold_in_parts,
    fold_pages,
    next_card,
)
from seabattle.matches.lots import SYSTEM
from seabattle.matches.match_plan import (
    KeyDeriver,
    MatchPlan,
    OtherTable,
    lay_the_same,
    opening_events,
    opening_page,
    rematch_events,
)
from seabattle.matches.played_command import RequestOutcome
from seabattle.matches.port import (
    Bell,
    Kept,
    Logbook,
    LogbookDamaged,
    LogbookFailed,
    MatchId,
    Milliseconds,
    Page,
    PageTooNew,
    PlacingStore,
    PlayerId,
    Prover,
    ProverBusy,
    Taken,
    Watch,
)
from seabattle.matches.refusal import (
    IdTaken,
    MatchDamaged,
    MatchDeleted,
    NoSuchMatch,
    TryAgain,
)
from seabattle.matches.request import (
    LookAtClock,
    NoteRematch,
    request_digest,
)
from seabattle.matches.sealed.proof_desk import ProofDesk
from seabattle.matches.seats.absence import ABSENT, ANSWER
from seabattle.matches.service.held_matches import (
    MOST_BYTES,
    MOST_HELD,
    DamagedMatches,
    HeldMatches,
)
from seabattle.matches.service.request_circumstances import (
    circumstances_of,
    elapsed_time,
    is_past_deadline,
)
from seabattle.matches.service.submitted_request import (
    Answered,
    SubmittedRequest,
    request_name,
    stale_refusal,
)
from seabattle.matches.state import Sitter, card_of, evolve_match
from seabattle.matches.telling.tombstone import tombstone_of

MOST_DUE = 1000
"""Matches that are looked after in one round."""

MOST_CHECKS = 4
"""How often a message is checked anew because the match has gone on meanwhile."""

SIGHT = ABSENT + ANSWER
"""How long it is known here that a player has asked for something."""

MatchObserver = Callable[[LiveMatch, bool], None]
"""Called with a match, and whether it falls to this process to go on with it."""


class DeletedMatchError(Exception):
    """A table would be laid under the name of a match that was deleted."""


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
        most_held: int = MOST_HELD,
        most_held_bytes: int = MOST_BYTES,
        patience: Milliseconds | None = None,
        placings: PlacingStore | None = None,
        prover: Prover | None = None,
    ) -> None:
        """*patience* is how long computers play on alone while no viewer looks."""
        self.logbook = logbook
        self.watch = watch
        self.key_deriver = KeyDeriver(secret)
        self._bell = bell
        self._chance = chance
        self._held = HeldMatches(most_held, self._in_use, most_held_bytes)
        self._patience = patience
        self.damaged = DamagedMatches()
        self._loading: dict[MatchId, asyncio.Task[LiveMatch | None]] = {}
        self._observers: list[MatchObserver] = []
        self.tombstones: Collection[PlayerId] = ()
        """Of visitors who were deleted; readers of a page see these in their place."""
        self.is_deleted: Callable[[MatchId], Awaitable[bool]] | None = None
        """Asked before a table is laid: what was deleted does not come back under its name."""
        self.proofs = ProofDesk(placings, prover)
        bell.listen(self._on_bell)

    def add_observer(self, observer: MatchObserver) -> None:
        """Call *observer* for every match that goes on, or that is taken up again."""
        self._observers.append(observer)

    async def open_match(self, plan: MatchPlan, host: Sitter, id: str) -> LiveMatch:  # noqa: A002 -- As in SubmittedRequest.
        """Lay a table; asking twice with the same *id* lays one (idempotent).

        Raises :class:`OtherTable` when it was another table that was laid under the *id*.
        """
        assert host.player is not None
        match = self.key_deriver.derive_match_id(host.player, id)
        return await self.create_match(
            match, opening_events(plan, host, match, self.key_deriver, self._chance)
        )

    async def create_match(self, match: MatchId, events: tuple[MatchEvent, ...]) -> LiveMatch:
        """Lay the table of a first page; the same one again where it was laid before."""
        if self.is_deleted is not None and await self.is_deleted(match):
            raise DeletedMatchError
        first = replace(opening_page(events), ahead=self.watch.ahead())
        page = Page(1, "open", self.watch.now(), encode_json(first))
        live = LiveMatch(match, page)
        card = card_of(live.match, live.opened_at, live.state)
        kept = await self.logbook.append(match, page, card)
        if not isinstance(kept, Kept):
            found = await self.load_match(match)
            assert found is not None
            if not lay_the_same(found.opening, live.opening):
                raise OtherTable
            return found
        return self._hold(live)

    async def load_match(self, match: MatchId) -> LiveMatch | None:
        """The match of that name, taken up from its log if need be.

        Raises :class:`LogbookFailed` when the logbook does not answer, and
        :class:`LogbookDamaged` when what it answers is not what was written.
        """
        held = self._held.get(match)
        if held is not None:
            return held
        known = self._held.find(match)
        if known is not None:
            return self._hold(known)
        task = self._loading.get(match)
        if task is None:
            task = asyncio.ensure_future(self._load_from_log(match))
            self._loading[match] = task
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load_from_log(self, match: MatchId) -> LiveMatch | None:
        try:
            pages = await self.logbook.pages(match)
            stones = self.tombstones
            live = await fold_in_parts(match, pages, stones) if pages else None
            if live is not None and stones is not self.tombstones:
                # A visitor was deleted meanwhile, and must not be named any more.
                live = fold_pages(match, pages, self.tombstones)
        except LogbookDamaged as damaged:
            self.note_damage(match, damaged)
            raise
        self.damaged.clear(match)
        return None if live is None else self._hold(live)

    def _hold(self, live: LiveMatch) -> LiveMatch:
        """Keep a match in memory, or the copy that another task has put there first."""
        if not live.held:
            live.taken_up_at = self.watch.now()
            live.audience.patience = self._patience
        live, evicted = self._held.hold(live)
        for each in evicted:
            self._notify_observers(each, here=False)
        self._notify_observers(live)
        return live

    def _in_use(self, live: LiveMatch) -> bool:
        """Whether a match should stay in memory; what is evicted is read again when needed."""
        # Who has been seen is known here alone, and must outlast what a claim waits for.
        return live.watched or live.lock.locked() or live.seen_within(SIGHT, self.watch.now())

    def note_seen(self, live: LiveMatch, player: PlayerId | None) -> None:
        """A player has asked for something: to poll is to be present, for five minutes."""
        seat = live.state.seat_of(player)
        if seat is None:
            return
        live.note_seen(seat, self.watch.now())
        if live.state.claim is not None:
            self._notify_observers(live, here=False)

    def note_look(self, live: LiveMatch, address: str = "") -> None:
        """A viewer looks at a match: computers that rest there are woken."""
        now, audience = self.watch.now(), live.audience
        rested = live.rests(now)
        audience.looked_at, audience.address = now, address
        if rested:
            audience.back_at = now
            self._notify_observers(live)

    def note_damage(self, match: MatchId, damaged: LogbookDamaged) -> None:
        """Log a damaged match once, and notify its listeners."""
        self.damaged.note(match, damaged, self.watch.now())
        live = self._held.drop(match)
        if live is not None:
            live.end_damaged(damage_refusal(damaged))
            self._notify_observers(live, here=False)

    def forget_match(self, match: MatchId) -> None:
        """Drop a match that was deleted; tasks that still hold it can write nothing there."""
        live = self._held.drop(match)
        if live is not None:
            live.deleted = True
            self._notify_observers(live, here=False)

    def forget_player(self, tombstone: PlayerId) -> Sequence[MatchId]:
        """Drop every match with a player who was deleted, to read it again without them."""
        found = [live for live in self._held if _has_sat(live, tombstone)]
        for live in found:
            self._held.drop(live.match)
            self._notify_observers(live, here=False)
        return [live.match for live in found]

    async def read_on(self, match: MatchId) -> None:
        """Read what another process has written to a match, where it is held here."""
        await self._on_bell(match)
        live = self._held.get(match)
        if live is not None:
            self._notify_observers(live)

    async def submit(self, match: MatchId, ask: SubmittedRequest) -> Answered | Refusal:
        """Carry a request out, once (idempotent by id), and come back when it is on disk."""
        try:
            for _ in range(MOST_CHECKS):
                try:
                    return await self._submit_once(match, ask)
                except Unchecked:
                    # The match is not locked meanwhile; it may have gone on by then.
                    refusal = await self._have_checked(match, ask)
                    if refusal is not None:
                        return refusal
        except (LogbookFailed, ProverBusy):
            return TryAgain()
        except LogbookDamaged as damaged:
            self.note_damage(match, damaged)
            return damage_refusal(damaged)
        return TryAgain()

    async def _have_checked(self, match: MatchId, ask: SubmittedRequest) -> Refusal | None:
        """Check what a request depends on; return a refusal if that cannot be done."""
        live = self._held.get(match) or await self.load_match(match)
        if live is None:
            return NoSuchMatch()
        seat = ask.seat if ask.by is None else live.state.seat_of(ask.by)
        return await self.proofs.find_out(live, ask.request, seat)

    async def _submit_once(self, match: MatchId, ask: SubmittedRequest) -> Answered | Refusal:
        live = self._held.get(match) or await self.load_match(match)
        if live is None:
            return NoSuchMatch()
        name = request_name(ask.by, ask.id)
        # The ids of the service's own requests name their purpose; the first node to write decides.
        asked = "" if ask.by is None else request_digest(ask.request)
        self.note_seen(live, ask.by)
        async with live.lock:
            if live.deleted:
                return MatchDeleted()
            refusal = await self._carry_out(live, name, ask, asked)
            if refusal is None and live.asked.get(name, asked) != asked:
                refusal = IdTaken()
        viewer = live.state.seat_of(ask.by)
        return refusal or Answered(live.message_count(viewer))

    async def _carry_out(
        self, live: LiveMatch, name: str, ask: SubmittedRequest, asked: str
    ) -> Refusal | None:
        while name not in live.commands:
            if live.state.opened.clock.runs or live.state.deadline is not None:
                await self._settle_clock(live)
                if name in live.commands:
                    # Another process has carried it out; it must not be held against itself.
                    break
            stale = stale_refusal(live, ask)
            if stale is not None:
                return stale
            outcome = self._decide(live, ask)
            if isinstance(outcome, Refusal):
                # Another process may know better; it is asked before a refusal is given.
                if await self.catch_up(live):
                    continue
                return outcome
            if not outcome or await self._write_page(live, name, outcome, asked):
                break
        return None

    def _decide(self, live: LiveMatch, ask: SubmittedRequest) -> RequestOutcome:
        circumstances = circumstances_of(live, ask, self.watch, self.key_deriver)
        return decide_request(live.state, ask.request, circumstances, self._chance)

    async def _settle_clock(self, live: LiveMatch) -> None:
        """Decide the game against a player whose time is out, even before the next command."""
        while self.is_out_of_time(live):
            ask = SubmittedRequest("", LookAtClock())
            outcome = self._decide(live, ask)
            if isinstance(outcome, Refusal) or not outcome:
                return
            await self._write_page(live, f"/clock {live.seq}", outcome)

    def is_out_of_time(self, live: LiveMatch) -> bool:
        """Whether the time of a player is out, or that of the round."""
        rule, face = live.state.opened.clock, live.state.clock
        late = seats_out_of_time(rule, face, self.elapsed_time(live))
        return bool(late) or is_past_deadline(live, self.watch)

    async def _write_page(
        self, live: LiveMatch, name: str, events: tuple[MatchEvent, ...], asked: str = ""
    ) -> bool:
        """Whether the events are kept, now or from before; if not, there is more to read first."""
        version = page_version(events)
        spent, ahead = self.elapsed_time(live), self.watch.ahead()
        happened = PageBody(events, spent, version, asked, ahead)
        page = Page(live.seq + 1, name, self.watch.now(), encode_json(happened))
        state = evolve_match(live.state, happened, page.at)
        card = next_card(live, state)
        kept = await self.logbook.append(live.match, page, card)
        if isinstance(kept, Kept):
            live.advance(page, happened, state)
            live.card = card, state
            await self._bell.ring(live.match)
        else:
            await self.catch_up(live)
            if isinstance(kept, Taken):
                return False
        # A page kept by an earlier attempt, unknown to this node, may be waiting for its answer.
        self._notify_observers(live)
        return True

    async def catch_up(self, live: LiveMatch) -> bool:
        """Read what other processes have written; whether there was anything."""
        pages = await self.logbook.pages(live.match, live.seq)
        for page in pages:
            apply_page(live, page)
        if pages:
            self._notify_observers(live, here=False)
        return bool(pages)

    async def _on_bell(self, match: MatchId) -> None:
        """Read on, if the logbook answers; if not, the next round of the poller will."""
        live = self._held.find(match)
        if live is None:
            return
        try:
            async with live.lock:
                await self.catch_up(live)
        except LogbookFailed:
            return
        except LogbookDamaged as damaged:
            self.note_damage(match, damaged)

    def elapsed_time(self, live: LiveMatch) -> Milliseconds:
        """Return how long the running clocks have run since the last page."""
        return elapsed_time(live, self.watch)

    def _notify_observers(self, live: LiveMatch, *, here: bool = True) -> None:
        for observer in self._observers:
            observer(live, here)

    async def open_next_game(self, live: LiveMatch) -> None:
        """Lay the table for the next game, once every player who can be asked has asked for it."""
        if not live.state.rematch_due:
            return
        match = self.key_deriver.derive_match_id("rematch", live.match)
        events = rematch_events(live.state, match, live.match, self._chance)
        with suppress(DeletedMatchError):
            await self.create_match(match, events)
        await self.submit(live.match, SubmittedRequest("rematch", NoteRematch(match)))

    async def resume_due_matches(self, before: Milliseconds) -> None:
        """Resume the matches that are due, because the process that should do it may be gone.

        A damaged match stays due for ever; it must neither stop nor crowd out the others.
        """
        for match in await self.logbook.due(before, MOST_DUE + len(self.damaged)):
            if not self.damaged.rests(match, before):
                await self._resume_match(match)

    async def _resume_match(self, match: MatchId) -> None:
        try:
            live = await self.load_match(match)
            if live is not None:
                await self._on_bell(match)
                # Only pages from before computers could rest are due; the next page is not.
                self.note_look(live)
                self._notify_observers(live)
        except LogbookFailed:
            raise
        except LogbookDamaged:
            return
        except Exception as error:  # noqa: BLE001 -- It is logged, and the round goes on.
            # A fault of the server is logged as damage is, and stops no other match either.
            self.damaged.note(match, error, self.watch.now())

    async def poll_watched_matches(self) -> None:
        """Read on in every match that has a listener here, and note which players are present."""
        now = self.watch.now()
        watched = {
            live.match: live.seq
            for live in self._held
            if live.watched or live.seen_within(SIGHT, now)
        }
        for match in await self.logbook.newer(watched) if watched else ():
            await self._on_bell(match)
        for live in self._held:
            if live.watched and not live.held:
                # It was evicted while a client was about to listen.
                self._hold(live)
            if live.state.claim is not None:
                self._notify_observers(live, here=False)


def _has_sat(live: LiveMatch, tombstone: PlayerId) -> bool:
    """Whether a player at a match has a certain tombstone by now."""
    players = (sitter.player for sitter in live.state.sitters if sitter is not None)
    return any(player is not None and tombstone_of(player) == tombstone for player in players)


def damage_refusal(damaged: LogbookDamaged) -> Refusal:
    """Return the refusal to tell; another node may be able to read a page that is too new here."""
    return TryAgain() if isinstance(damaged, PageTooNew) else MatchDamaged()
